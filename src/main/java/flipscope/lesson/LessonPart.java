package flipscope.lesson;

/** A part of a lesson. */
public sealed interface LessonPart permits Prose, FaultyPart, Block {

    /** The first line in the file, from 1. */
    int line();
}
