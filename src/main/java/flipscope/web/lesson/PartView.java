package flipscope.web.lesson;

/** The parts of a lesson's page, from top to bottom. */
public sealed interface PartView
        permits TextView,
                FaultView,
                StoryboardPartView,
                BoardPartView,
                FigurePartView,
                FramePartView,
                PaperPartView,
                ComparePartView,
                QuizView,
                ExerciseView,
                BenchView,
                TaskPartView {}
