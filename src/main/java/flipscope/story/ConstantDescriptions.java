package flipscope.story;

import flipscope.trace.SourceFile;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Describes constants by the first words of their Javadoc. */
final class ConstantDescriptions {
    private static final Pattern DOCUMENTED =
            Pattern.compile(
                    "/\\*\\*((?:(?!\\*/).)*+)\\*/\\s*(?:@\\w+(?:\\([^)]*\\))?\\s*)*+"
                            + "(?:(?!final(?!\\w))\\w+\\s+)*+final\\s+\\w+\\s+([A-Z]\\w*)\\s*=",
                    Pattern.DOTALL);

    /** The description ends where an explanation or a picture begins. */
    private static final Pattern END = Pattern.compile("[:.,;<]");

    private static final int LONGEST = 40;

    private final Map<String, String> words = new HashMap<>();

    ConstantDescriptions(List<SourceFile> sources) {
        for (SourceFile source : sources) {
            Matcher documented = DOCUMENTED.matcher(source.text());
            while (documented.find()) {
                String first = firstWords(documented.group(1));
                if (first.length() <= LONGEST) {
                    words.put(source.className() + "." + documented.group(2), first);
                }
            }
        }
    }

    /**
     * What a constant is: {@code files b to g}, or an empty string.
     *
     * @param name as written: {@code INNER_FILES} or {@code Edges.INNER_FILES}
     * @param method the method that uses it, such as {@code Mobility.left}
     */
    String describe(String name, String method) {
        String full = name.contains(".") ? name : method.replaceFirst("\\..*", "") + "." + name;
        return words.getOrDefault(full, "");
    }

    private static String firstWords(String javadoc) {
        String plain = javadoc.replaceAll("\\s*\\n\\s*\\*? ?", " ").strip();
        String first = END.split(plain, 2)[0].strip();
        return first.isEmpty()
                ? ""
                : first.substring(0, 1).toLowerCase(Locale.ROOT) + first.substring(1);
    }
}
