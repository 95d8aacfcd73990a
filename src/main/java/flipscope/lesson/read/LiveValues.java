package flipscope.lesson.read;

import flipscope.engine.Level;
import flipscope.lesson.read.Blocks.Found;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Resolves {@code {{NAME.PATH}}} in a lesson: a value of a block or of a level of the engine. */
final class LiveValues {
    private static final String LEVEL = "level";

    /** How many moves a level looks ahead, {@code 3.ahead}, and from when on it is exact. */
    private static final Results LEVELS = levels();

    private final Collection<Found> blocks;

    /**
     * @param blocks from top to bottom
     */
    LiveValues(Collection<Found> blocks) {
        this.blocks = blocks;
    }

    private static Results levels() {
        Map<String, Reading> all = new LinkedHashMap<>();
        for (int number = Level.LOWEST; number <= Level.HIGHEST; number++) {
            Level level = new Level(number);
            all.put(number + ".ahead", Reading.number(level.ahead()));
            all.put(number + ".exact", Reading.number(level.exact()));
        }
        return Results.of(all, "a level has no");
    }

    /**
     * The text of a value.
     *
     * @param line the line of the reference: a kind means the nearest block of that kind above
     * @throws Mistake if there is none
     */
    String text(String expression, int line) {
        int dot = expression.indexOf('.');
        if (dot <= 0) {
            throw new Mistake("a live value is the name of a block, a dot, and a path");
        }
        return results(expression.substring(0, dot), line)
                .read(expression.substring(dot + 1))
                .text();
    }

    private Results results(String name, int line) {
        return named(name)
                .or(() -> above(name, line))
                .or(() -> ofKind(name).findFirst())
                .map(Found::results)
                .orElseGet(() -> otherwise(name));
    }

    private Optional<Found> named(String name) {
        return blocks.stream().filter(each -> each.fields().name().equals(name)).findFirst();
    }

    private Optional<Found> above(String kind, int line) {
        return ofKind(kind)
                .filter(each -> each.fields().fence() < line)
                .reduce((earlier, later) -> later);
    }

    private Stream<Found> ofKind(String kind) {
        return blocks.stream().filter(each -> each.fields().kind().code().equals(kind));
    }

    /** What no block is called may be the levels. */
    private Results otherwise(String name) {
        if (name.equals(LEVEL)) {
            return LEVELS;
        }
        List<String> names = new ArrayList<>();
        blocks.forEach(each -> names.add(each.fields().name()));
        names.add(LEVEL);
        throw new Mistake("no block " + Problems.quoted(name) + Problems.meant(name, names));
    }
}
