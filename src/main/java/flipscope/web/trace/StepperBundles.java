package flipscope.web.trace;

import flipscope.web.page.Bundle;
import java.util.List;
import java.util.stream.Stream;

/**
 * The styles and scripts of boards, storyboards and steps as one file each, since pages of all
 * rooms show some of them.
 */
final class StepperBundles {
    private static final String STYLES =
            """
                    play/play.css
                    play/hints.css
                    trace/head.css
                    trace/board/inputs.css
                    draw/grid.css
                    draw/marks.css
                    draw/values.css
                    draw/motion.css
                    draw/film.css
                    trace/step/equation.css
                    trace/step/stacked.css
                    trace/stepper.css
                    trace/landing.css
                    draw/handle.css
                    trace/step/track.css
                    trace/step/controls.css
                    trace/step/tabs.css
                    trace/screen/wide.css
                    trace/screen/wide-board.css
                    trace/screen/small.css
                    trace/screen/thumbnail.css
                    trace/screen/phone.css
                    trace/presenter.css
                    trace/step/details.css
                    trace/step/sum.css
                    trace/step/bit.css
                    trace/change/change.css
                    trace/why/why.css
                    trace/storyboard.css
                    share/share.css
                    question/question.css
                    question/grid.css
                    question/sign.css
                    trace/predict/predict.css
                    """;

    /** Each is wrapped in an immediately invoked function, so that no names clash. */
    private static final String SCRIPTS =
            """
                    site/links.js
                    draw/cells.js
                    play/board.js
                    play/thinking.js
                    play/game.js
                    play/staying.js
                    play/games.js
                    trace/stepper.js
                    trace/step/navigation.js
                    trace/step/track.js
                    trace/change/change.js
                    trace/landing.js
                    draw/table.js
                    trace/step/bit.js
                    trace/step/motion.js
                    trace/step/ripple.js
                    share/share.js
                    embed-host.js
                    question/press.js
                    """;

    /** What frames with few controls do not need. */
    private static final String NOT_IN_SMALL_FRAMES =
            """
                    trace/board/inputs.css
                    trace/step/tabs.css
                    trace/screen/wide.css
                    trace/screen/wide-board.css
                    trace/screen/small.css
                    trace/screen/thumbnail.css
                    trace/screen/phone.css
                    trace/presenter.css
                    trace/step/sum.css
                    trace/step/bit.css
                    share/share.css
                    draw/table.js
                    trace/step/bit.js
                    trace/step/ripple.js
                    share/share.js
                    play/games.js
                    embed-host.js
                    """;

    private StepperBundles() {}

    static List<Bundle> all() {
        List<String> leftOut = NOT_IN_SMALL_FRAMES.lines().toList();
        return Stream.of(
                        Bundle.of("board-and-stepper.css", STYLES, "small-frame.css", leftOut),
                        Bundle.of("board-and-stepper.js", SCRIPTS, "small-frame.js", leftOut))
                .flatMap(List::stream)
                .toList();
    }
}
