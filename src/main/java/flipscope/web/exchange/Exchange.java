package flipscope.web.exchange;

import java.io.OutputStream;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/**
 * A request and its answer: all that a page may ask of the one and say in the other. Whoever
 * carries requests (a server, a browser, a test) stands behind it.
 */
public interface Exchange {
    // The request

    /** {@code GET} or {@code POST}, in capitals; a {@code HEAD} is seen as a {@code GET}. */
    String method();

    /** The path below the site's base, without parameters. */
    String path();

    /** The path as it was sent: with the base, and with its escapes. */
    String askedPath();

    /** What stands before every path of the site, such as {@code /flipscope}; may be empty. */
    String base();

    /** The root of the site, such as {@code https://example.org/flipscope}, without a slash. */
    String origin();

    /** A part of the path that the route names. */
    String inPath(String name);

    /** What follows the question mark, as it was sent; null if there is none. */
    String query();

    /** The parameters of the address; a value that cannot be decoded is missing from its list. */
    Map<String, List<String>> parameters();

    /** The first value of a parameter, or null. */
    String parameter(String name);

    /** A header of the request, or null. */
    String header(String name);

    /** Whether the body holds the fields of a form, written as parameters of addresses are. */
    boolean isForm();

    /** The body as text. */
    String body();

    /** The fields of a submitted form. */
    Map<String, List<String>> form();

    /** The first value of a field, or null. */
    default String field(String name) {
        return fields(name).stream().findFirst().orElse(null);
    }

    /** All values of a field. */
    default List<String> fields(String name) {
        return form().getOrDefault(name, List.of());
    }

    /**
     * A file that a form sends.
     *
     * @throws Refusal with 413 if it is too large, with 400 if it cannot be read
     */
    Optional<Upload> upload(String field);

    /** Whether nobody waits for the answer any more. */
    boolean hasLeft();

    // The answer

    int status();

    Exchange status(int code);

    /** Sets a header of the answer. */
    Exchange header(String name, String value);

    /** A header of the answer that was set before, or null. */
    String told(String header);

    /** Sets the media type of the answer. */
    Exchange type(String media);

    Exchange answer(byte[] content);

    Exchange answer(String content);

    /** What was answered, as text; null before there is an answer. */
    String answered();

    /** Where a long answer is written piece by piece; status and headers must be set before. */
    OutputStream stream();

    /** Leads to another address. */
    void redirect(String address, int status);

    /**
     * Answers once a value has come; until then nothing waits. Who leaves before drops the value.
     *
     * @param answer is told the value, or why there is none; what it throws is answered as an error
     */
    <T> void later(Later<T> awaited, BiConsumer<T, Throwable> answer);

    /**
     * Tells how work gets on, sentence by sentence, until it ends. Who leaves drops it.
     *
     * @param begin begins the work, which says what it has so far to the one that it is given
     * @param words what is said of it
     */
    <T> void tell(Function<Consumer<T>, Later<?>> begin, Function<T, String> words);
}
