package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.meant;
import static flipscope.lesson.read.Problems.quoted;

import flipscope.catalogue.ClosestName;
import flipscope.lesson.read.Yaml.Entry;
import flipscope.lesson.read.Yaml.Items;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.text.Slug;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Typed access to the keys of a block, of the front matter, or of an address. */
class Fields {
    static final String POSITION = "position";
    static final String MOVES = "moves";
    private static final String PLY = "ply";

    /**
     * The keys of a position or game: {@code position}, or {@code moves} and perhaps {@code ply}.
     */
    static final List<String> OF_GAME = List.of(POSITION, MOVES, PLY);

    private static final List<String> SIDES = List.of("own", "opponent");

    private final Mapping mapping;
    final Problems problems;
    private final String what;

    /**
     * @param what the owner of the keys for messages: {@code a trace block}
     */
    Fields(Mapping mapping, Problems problems, String what) {
        this.mapping = mapping;
        this.problems = problems;
        this.what = what;
    }

    /** What is read; empty if that adds a problem. */
    final <T> Optional<T> faultless(Supplier<T> reading) {
        int before = problems.size();
        T read = reading.get();
        return problems.size() == before ? Optional.of(read) : Optional.empty();
    }

    /** Reports a mistake in a value. */
    final void refuse(Yaml value, String why) {
        problems.add(value.line(), why);
    }

    /** Reports a mistake in the value of a key. */
    final void refuse(String key, String why) {
        problems.add(line(key), key + ": " + why);
    }

    boolean has(String key) {
        return entry(key).isPresent();
    }

    private Optional<Entry> entry(String key) {
        return Optional.ofNullable(mapping.entries().get(key));
    }

    /** The line of a key; if it is missing, the line where the keys begin. */
    int line(String key) {
        return entry(key).map(Entry::line).orElse(mapping.line());
    }

    int line() {
        return mapping.line();
    }

    /** Adds a problem for every unknown key. */
    void refuseOthers(Collection<String> known) {
        mapping.entries()
                .forEach(
                        (key, entry) -> {
                            if (!known.contains(key)) {
                                boolean side = SIDES.contains(key) && known.contains(POSITION);
                                String instead = side ? "; write position: …" : meant(key, known);
                                problems.add(
                                        entry.line(), what + " has no " + quoted(key) + instead);
                            }
                        });
    }

    /** The text of a key; empty if it is missing or not a text. */
    Optional<Scalar> scalar(String key) {
        return entry(key).flatMap(entry -> scalar(key, entry.value()));
    }

    private Optional<Scalar> scalar(String key, Yaml value) {
        if (value instanceof Scalar scalar && !scalar.text().isEmpty()) {
            return Optional.of(scalar);
        }
        boolean missing = value instanceof Scalar;
        String wrong = missing ? "its value is missing" : "a single text or number is expected";
        refuse(value, key + ": " + wrong);
        return Optional.empty();
    }

    Optional<String> text(String key) {
        return scalar(key).map(Scalar::text);
    }

    /** The texts of those keys that are given, in their order. */
    Map<String, String> given(List<String> keys) {
        Map<String, String> given = new LinkedHashMap<>();
        keys.forEach(key -> text(key).ifPresent(text -> given.put(key, text)));
        return given;
    }

    /** The text of a required key. */
    Optional<Scalar> required(String key) {
        if (!has(key)) {
            String typed =
                    ClosestName.nearest(key, mapping.entries().keySet())
                            .map(near -> "; is it " + quoted(near) + "?")
                            .orElse("");
            problems.add(line(), what + " needs " + key + ": …" + typed);
        }
        return scalar(key);
    }

    /** The text of a key in its notation; empty, with a problem added, if it is not that. */
    final <T> Optional<T> notated(String key, Function<String, T> notation) {
        return text(key).flatMap(typed -> notated(key, line(key), typed, notation));
    }

    /**
     * A text that is a part of the value in its notation; empty, with a problem added, if it is not
     * that.
     */
    final <T> Optional<T> notated(
            String key, int line, String typed, Function<String, T> notation) {
        try {
            return Optional.of(notation.apply(typed));
        } catch (Mistake | NotationException wrong) {
            problems.add(line, key + ": " + wrong.getMessage());
            return Optional.empty();
        }
    }

