package flipscope.web.address;

import flipscope.text.Messages;
import flipscope.text.Slug;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * A parameter of addresses, declared once: its name, its limit, and what holds where it is missing.
 * A value beyond the limit ends the request with a 400 that names all of this. The table of
 * parameters in the help is held against these declarations.
 *
 * @param limit the words that it may be, or its bounds in words
 * @param fallback the value that holds where it is missing
 * @param missing what holds where it is missing, in words; empty if nothing does
 */
public record QueryParameter<T>(
        String name,
        List<String> limit,
        BiFunction<Query, String, Optional<T>> reader,
        T fallback,
        String missing) {
    private static final String ON = "1";

    private static <T> QueryParameter<T> of(
            String name, List<String> limit, BiFunction<Query, String, Optional<T>> reader) {
        return new QueryParameter<>(name, limit, reader, null, "");
    }

    /**
     * A stripped text of limited length; a blank one counts as missing, and an empty one stands for
     * it.
     */
    public static QueryParameter<String> text(String name, int longest) {
        String limit = longest == Integer.MAX_VALUE ? "any length" : longest + " characters";
        return of(name, List.of(limit), (query, own) -> query.string(own, longest)).or("", "");
    }

    /** An integer within bounds, both inclusive. */
    public static QueryParameter<Integer> number(String name, int low, int high) {
        String limit = low + " to " + high;
        return of(name, List.of(limit), (query, own) -> query.number(own, low, high));
    }

    /** One of some words, ignoring case; an empty one stands for none. */
    public static QueryParameter<String> word(String name, String... words) {
        return choice(name, words, word -> word).or("", "");
    }

    /** One of some values, by the word for it, ignoring case. */
    public static <T> QueryParameter<T> choice(String name, T[] values, Function<T, String> word) {
        List<String> words = Arrays.stream(values).map(word).toList();
        return of(
                name,
                words,
                (query, own) -> query.choice(own, words).map(words::indexOf).map(at -> values[at]));
    }

    /** On if the value is {@code 1}. */
    public static QueryParameter<Boolean> flag(String name) {
        return of(name, List.of(ON), (query, own) -> query.choice(own, List.of(ON)).map(ON::equals))
                .or(false, "");
    }

    /** A parameter that may be given more than once. */
    public static QueryParameter<List<String>> repeated(String name) {
        return of(name, List.of("repeated"), (query, own) -> Optional.of(query.all(own)));
    }

    /** This parameter with a value that holds where it is missing. */
    public QueryParameter<T> or(T value) {
        return or(value, word(value));
    }

    /** The same, with other words for that value. */
    public QueryParameter<T> or(T value, String written) {
        return new QueryParameter<>(name, limit, reader, value, written);
    }

    /** This parameter with words for what holds where it is missing, if that is no fixed value. */
    public QueryParameter<T> missing(String meaning) {
        return new QueryParameter<>(name, limit, reader, fallback, meaning);
    }

    /** This parameter under another name. */
    public QueryParameter<T> named(String other) {
        return new QueryParameter<>(other, limit, reader, fallback, missing);
    }

    /** The value given; empty if there is none. */
    public Optional<T> in(Query query) {
        return reader.apply(query, name);
    }

    /** Reads a number whose limit is lower here than declared. */
    public static Optional<Integer> upTo(int most, QueryParameter<Integer> parameter, Query query) {
        int low = Integer.parseInt(parameter.limit.get(0).split(" ")[0]);
        return query.number(parameter.name, low, most);
    }

    /** The value given, or the one that holds where it is missing. */
    public T of(Query query) {
        return in(query).orElse(fallback);
    }

    /** The value given, as addresses write it; empty if there is none. */
    public Optional<String> written(Query query) {
        return in(query).map(QueryParameter::word);
    }

    private static String word(Object value) {
        if (value instanceof Boolean) {
            return ON;
        }
        return value instanceof Enum<?> each ? Slug.of(each) : value.toString();
    }

    /** Whether it is given, right or wrong. */
    public boolean isGiven(Query query) {
        return query.string(name, Integer.MAX_VALUE).isPresent();
    }

    /** Whether the address has it, even without a value. */
    public boolean isIn(Query query) {
        return !query.all(name).isEmpty();
    }

    /** The error for a value that is wrong, with a message from the bundles. */
    public ProblemException refusal(Messages words, String key, Object... arguments) {
        return ProblemException.parameter(name, words.text(key, arguments));
    }

    /** A value as addresses have it; empty for the one that holds where it is missing. */
    String written(T value) {
        return value.equals(fallback) ? "" : word(value);
    }
}
