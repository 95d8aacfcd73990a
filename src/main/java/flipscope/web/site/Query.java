package flipscope.web.site;

import flipscope.text.Messages;
import io.javalin.http.Context;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The parameters of a request, read with their types. What cannot be read ends the request with a
 * 400 that names the parameter, its value and what would be right.
 */
public final class Query {
    /** How much of a value an error repeats. */
    private static final int EXCERPT = 60;

    /** How many parameters links keep: more than any page of ours has. */
    private static final int MOST_KEPT = 30;

    private final Map<String, List<String>> parameters;
    private final Messages words;

    private Query(Map<String, List<String>> parameters, Messages words) {
        this.parameters = parameters;
        this.words = words;
    }

    /** The parameters of a request. */
    public static Query of(Context ctx, Messages words) {
        return new Query(ctx.queryParamMap(), words);
    }

    /** What an address says that is not the request's own. */
    public static Query of(Map<String, String> parameters, Messages words) {
        return new Query(Map.of(), words).or(parameters);
    }

    /** The fields of a form that was sent. */
    public static Query ofForm(Context ctx, Messages words) {
        return new Query(ctx.formParamMap(), words);
    }

    /** The same, where what is missing or blank is taken from other values. */
    public Query or(Map<String, String> defaults) {
        Map<String, List<String>> all = new HashMap<>(parameters);
        defaults.forEach(
                (name, value) -> {
                    if (all.getOrDefault(name, List.of("")).equals(List.of(""))) {
                        all.put(name, List.of(value));
                    }
                });
        return new Query(all, words);
    }

    /** The same with other values for some of them. */
    public Query with(Map<String, String> values) {
        Map<String, List<String>> all = new HashMap<>(parameters);
        values.forEach((name, value) -> all.put(name, List.of(value)));
        return new Query(all, words);
    }

    /**
     * A text without the blanks round it; empty when it is missing or blank.
     *
     * @param longest how many characters it may have
     */
    public Optional<String> string(String name, int longest) {
        String value = raw(name).strip();
        if (value.length() > longest) {
            throw refused(name, words.text("error.too-long", name, longest, value.length()));
        }
        return value.isEmpty() ? Optional.empty() : Optional.of(value);
    }

    /** Every value of a parameter that may be there more than once. */
    public List<String> all(String name) {
        return List.copyOf(parameters.getOrDefault(name, List.of()));
    }

    /** A whole number between two bounds, or empty when it is missing. */
    public Optional<Integer> number(String name, int low, int high) {
        String value = raw(name).strip();
        if (value.isEmpty()) {
            return Optional.empty();
        }
        // No more than nine digits, so that parsing cannot overflow.
        if (value.matches("-?\\d{1,9}")) {
            int number = Integer.parseInt(value);
            if (low <= number && number <= high) {
                return Optional.of(number);
            }
        }
        throw refused(name, words.text("error.number", name, excerpt(value), low, high));
    }

    /**
     * Every parameter as it was given, for links that keep what they do not change; values that are
     * longer than any of ours are left out.
     */
    public Map<String, String> all(int longest) {
        Map<String, String> all = new LinkedHashMap<>();
        parameters.keySet().stream()
                .filter(name -> name.length() <= longest && !raw(name).isBlank())
                .filter(name -> raw(name).length() <= longest)
                .limit(MOST_KEPT)
                .forEach(name -> all.put(name, raw(name).strip()));
        return all;
    }

    /** One of some words, in any case, or empty when it is missing. */
    public Optional<String> choice(String name, List<String> choices) {
        String value = raw(name).strip();
        if (value.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(
                choices.stream()
                        .filter(value::equalsIgnoreCase)
                        .findFirst()
                        .orElseThrow(() -> notOneOf(name, value, choices)));
    }

    /** The end of the request, because a parameter says something impossible, in our words. */
    public ProblemException refusal(String name, String key, Object... arguments) {
        return refused(name, words.text(key, arguments));
    }

    /** Ends the request because a parameter says something impossible. */
    public static ProblemException refused(String name, String message) {
        return new ProblemException(Problem.parameter(name, message));
    }

    /** The start of a value, short enough for a message. */
    public static String excerpt(String value) {
        return value.length() <= EXCERPT ? value : value.substring(0, EXCERPT) + "…";
    }

    private ProblemException notOneOf(String name, String value, List<String> choices) {
        String all = String.join(", ", choices);
        return refused(name, words.text("error.choice", name, excerpt(value), all));
    }

    private String raw(String name) {
        List<String> values = parameters.getOrDefault(name, List.of(""));
        if (values.isEmpty()) {
            // Javalin drops a value that it cannot decode.
            throw refused(name, words.text("error.escapes", name));
        }
        return values.get(0);
    }
}
