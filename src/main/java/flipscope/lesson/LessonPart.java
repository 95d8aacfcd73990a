package flipscope.lesson;

/** A part of a lesson. */
public sealed interface LessonPart permits Prose, FaultyPart, Block {}
