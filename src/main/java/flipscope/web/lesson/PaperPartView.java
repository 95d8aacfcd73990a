package flipscope.web.lesson;

import flipscope.web.trace.predict.PaperQuestionView;

/** A step that is to be predicted, on paper. */
public record PaperPartView(BlockView block, PaperQuestionView question) implements PartView {}
