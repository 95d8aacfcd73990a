package flipscope.lesson;

/** A live part of a lesson: a fenced block whose info string names its kind. */
public sealed interface Block extends LessonPart
        permits TraceBlock,
                BoardBlock,
                PredictBlock,
                QuizBlock,
                ExerciseBlock,
                CompareBlock,
                FigureBlock,
                BenchBlock,
                TaskBlock {

    /** A name unique in the lesson; also used for the page element and the parameter. */
    String name();

    /** The caption as safe HTML; may be empty. */
    String caption();
}
