package flipscope.web.lesson;

import flipscope.web.compare.ComparisonSummaryView;

/** Two algorithms side by side. */
public record ComparePartView(BlockView block, ComparisonSummaryView brief) implements PartView {}
