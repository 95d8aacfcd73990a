package flipscope.web.address;

import static java.nio.charset.StandardCharsets.UTF_8;

import flipscope.web.exchange.Exchange;
import java.net.URLEncoder;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * The address of a page on this site: a path and its parameters in insertion order. Immutable;
 * copies keep all parameters that they do not set.
 */
public final class Link {
    /** What needs no escaping, as nearly all texts do. */
    private static final Pattern PLAIN = Pattern.compile("[\\w.-]*+");

    /** A page repeats its address so many characters long in all, in one place of it. */
    private static final int ROOM = 45_000;

    private final String path;
    private final Map<String, String> parameters;

    /** The cached text of this link, which also serves as the prefix of links derived from it. */
    private String address;

    private Link(String path, Map<String, String> parameters) {
        this.path = path;
        this.parameters = parameters;
    }

    /** A link without parameters. */
    public static Link to(String path) {
        return new Link(path, Map.of());
    }

    /**
     * Marks a path as an address on this site. What stands before it on the host is added to the
     * finished answer.
     *
     * @param path starts with a slash; parameters and an anchor may follow
     */
    public static String url(String path) {
        return path;
    }

    /** The path of an address on this site, without parameters or anchor. */
    public static String pathOf(String address) {
        return address.split("[?#]", 2)[0];
    }

    /** The path that a request asks for. */
    public static String pathOf(Exchange exchange) {
        return pathOf(exchange.path());
    }

    /** The path below a base; what does not begin with it is below it already. */
    public static String bare(String path, String base) {
        if (path == null || base.isEmpty() || path.equals(base)) {
            return path == null || base.isEmpty() ? path : "/";
        }
        return path.startsWith(base + "/") ? path.substring(base.length()) : path;
    }

    /** A copy with another path. */
    public Link at(String otherPath) {
        return new Link(otherPath, parameters);
    }

    /** A copy with a parameter set; an empty value removes it. */
    public Link with(String name, Object value) {
        String text = value.toString();
        if (text.equals(get(name))) {
            return this;
        }
        Link changed = changed(name, text);
        if (!parameters.containsKey(name)) {
            changed.address = toString() + (parameters.isEmpty() ? '?' : '&') + pair(name, text);
        }
        return changed;
    }

    /**
     * A copy with a declared parameter set; the value that holds where it is missing removes it.
     */
    public <T> Link with(QueryParameter<T> parameter, T value) {
        return with(parameter.name(), parameter.written(value));
    }

    private Link changed(String name, String text) {
        Map<String, String> changed = new LinkedHashMap<>(parameters);
        if (text.isEmpty()) {
            changed.remove(name);
        } else {
            changed.put(name, text);
        }
        return new Link(path, changed);
    }

    /** A copy with several parameters set. */
    public Link with(Map<String, String> values) {
        Link link = this;
        for (Map.Entry<String, String> each : values.entrySet()) {
            link = link.with(each.getKey(), each.getValue());
        }
        return link;
    }

    /** A copy with the parameters of another link set. */
    public Link with(Link other) {
        return with(other.parameters);
    }

    /** A copy with exactly these parameters, also those without a value. */
    public Link holding(Map<String, String> values) {
        return new Link(path, values);
    }

    /** A copy without some parameters. */
    public Link without(Collection<String> names) {
        Map<String, String> kept = new LinkedHashMap<>(parameters);
        kept.keySet().removeAll(names);
        return new Link(path, kept);
    }

    /** The value of a parameter, or an empty text. */
    public String get(String name) {
        return parameters.getOrDefault(name, "");
    }

    /** The value of a declared parameter, or an empty text. */
    public String get(QueryParameter<?> parameter) {
        return get(parameter.name());
    }

    public String path() {
        return path;
    }

    /** The address without parameters: where a form leads. */
    public String action() {
        return url(path);
    }

    /** How many links like this one a part of a page has room for: few where code is in them. */
    public int room() {
        return ROOM / toString().length();
    }

    /** The parameters in order. */
    public Map<String, String> parameters() {
        return Collections.unmodifiableMap(parameters);
    }

    /** The escaped address, relative to the site. */
    @Override
    public String toString() {
        if (address == null) {
            address = written();
        }
        return address;
    }

    private String written() {
        StringBuilder text = new StringBuilder(url(path));
        char before = '?';
        for (Map.Entry<String, String> each : parameters.entrySet()) {
            text.append(before).append(pair(each.getKey(), each.getValue()));
            before = '&';
        }
        return text.toString();
    }

    private static String pair(String name, String value) {
        return escape(name) + "=" + escape(value);
    }

    private static String escape(String value) {
        return PLAIN.matcher(value).matches() ? value : URLEncoder.encode(value, UTF_8);
    }
}
