package flipscope.web.lesson;

import flipscope.web.trace.predict.PaperQuestionView;

/** A step to predict, in print. */
public record PaperPartView(BlockView block, PaperQuestionView question) implements PartView {}
