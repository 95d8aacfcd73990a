package flipscope.lesson;

/** What follows one another on the page of a lesson. A part with a mistake keeps its place. */
public sealed interface LessonPart permits Prose, FaultyPart, Block {}
