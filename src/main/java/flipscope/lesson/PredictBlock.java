package flipscope.lesson;

import flipscope.story.Detail;

/**
 * A step that is to be predicted.
 *
 * @param at the step
 * @param detail whether a stage, a line or an operation is asked about
 */
public record PredictBlock(String name, String caption, int line, Run run, String at, Detail detail)
        implements Block {}
