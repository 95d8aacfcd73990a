package flipscope.lesson;

/** A picture that stands in a scene, beside the text. */
public interface StagedBlock extends Block {}
