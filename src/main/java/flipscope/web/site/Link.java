package flipscope.web.site;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The address of a page of ours: a path and its parameters, in the order in which they were added.
 * Immutable; a link that is made from another keeps every parameter that it does not name.
 */
public final class Link {
    private final String path;
    private final Map<String, String> parameters;

    /** Written out when it is asked for; links that are made from this one begin with it. */
    private String address;

    private Link(String path, Map<String, String> parameters) {
        this.path = path;
        this.parameters = parameters;
    }

    /** A path without parameters. */
    public static Link to(String path) {
        return new Link(path, Map.of());
    }

    /** The same parameters at another path. */
    public Link at(String otherPath) {
        return new Link(otherPath, parameters);
    }

    /** The same with a parameter set; an empty value takes it away. */
    public Link with(String name, Object value) {
        String text = value.toString();
        if (text.equals(get(name))) {
            return this;
        }
        Link changed = changed(name, text);
        if (!parameters.containsKey(name)) {
            changed.address = toString() + separator() + pair(name, text);
        }
        return changed;
    }

    private char separator() {
        return parameters.isEmpty() ? '?' : '&';
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

    /** The same with parameters set. */
    public Link with(Map<String, String> values) {
        Link link = this;
        for (Map.Entry<String, String> each : values.entrySet()) {
            link = link.with(each.getKey(), each.getValue());
        }
        return link;
    }

    /** The same with the parameters of another link. */
    public Link with(Link other) {
        return with(other.parameters);
    }

    /** The same without some parameters. */
    public Link without(Collection<String> names) {
        Map<String, String> kept = new LinkedHashMap<>(parameters);
        kept.keySet().removeAll(names);
        return new Link(path, kept);
    }

    /** The value of a parameter, or empty. */
    public String get(String name) {
        return parameters.getOrDefault(name, "");
    }

    /** The path. */
    public String path() {
        return path;
    }

    /** The parameters, in their order. */
    public Map<String, String> parameters() {
        return Collections.unmodifiableMap(parameters);
    }

    /** The address, escaped, relative to the site. */
    @Override
    public String toString() {
        if (address == null) {
            address = written();
        }
        return address;
    }

    private String written() {
        StringBuilder text = new StringBuilder(path);
        char before = '?';
        for (Map.Entry<String, String> each : parameters.entrySet()) {
            text.append(before).append(pair(each.getKey(), each.getValue()));
            before = '&';
        }
        return text.toString();
    }

    private static String pair(String name, String value) {
        return name + "=" + escape(value);
    }

    private static String escape(String value) {
        for (int index = 0; index < value.length(); index++) {
            if (!isPlain(value.charAt(index))) {
                return URLEncoder.encode(value, StandardCharsets.UTF_8);
            }
        }
        return value;
    }

    /** Whether the encoder would leave it as it is; nearly all of what we write is so. */
    private static boolean isPlain(char letter) {
        return 'a' <= letter && letter <= 'z'
                || 'A' <= letter && letter <= 'Z'
                || '0' <= letter && letter <= '9'
                || letter == '-'
                || letter == '.'
                || letter == '_';
    }
}
