package flipscope.catalogue;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Finds the annotations of algorithms in a source file without parsing it, so that it is fast. */
final class AlgorithmIndex {
    private static final String TEXT = "\"(?:\\\\.|[^\"\\\\])*+\"";
    private static final Pattern ANNOTATION =
            Pattern.compile("@" + Technique.ANNOTATION + "\\(((?:[^()\"]|" + TEXT + ")*+)\\)");
    private static final Pattern ELEMENT =
            Pattern.compile("(\\w+)\\s*=\\s*(" + TEXT + "(?:\\s*\\+\\s*" + TEXT + ")*|\\w+)");
    private static final Pattern PART = Pattern.compile(TEXT);

    private AlgorithmIndex() {}

    /** The elements of each annotation, in textual order. */
    static List<Map<String, String>> of(String source) {
        return ANNOTATION
                .matcher(source)
                .results()
                .map(found -> elements(found.group(1)))
                .filter(elements -> elements.containsKey("id"))
                .toList();
    }

    private static Map<String, String> elements(String text) {
        Map<String, String> elements = new LinkedHashMap<>();
        ELEMENT.matcher(text)
                .results()
                .forEach(each -> elements.put(each.group(1), value(each.group(2))));
        return elements;
    }

    private static String value(String written) {
        return written.startsWith("\"")
                ? PART.matcher(written)
                        .results()
                        .map(MatchResult::group)
                        .map(part -> part.substring(1, part.length() - 1).translateEscapes())
                        .collect(Collectors.joining())
                : written;
    }
}
