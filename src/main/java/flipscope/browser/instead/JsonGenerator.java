package flipscope.browser.instead;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;

/** Writes JSON as Jackson does without spaces: maps, lists, numbers, texts and null. */
public final class JsonGenerator implements Closeable {
    private final StringBuilder text = new StringBuilder();
    private final OutputStream out;

    public JsonGenerator(OutputStream out) {
        this.out = out;
    }

    public JsonGenerator writeStartObject() {
        separate();
        text.append('{');
        return this;
    }

    public JsonGenerator writeEndObject() {
        text.append('}');
        return this;
    }

    public JsonGenerator writeStartArray() {
        separate();
        text.append('[');
        return this;
    }

    public JsonGenerator writeEndArray() {
        text.append(']');
        return this;
    }

    public JsonGenerator writeArrayPropertyStart(String name) {
        name(name);
        text.append('[');
        return this;
    }

    public JsonGenerator writeStringProperty(String name, String value) {
        name(name);
        string(value);
        return this;
    }

    public JsonGenerator writePOJOProperty(String name, Object value) {
        name(name);
        write(value);
        return this;
    }

    public JsonGenerator writePOJO(Object value) {
        separate();
        write(value);
        return this;
    }

    private void separate() {
        char last = text.length() == 0 ? '[' : text.charAt(text.length() - 1);
        if (last != '[' && last != '{' && last != ':') {
            text.append(',');
        }
    }

    private void name(String name) {
        separate();
        string(name);
        text.append(':');
    }

    private void write(Object value) {
        if (value instanceof Map<?, ?> map) {
            text.append('{');
            map.forEach((name, each) -> writePOJOProperty(String.valueOf(name), each));
            text.append('}');
        } else if (value instanceof Iterable<?> list) {
            text.append('[');
            list.forEach(this::writePOJO);
            text.append(']');
        } else if (value == null || value instanceof Number || value instanceof Boolean) {
            text.append(value);
        } else {
            string(value.toString());
        }
    }

    private void string(String value) {
        text.append('"');
        for (int at = 0; at < value.length(); at++) {
            character(value.charAt(at));
        }
        text.append('"');
    }

    private void character(char each) {
        switch (each) {
            case '"', '\\' -> escape(each);
            case '\n' -> escape('n');
            case '\r' -> escape('r');
            case '\t' -> escape('t');
            case '\b' -> escape('b');
            case '\f' -> escape('f');
            default -> {
                if (each < ' ') {
                    String hex = "000" + Integer.toHexString(each).toUpperCase(Locale.ROOT);
                    text.append("\\u").append(hex.substring(hex.length() - 4));
                } else {
                    text.append(each);
                }
            }
        }
    }

    private void escape(char letter) {
        text.append('\\').append(letter);
    }

    @Override
    public void close() {
        try {
            out.write(text.toString().getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
