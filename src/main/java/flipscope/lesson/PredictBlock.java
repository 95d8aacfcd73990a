package flipscope.lesson;

import flipscope.story.Detail;

/**
 * A step to predict.
 *
 * @param detail whether the question is about a stage, a line or an operation
 */
public record PredictBlock(String name, String caption, int line, Run run, String at, Detail detail)
        implements Block {}
