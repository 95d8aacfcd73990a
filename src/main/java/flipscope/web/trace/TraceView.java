package flipscope.web.trace;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.board.InputsView;
import flipscope.web.trace.overview.StoryboardView;
import flipscope.web.trace.predict.PracticeView;
import flipscope.web.trace.predict.PredictView;
import flipscope.web.trace.step.StepperView;

/** An algorithm on its inputs, with the board beside it. */
public sealed interface TraceView extends PageView {

    /** The position, or null for algorithms without one. */
    InputsView inputs();

    /** Whether what was asked for could not be read, and the page says so itself. */
    default boolean isRefused() {
        return false;
    }

    /** All stages. */
    record Overview(PageFrame frame, InputsView inputs, StoryboardView storyboard)
            implements TraceView {
        @Override
        public String description() {
            return storyboard.head().summary() + " " + storyboard.outcome();
        }
    }

    /** One step. */
    record AtStep(PageFrame frame, InputsView inputs, StepperView stepper) implements TraceView {
        @Override
        public String description() {
            return stepper.sentence();
        }

        @Override
        public String spoken() {
            return stepper.spoken();
        }
    }

    /** A question about a step. */
    record AtQuestion(PageFrame frame, InputsView inputs, PredictView predict)
            implements TraceView {
        @Override
        public String description() {
            return text("share.card.question.telling");
        }

        @Override
        public String spoken() {
            return predict.spoken();
        }

        @Override
        public boolean isRefused() {
            return predict.isRefused();
        }
    }

    /** The end of a practice run. */
    record PracticeEnd(PageFrame frame, InputsView inputs, PracticeView practice)
            implements TraceView {
        @Override
        public String description() {
            return text("share.card.question.telling");
        }
    }
}
