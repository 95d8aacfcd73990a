package flipscope.web.site;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/**
 * The stylesheets and scripts that go out together as one file. Each stays a file of its own under
 * {@code static/}, about one thing; but every file is one more request that a page waits for before
 * anything is painted, and a browser sends only six at a time.
 */
final class AssetBundles {
    /** In the order in which a later rule goes before an earlier one. */
    private static final List<String> STYLES =
            List.of(
                    "play/play.css",
                    "play/hints.css",
                    "trace/head.css",
                    "trace/board/inputs.css",
                    "draw/grid.css",
                    "trace/step/equation.css",
                    "trace/stepper.css",
                    "home/landing.css",
                    "trace/step/moving.css",
                    "trace/presenter.css",
                    "trace/step/details.css",
                    "trace/step/sum.css",
                    "trace/step/bit.css",
                    "trace/change/change.css",
                    "trace/why/why.css",
                    "trace/storyboard.css",
                    "share/share.css",
                    "trace/predict/predict.css",
                    "trace/predict/answer.css");

    /** A lesson and its live parts. */
    private static final List<String> READING =
            List.of(
                    "draw/grid.css",
                    "trace/storyboard.css",
                    "lesson/course.css",
                    "site/prose.css",
                    "lesson/lesson.css",
                    "lesson/block.css",
                    "lesson/picture.css",
                    "lesson/question.css",
                    "lesson/bench.css",
                    "trace/predict/answer.css",
                    "site/paper.css");

    /** What every page has. The last of them waits for nothing that comes after it. */
    private static final List<String> EVERYWHERE = List.of("site/resume.js", "site/start.js");

    private static final List<String> READER =
            List.of("lesson/lesson.js", "lesson/answers.js", "embed-host.js", "site/frames.js");

    /** Each is a function that is called at once, so that they share no names. */
    private static final List<String> SCRIPTS =
            List.of(
                    "play/board.js",
                    "play/thinking.js",
                    "play/game.js",
                    "play/staying.js",
                    "play/games.js",
                    "trace/stepper.js",
                    "trace/step/moving.js",
                    "home/landing.js",
                    "draw/table.js",
                    "trace/step/bit.js",
                    "trace/step/ripple.js",
                    "share/share.js",
                    "embed-host.js",
                    "trace/predict/predict.js");

    /**
     * What a frame with a few controls has no use for. A browser keeps nothing for a frame without
     * an origin: each of them asks for its files anew.
     */
    private static final Set<String> NOT_IN_SMALL_FRAMES =
            Set.of(
                    "trace/board/inputs.css",
                    "trace/presenter.css",
                    "trace/step/sum.css",
                    "trace/step/bit.css",
                    "share/share.css",
                    "draw/table.js",
                    "trace/step/bit.js",
                    "trace/step/ripple.js",
                    "share/share.js",
                    "play/games.js",
                    "embed-host.js");

    private static final Map<String, List<String>> PARTS =
            Map.of(
                    "board-and-stepper.css",
                    STYLES,
                    "board-and-stepper.js",
                    SCRIPTS,
                    "small-frame.css",
                    forSmallFrames(STYLES),
                    "small-frame.js",
                    forSmallFrames(SCRIPTS),
                    "reading.css",
                    READING,
                    "reading.js",
                    READER,
                    "site.js",
                    EVERYWHERE);

    private AssetBundles() {}

    /** The bundles and the files that each is made of, in order. */
    static Map<String, List<String>> all() {
        return PARTS;
    }

    /**
     * The content of a bundle, every part under its own name.
     *
     * @param name one of {@link #all()}
     * @param file from the name of a file under {@code static/} to its bytes
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
