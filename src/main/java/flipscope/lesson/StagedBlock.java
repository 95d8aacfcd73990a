package flipscope.lesson;

/** A picture that stands on the stage, beside the text. */
public interface StagedBlock extends Block {}
