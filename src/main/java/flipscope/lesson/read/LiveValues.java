package flipscope.lesson.read;

import flipscope.lesson.read.Results.WrongPath;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Resolves {@code {{NAME.PATH}}} in a lesson: a value of a block or of the engine. */
final class LiveValues {
    private static final Placed LEVEL = new Placed("level", "level", 0, new LevelResults());

    private final List<Placed> blocks;

    /**
     * A block with values.
     *
     * @param kind its kind as in a fence
     * @param line the line of its fence
     */
    record Placed(String name, String kind, int line, Results results) {}

    /**
     * @param blocks from top to bottom
     */
    LiveValues(List<Placed> blocks) {
        // Last, so that a block of the same name takes precedence.
        this.blocks = Stream.concat(blocks.stream(), Stream.of(LEVEL)).toList();
    }

    /**
     * The text of a value.
     *
     * @param line the line of the reference: a kind means the nearest block of that kind above
     * @throws WrongPath if there is none
     */
    String text(String expression, int line) {
        int dot = expression.indexOf('.');
        if (dot <= 0) {
            throw new WrongPath("a live value is the name of a block, a dot, and a path");
        }
        String name = expression.substring(0, dot);
        return block(name, line).results().read(expression.substring(dot + 1)).text();
    }

    private Placed block(String name, int line) {
        return named(name)
                .or(() -> above(name, line))
                .or(() -> blocks.stream().filter(each -> each.kind().equals(name)).findFirst())
                .orElseThrow(() -> unknown(name));
    }

    private WrongPath unknown(String name) {
        List<String> names = blocks.stream().map(Placed::name).toList();
        return new WrongPath("no block " + Problems.quoted(name) + Problems.meant(name, names));
    }

    private Optional<Placed> named(String name) {
        return blocks.stream().filter(each -> each.name().equals(name)).findFirst();
    }

    private Optional<Placed> above(String kind, int line) {
        return blocks.stream()
                .filter(each -> each.kind().equals(kind) && each.line() < line)
                .reduce((earlier, later) -> later);
    }
}
