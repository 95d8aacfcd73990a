package flipscope.lesson;

/** What a lesson is made of, from top to bottom. */
public sealed interface LessonPart permits Prose, Faulty, Block {

    /** The line of the file on which it begins, from 1. */
    int line();
}
