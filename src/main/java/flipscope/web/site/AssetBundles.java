package flipscope.web.site;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Groups stylesheets and scripts into a few files, so that a page makes few requests before it
 * paints. Each source file stays separate under {@code static/}.
 */
final class AssetBundles {
    /** In cascade order: later rules override earlier ones. */
    private static final List<String> STYLES =
            names(
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
                    """);

    /** Each is wrapped in an immediately invoked function, so that no names clash. */
    private static final List<String> SCRIPTS =
            names(
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
                    """);

    /**
     * Left out of frames with few controls. Browsers do not cache for frames without an origin, so
     * every such frame loads its files again.
     */
    private static final List<String> NOT_IN_SMALL_FRAMES =
            names(
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
                    """);

    private static final Map<String, List<String>> PARTS =
            Map.of(
                    // For every page, before its own.
                    "site.js",
                    List.of("site/kept.js", "site/progress.js", "site/resume.js"),
                    "board-and-stepper.css",
                    STYLES,
                    "board-and-stepper.js",
                    SCRIPTS,
                    "small-frame.css",
                    forSmallFrames(STYLES),
                    "small-frame.js",
                    forSmallFrames(SCRIPTS),
                    // For lessons and their live parts.
                    "reading.css",
                    names(
                            """
                            draw/grid.css
                            draw/marks.css
                            draw/values.css
                            draw/motion.css
                            draw/film.css
                            trace/storyboard.css
                            lesson/course.css
                            site/prose.css
                            draw/handle.css
                            trace/step/equation.css
                            trace/step/sum.css
                            lesson/lesson.css
                            lesson/block.css
                            lesson/stage.css
                            lesson/words.css
                            question/question.css
                            question/sign.css
                            lesson/bench.css
                            question/grid.css
                            code/editor.css
                            write/write.css
                            site/paper.css
                            """),
                    "reading.js",
                    names(
                            """
                            site/links.js
                            draw/cells.js
                            trace/stepper.js
                            trace/step/track.js
                            trace/step/motion.js
                            trace/step/ripple.js
                            lesson/lesson.js
                            lesson/reading.js
                            lesson/answers.js
                            lesson/words.js
                            question/press.js
                            code/editor.js
                            write/write.js
                            """),
                    // For a game with its bits, which needs no stepper.
                    "board.css",
                    names(
                            """
                            play/play.css
                            play/hints.css
                            play/page.css
                            play/page-small.css
                            trace/landing.css
                            trace/why/why.css
                            """),
                    "board.js",
                    names(
                            """
                            site/links.js
                            play/board.js
                            play/thinking.js
                            play/game.js
                            play/staying.js
                            play/games.js
                            play/record.js
                            trace/landing.js
                            trace/step/motion.js
                            play/see/track.js
                            play/see/point.js
                            play/see/sound.js
                            """));

    private AssetBundles() {}

    private static List<String> names(String lines) {
        return lines.lines().toList();
    }

    /** Bundle names, each with its source files in order. */
    static Map<String, List<String>> all() {
        return PARTS;
    }

    /**
     * Concatenates the files of a bundle, each preceded by its name in a comment.
     *
     * @param name one of {@link #all()}
     * @param file reads a file under {@code static/}
     */
    static byte[] join(String name, Function<String, byte[]> file) {
        ByteArrayOutputStream joined = new ByteArrayOutputStream();
        for (String part : PARTS.get(name)) {
            joined.writeBytes(("/* " + part + " */\n").getBytes(UTF_8));
            joined.writeBytes(file.apply(part));
        }
        return joined.toByteArray();
    }

    private static List<String> forSmallFrames(List<String> names) {
        return names.stream().filter(name -> !NOT_IN_SMALL_FRAMES.contains(name)).toList();
    }
}
