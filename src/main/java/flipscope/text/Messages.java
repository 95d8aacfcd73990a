package flipscope.text;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Map;
import java.util.MissingResourceException;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;

/**
 * All texts of the interface; not those of {@code core} and lessons.
 *
 * <p>A key starts with the name of its file: {@code stepper.next} is in {@code
 * messages/stepper.properties}. A text is a {@link MessageFormat} pattern: {@code {0}} is the first
 * argument, {@code {0,choice,1#1 square|1<{0} squares}} a plural. Write ’ for an apostrophe, since
 * ' quotes.
 *
 * <p>Thread-safe, and keeps what it has parsed: make one and hand it down.
 */
public final class Messages {
    private final Map<String, Properties> bundles = new ConcurrentHashMap<>();
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    /** The texts that take no arguments; most do not. */
    private final Map<String, String> constants = new ConcurrentHashMap<>();

    private Messages() {}

    public static Messages english() {
        return new Messages();
    }

    /** Whether the key exists. */
    public boolean has(String key) {
        return formats.containsKey(key) || bundle(key).containsKey(key);
    }

    /**
     * Formats a text with arguments.
     *
     * @throws MissingResourceException if no bundle has the key; {@code MessagesTest} finds such
     *     mistakes
     */
    public String text(String key, Object... arguments) {
        if (arguments.length == 0) {
            return constants.computeIfAbsent(key, each -> parse(each).format(arguments));
        }
        MessageFormat format = formats.computeIfAbsent(key, this::parse);
        // A MessageFormat is not safe for threads, and waiting is cheaper than a copy.
        synchronized (format) {
            return format.format(arguments);
        }
    }

    private MessageFormat parse(String key) {
        String pattern = bundle(key).getProperty(key);
        if (pattern == null) {
            throw new MissingResourceException("no text " + key, "messages", key);
        }
        return new MessageFormat(pattern, Locale.ENGLISH);
    }

    private Properties bundle(String key) {
        int dot = key.indexOf('.');
        String namespace = dot < 0 ? key : key.substring(0, dot);
        return bundles.computeIfAbsent(
                namespace, each -> DataFile.properties("/messages/" + each + ".properties"));
    }
}
