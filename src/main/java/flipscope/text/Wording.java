package flipscope.text;

import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * A message pattern. A page formats hundreds of texts, nearly all with words and small numbers in
 * plain placeholders: these are concatenated here, since {@link MessageFormat} would be cloned and
 * select a format each time. It handles the rest: plurals, and numbers with local notation.
 *
 * <p>Immutable.
 */
final class Wording {
    /** Marks an argument while the pattern is split; no text contains it. */
    private static final char MARK = '\uE000';

    /** From here on numbers have separators: 1,000. */
    private static final int GROUPED = 1_000;

    private static final int MOST_ARGUMENTS = 10;

    private final MessageFormat format;

    /** The texts before each placeholder, and after the last. */
    private final List<String> texts = new ArrayList<>();

    /** The argument index of each placeholder. */
    private final List<Integer> places = new ArrayList<>();

    /** The greatest of them; -1 if there is none. */
    private final int last;

    private final boolean plain;

    Wording(MessageFormat format) {
        this.format = format;
        this.plain = Arrays.stream(format.getFormats()).allMatch(Objects::isNull);
        if (plain) {
            takeApart();
        }
        this.last = places.stream().mapToInt(place -> place).max().orElse(-1);
    }

    private void takeApart() {
        Object[] marks = new Object[MOST_ARGUMENTS];
        Arrays.setAll(marks, index -> "" + MARK + index);
        String[] parts = formatted(marks).split(String.valueOf(MARK), -1);
        texts.add(parts[0]);
        for (String part : Arrays.asList(parts).subList(1, parts.length)) {
            places.add(part.charAt(0) - '0');
            texts.add(part.substring(1));
        }
    }

    /** Formats the text with arguments. */
    String with(Object... arguments) {
        return plain && fits(arguments) ? joined(arguments) : formatted(arguments);
    }

    private boolean fits(Object... arguments) {
        for (Object argument : arguments) {
            if (!isWrittenAsItIs(argument)) {
                return false;
            }
        }
        return last < arguments.length;
    }

    private static boolean isWrittenAsItIs(Object argument) {
        return argument instanceof String
                || argument instanceof Integer number && number > -GROUPED && number < GROUPED;
    }

    private String joined(Object... arguments) {
        StringBuilder text = new StringBuilder(texts.get(0));
        for (int index = 0; index < places.size(); index++) {
            text.append(arguments[places.get(index)]).append(texts.get(index + 1));
        }
        return text.toString();
    }

    /** MessageFormat is not thread-safe, and cloning is cheaper than parsing again. */
    private String formatted(Object... arguments) {
        return ((MessageFormat) format.clone()).format(arguments);
    }
}
