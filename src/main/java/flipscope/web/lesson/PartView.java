package flipscope.web.lesson;

/** What a lesson's page is made of, from top to bottom. */
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
                BenchView {}
