package flipscope.scratch;

import flipscope.text.DataFile;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A language that lines can be copied as, by its table: {@code #1} stands for the first part as it
 * is but without parentheses around it, {@code $1} for the same in parentheses unless it is one
 * word or call, {@code @1} for it as it is.
 */
record Language(String name, Map<String, String> table) {
    static final List<Language> ALL =
            List.of(read("C"), read("Rust"), read("Python"), read("JavaScript"));

    private static final Pattern PLACE = Pattern.compile("([#$@])([1-4])(\\.?)");
    private static final Pattern WORD = Pattern.compile("[\\w.]++");
    private static final Pattern DIGITS = Pattern.compile("\\d++");
    private static final Pattern CALL = Pattern.compile("[\\w.]*+\\(.*+");

    private static Language read(String name) {
        return new Language(name, DataFile.table("/scratch/languages/" + name + ".txt"));
    }

    boolean has(String key) {
        return table.containsKey(key);
    }

    /** What stands in the table, with its parts filled in. */
    String of(String key, Object... parts) {
        return PLACE.matcher(table.get(key))
                .replaceAll(
                        place -> {
                            String part = parts[Integer.parseInt(place.group(2)) - 1].toString();
                            String filled =
                                    switch (place.group(1)) {
                                        case "#" -> bare(part);
                                        case "$" -> closed(part, place.group(3).isEmpty());
                                        default -> part;
                                    };
                            return Matcher.quoteReplacement(filled + place.group(3));
                        });
    }

    /** Whether a name means something else there. */
    boolean takes(String name) {
        return table.containsKey("use " + name) || table.get("words").contains(" " + name + " ");
    }

    /** The code with what it needs above it; what others need comes first in the table. */
    String withHelpers(String code) {
        String whole = code;
        List<String> keys = new ArrayList<>(table.keySet());
        Collections.reverse(keys);
        for (String key : keys) {
            if (key.startsWith("use ")
                    && Pattern.compile("(?<!\\w)" + key.substring(4) + "(?!\\w)")
                            .matcher(whole)
                            .find()) {
                whole = table.get(key).replace("\\n", "\n") + "\n" + whole;
            }
        }
        return whole;
    }

    /** The code without what only names that are set again below need. */
    String tidy(String code) {
        if (!has("tidy")) {
            return code;
        }
        Map<String, Integer> set = new HashMap<>();
        results("set again", code).forEach(each -> set.put(each.group(1), each.start()));
        return Pattern.compile(table.get("tidy"))
                .matcher(code)
                .replaceAll(
                        each ->
                                set.getOrDefault(each.group(1), -1) < each.start()
                                        ? each.group(1)
                                        : each.group());
    }

    private Stream<MatchResult> results(String key, String code) {
        return Pattern.compile(table.get(key)).matcher(code).results();
    }

    /**
     * In parentheses unless it is one word or call.
     *
     * @param alone whether no point follows, which would belong to a number
     */
    private static String closed(String part, boolean alone) {
        boolean closed = isClosed(part) && (alone || !DIGITS.matcher(part).matches());
        return closed ? part : "(" + part + ")";
    }

    /** Without parentheses around all of it. */
    private static String bare(String part) {
        return part.startsWith("(") && isClosed(part) ? part.substring(1, part.length() - 1) : part;
    }

    private static boolean isClosed(String text) {
        if (WORD.matcher(text).matches()) {
            return true;
        }
        int depth = 0;
        for (int at = 0; at < text.length() - 1; at++) {
            depth += text.charAt(at) == '(' ? 1 : text.charAt(at) == ')' ? -1 : 0;
            if (depth == 0 && text.charAt(at) == ')') {
                return false;
            }
        }
        return CALL.matcher(text).matches() && text.endsWith(")");
    }
}