    Optional<Integer> number(String key, int low, int high) {
        return number(key, low, high, "%s is not a whole number from " + low + " to " + high);
    }

    /**
     * A whole number; empty, with a problem added, if it is out of its range.
     *
     * @param wrong says so of the typed text
     */
    final Optional<Integer> number(String key, int low, int high, String wrong) {
        // At most nine digits, so that parsing cannot overflow.
        return text(
                        key,
                        typed ->
                                typed.matches("-?\\d{1,9}")
                                        && low <= Integer.parseInt(typed)
                                        && Integer.parseInt(typed) <= high,
                        wrong)
                .map(Integer::valueOf);
    }

    boolean truth(String key) {
        return word(key, List.of("true", "false"), "true or false").equals(Optional.of("true"));
    }

    /**
     * A constant written in lower case; empty, with a problem added, if there is no such constant.
     */
    <E extends Enum<E>> Optional<E> choice(String key, Class<E> type) {
        List<String> codes = Arrays.stream(type.getEnumConstants()).map(Slug::of).toList();
        return word(key, codes, "one of " + String.join(", ", codes))
                .map(code -> type.getEnumConstants()[codes.indexOf(code)]);
    }

    private Optional<String> word(String key, List<String> words, String told) {
        return text(key, words::contains, "it is " + told + ", not %s");
    }

    /**
     * The text of a key; empty, with a problem added, if it is not right.
     *
     * @param wrong says so of the typed text
     */
    final Optional<String> text(String key, Predicate<String> right, String wrong) {
        Optional<String> typed = text(key);
        typed.filter(right.negate()).ifPresent(text -> refuse(key, wrong.formatted(quoted(text))));
        return typed.filter(right);
    }

    /** A single text or a list of texts. */
    List<Scalar> scalars(String key) {
        return values(key).stream()
                .map(each -> scalar(key, each))
                .flatMap(Optional::stream)
                .toList();
    }

    /** A single value or the values of a list. */
    List<Yaml> values(String key) {
        Yaml value = entry(key).map(Entry::value).orElse(new Items(0, List.of()));
        return value instanceof Items items ? items.all() : List.of(value);
    }

    /**
     * The keys of each item of a list; reports items without.
     *
     * @param what an item for messages: {@code a step}
     * @param needed begins what is said of an item without keys: {@code each needs at:}
     */
    final List<Fields> parts(String key, String what, String needed) {
        List<Fields> parts = new ArrayList<>();
        for (Yaml each : values(key)) {
            if (each instanceof Mapping keys) {
                parts.add(new Fields(keys, problems, what));
            } else {
                refuse(each, key + ": " + needed);
            }
        }
        return parts;
    }

    /** The texts of a key that has keys of its own; reports what is no text. */
    final Map<String, Scalar> texts(String key) {
        Map<String, Scalar> texts = new LinkedHashMap<>();
        Optional<Yaml> value = entry(key).map(Entry::value);
        if (value.isPresent() && value.get() instanceof Mapping inner) {
            inner.entries()
                    .forEach(
                            (name, each) ->
                                    scalar(key, each.value())
                                            .ifPresent(text -> texts.put(name, text)));
        } else {
            value.ifPresent(each -> refuse(each, key + ": names with a colon are expected"));
        }
        return texts;
    }

    /** The position of a game, by default the start; empty if it has a problem. */
    final Optional<Position> position() {
        if (has(POSITION) && has(MOVES)) {
            refuse(MOVES, "there is already a position; give only one of them");
        }
        if (has(POSITION)) {
            return notated(POSITION, PositionText::read);
        }
        return has(MOVES)
                ? game().map(whole -> whole.at(ply(whole)).turn())
                : Optional.of(Position.START);
    }

    /** The whole game; empty if there is none or it has a problem. */
    final Optional<Game> game() {
        Optional<Game> game = notated(MOVES, TranscriptText::read);
        if (game.isEmpty() && has(MOVES)) {
            return game;
        }
        int all = game.map(each -> each.plies().size()).orElse(0);
        // Only checked here; whoever shows the game reads it again.
        boolean wrong = has(PLY) && number(PLY, 0, all).isEmpty();
        return game.filter(each -> !wrong);
    }

    /** How many moves are played. */
    final int ply(Game whole) {
        int all = whole.plies().size();
        return number(PLY, 0, all).orElse(all);
    }
}
