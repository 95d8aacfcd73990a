package flipscope.web.exchange;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URLDecoder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;

/** An exchange in memory, of which one reads the answer when it is there. */
public final class PlainExchange implements Exchange {
    private static final String FORM = "application/x-www-form-urlencoded";

    private final String method;
    private final String origin;
    private final String path;
    private final String query;
    private final Map<String, List<String>> parameters;
    private final Map<String, String> asked = new LinkedHashMap<>();
    private final String body;
    private final Optional<Upload> upload;
    private Map<String, String> parts = Map.of();
    private int status = 200;
    private final Map<String, String> told = new LinkedHashMap<>();
    private final ByteArrayOutputStream answer = new ByteArrayOutputStream();
    private boolean answered;
    private Consumer<String> listener = sentence -> {};

    /**
     * @param address path and parameters, below the site's root
     * @param headers of the request, by names in any case
     * @param body the fields of a form, or another text
     * @param upload the file that is sent with a form, if any
     */
    public PlainExchange(
            String method,
            String origin,
            String address,
            Map<String, String> headers,
            String body,
            Optional<Upload> upload) {
        int mark = address.indexOf('?');
        this.method = method;
        this.origin = origin;
        this.path = mark < 0 ? address : address.substring(0, mark);
        this.query = mark < 0 ? null : address.substring(mark + 1);
        this.parameters = parsed(query == null ? "" : query);
        headers.forEach((name, value) -> asked.put(name.toLowerCase(Locale.ROOT), value));
        this.body = body;
        this.upload = upload;
    }

    /** Takes the parts of the path that the route names. */
    void routed(Map<String, String> named) {
        parts = named;
    }

    /** Listens to what is told while work goes on. */
    public void listen(Consumer<String> sentences) {
        listener = sentences;
    }

    @Override
    public String method() {
        return method;
    }

    @Override
    public String path() {
        return path;
    }

    @Override
    public String askedPath() {
        return path;
    }

    @Override
    public String base() {
        return "";
    }

    @Override
    public String origin() {
        return origin;
    }

    @Override
    public String inPath(String name) {
        return parts.get(name);
    }

    @Override
    public String query() {
        return query;
    }

    @Override
    public Map<String, List<String>> parameters() {
        return parameters;
    }

    @Override
    public String parameter(String name) {
        List<String> values = parameters.getOrDefault(name, List.of());
        return values.isEmpty() ? null : values.get(0);
    }

    /** Values by names; one that cannot be decoded is left out. */
    private static Map<String, List<String>> parsed(String text) {
        Map<String, List<String>> all = new LinkedHashMap<>();
        for (String pair : text.split("&")) {
            if (!pair.isEmpty()) {
                int mark = pair.indexOf('=');
                String name = decoded(mark < 0 ? pair : pair.substring(0, mark)).orElse("");
                List<String> values = all.computeIfAbsent(name, each -> new ArrayList<>());
                decoded(mark < 0 ? "" : pair.substring(mark + 1)).ifPresent(values::add);
            }
        }
        return all;
    }

    private static Optional<String> decoded(String text) {
        try {
            return Optional.of(URLDecoder.decode(text, UTF_8));
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }

    @Override
    public String header(String name) {
        return asked.get(name.toLowerCase(Locale.ROOT));
    }

    @Override
    public boolean isForm() {
        String type = header("Content-Type");
        return type != null && type.startsWith(FORM);
    }

    @Override
    public String body() {
        return body;
    }

    @Override
    public Map<String, List<String>> form() {
        return isForm() || upload.isPresent() ? parsed(body) : Map.of();
    }

    @Override
    public Optional<Upload> upload(String field) {
        return upload;
    }

    @Override
    public boolean hasLeft() {
        return false;
    }

    // The answer

    @Override
    public int status() {
        return status;
    }

    @Override
    public Exchange status(int code) {
        status = code;
        return this;
    }

    @Override
    public Exchange header(String name, String value) {
        told.keySet().removeIf(name::equalsIgnoreCase);
        told.put(name, value);
        return this;
    }

    @Override
    public String told(String header) {
        return told.entrySet().stream()
                .filter(each -> each.getKey().equalsIgnoreCase(header))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(null);
    }

    /** The headers of the answer, by the names that they were given. */
    public Map<String, String> told() {
        return told;
    }

    @Override
    public Exchange type(String media) {
        return header("Content-Type", media);
    }

    @Override
    public Exchange answer(byte[] content) {
        answer.reset();
        answer.write(content, 0, content.length);
        answered = true;
        return this;
    }

    @Override
    public Exchange answer(String content) {
        return answer(content.getBytes(UTF_8));
    }

    @Override
    public String answered() {
        return answered ? answer.toString(UTF_8) : null;
    }

    /** The answer as it is. */
    public byte[] content() {
        return answer.toByteArray();
    }

    @Override
    public OutputStream stream() {
        answered = true;
        return answer;
    }

    @Override
    public void redirect(String address, int code) {
        header("Location", address);
        status = code;
    }

    /** What comes must be there by then: nobody waits here. */
    @Override
    public <T> void later(Later<T> awaited, BiConsumer<T, Throwable> answering) {
        if (!awaited.isEnded()) {
            throw new IllegalStateException("it would have to be waited for");
        }
        awaited.watch(answering);
    }

    @Override
    public <T> void tell(Function<Consumer<T>, Later<?>> begin, Function<T, String> words) {
        Later<?> work = begin.apply(soFar -> listener.accept(words.apply(soFar)));
        work.watch((found, failure) -> type("text/plain").answer(""));
    }
}
