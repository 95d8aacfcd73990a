package flipscope.web.view.lesson;

import flipscope.web.view.BriefView;

/** Two algorithms side by side. */
public record ComparePartView(BlockView block, BriefView brief) implements PartView {}
