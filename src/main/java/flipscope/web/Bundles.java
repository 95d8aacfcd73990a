package flipscope.web;

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
final class Bundles {
    /** In the order in which a later rule goes before an earlier one. */
    private static final List<String> STYLES =
            List.of(
                    "play.css",
                    "hints.css",
                    "head.css",
                    "inputs.css",
                    "grid.css",
                    "equation.css",
                    "stepper.css",
                    "landing.css",
                    "moving.css",
                    "presenter.css",
                    "details.css",
                    "sum.css",
                    "bit.css",
                    "change.css",
                    "why.css",
                    "storyboard.css",
                    "share.css",
                    "predict.css",
                    "answer.css");

    /** A lesson and its live parts. */
    private static final List<String> READING =
            List.of(
                    "grid.css",
                    "storyboard.css",
                    "course.css",
                    "prose.css",
                    "lesson.css",
                    "block.css",
                    "picture.css",
                    "question.css",
                    "bench.css",
                    "answer.css",
                    "paper.css");

    /** What every page has. The last of them waits for nothing that comes after it. */
    private static final List<String> EVERYWHERE = List.of("resume.js", "start.js");

    private static final List<String> READER =
            List.of("lesson.js", "answers.js", "embed-host.js", "frames.js");

    /** Each is a function that is called at once, so that they share no names. */
    private static final List<String> SCRIPTS =
            List.of(
                    "board.js",
                    "thinking.js",
                    "game.js",
                    "staying.js",
                    "games.js",
                    "stepper.js",
                    "moving.js",
                    "landing.js",
                    "table.js",
                    "bit.js",
                    "ripple.js",
                    "share.js",
                    "embed-host.js",
                    "predict.js");

    /**
     * What a frame with a few controls has no use for. A browser keeps nothing for a frame without
     * an origin: each of them asks for its files anew.
     */
    private static final Set<String> NOT_IN_SMALL_FRAMES =
            Set.of(
                    "inputs.css",
                    "presenter.css",
                    "sum.css",
                    "bit.css",
                    "share.css",
                    "table.js",
                    "bit.js",
                    "ripple.js",
                    "share.js",
                    "games.js",
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

    private Bundles() {}

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
