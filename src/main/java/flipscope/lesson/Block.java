package flipscope.lesson;

/** A live part of a lesson: a fenced block whose info string is its kind. */
public sealed interface Block extends LessonPart
        permits TraceBlock,
                BoardBlock,
                PredictBlock,
                QuizBlock,
                ExerciseBlock,
                CompareBlock,
                FigureBlock,
                BenchBlock {

    /** Its name, unique in the lesson; also of its element in the page and of its parameter. */
    String name();

    /** Its caption as HTML, safe to be put into a page as it is; empty if it has none. */
    String caption();
}
