package flipscope.web.view.lesson;

import flipscope.web.view.PaperQuestionView;

/** A step that is to be predicted, on paper. */
public record PaperPartView(BlockView block, PaperQuestionView question) implements PartView {}
