package flipscope.lesson;

/** A block with a scene: a picture beside the text, which one that is only read has not. */
public interface SceneBlock extends Block {}
