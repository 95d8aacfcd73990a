package flipscope.web.address;

import flipscope.text.Messages;
import flipscope.web.exchange.Exchange;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The parameters of a request as given. Only a {@link QueryParameter} reads them; an invalid value
 * ends the request with a 400 that names the parameter, its value and what would be correct.
 *
 * @param words the texts of the page's language, for errors
 */
public record Query(Map<String, List<String>> parameters, Messages words) {
    /** How many parameters links keep: more than any page has. */
    private static final int MOST_KEPT = 30;

    /** More than a page of many options with all the squares of a board. */
    private static final long MOST = 200;

    /** Those of the address, if they are few enough to be parsed. */
    public static Query of(Exchange exchange, Messages words) {
        count(Objects.toString(exchange.query(), ""), words);
        return new Query(exchange.parameters(), words);
    }

    /** Parameters that come from another address. */
    public static Query of(Map<String, String> parameters, Messages words) {
        return new Query(Map.of(), words).or(parameters);
    }

    /** The fields of a submitted form. */
    public static Query ofForm(Exchange exchange, Messages words) {
        if (exchange.isForm()) {
            count(exchange.body(), words);
        }
        return new Query(exchange.form(), words);
    }

    /** Each takes thirty times its bytes once it is parsed, for as long as the request waits. */
    private static void count(String parameters, Messages words) {
        long count = 1 + parameters.chars().filter(each -> each == '&').count();
        if (count > MOST) {
            String message = words.text("error.parameters", count, MOST);
            throw new ProblemException(new Problem(400, "bad-request", message, ""));
        }
    }

    /** A copy in which missing or blank parameters take default values. */
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

    /**
     * A stripped text; empty if missing or blank.
     *
     * @param longest the maximum length in characters
     */
    Optional<String> string(String name, int longest) {
        Optional<String> given = given(name);
        int length = given.map(String::length).orElse(0);
        if (length > longest) {
            throw wrong(name, "error.too-long", longest, length);
        }
        return given;
    }

    private Optional<String> given(String name) {
        return Optional.of(raw(name).strip()).filter(value -> !value.isEmpty());
    }

    private ProblemException wrong(String name, String key, Object... why) {
        Object[] all = Stream.concat(Stream.of(name), Arrays.stream(why)).toArray();
        return ProblemException.parameter(name, words.text(key, all));
    }

    /** All values of a parameter that may be repeated. */
    List<String> all(String name) {
        return parameters.getOrDefault(name, List.of()).stream().map(Problem::printable).toList();
    }

    /** An integer within bounds, both inclusive; empty if missing. */
    Optional<Integer> number(String name, int low, int high) {
        return given(name).map(value -> number(name, value, low, high));
    }

    private int number(String name, String value, int low, int high) {
        // At most nine digits, so that parsing cannot overflow.
        if (value.matches("-?\\d{1,9}")) {
            int number = Integer.parseInt(value);
            if (low <= number && number <= high) {
                return number;
            }
        }
        throw wrong(name, "error.number", Problem.excerpt(value), low, high);
    }

    /**
     * All parameters as given, for links that keep them; overlong names and values are left out.
     */
    public Map<String, String> all(int longest) {
        Map<String, String> all = new LinkedHashMap<>();
        parameters.keySet().stream()
                .filter(name -> name.length() <= longest && !raw(name).isBlank())
                .filter(name -> raw(name).length() <= longest)
                .limit(MOST_KEPT)
                .forEach(name -> all.put(Problem.printable(name), raw(name).strip()));
        return all;
    }

    /** One of some words, ignoring case; empty if missing. */
    Optional<String> choice(String name, List<String> choices) {
        return given(name).map(value -> choice(name, value, choices));
    }

    private String choice(String name, String value, List<String> choices) {
        return choices.stream()
                .filter(value::equalsIgnoreCase)
                .findFirst()
                .orElseThrow(
                        () ->
                                wrong(
                                        name,
                                        "error.choice",
                                        Problem.excerpt(value),
                                        String.join(", ", choices)));
    }

    private String raw(String name) {
        List<String> values = parameters.getOrDefault(name, List.of(""));
        if (values.isEmpty()) {
            // Javalin drops a value that it cannot decode.
            throw wrong(name, "error.escapes");
        }
        return Problem.printable(values.get(0));
    }
}
