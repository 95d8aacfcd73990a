package flipscope.web.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * A selector of tags and classes joined by the descendant combinator: {@code .grid .on rect}.
 *
 * @param parts from the outermost ancestor to the element itself
 */
record Selector(List<Element> parts) {
    private static final Pattern PART = Pattern.compile("(?:[a-z]+)?(?:\\.[\\w-]+)*");

    /** Parses a selector; empty for other kinds of selectors. */
    static Optional<Selector> of(String text) {
        List<Element> parts = new ArrayList<>();
        for (String part : text.split("\\s+")) {
            if (part.isEmpty() || !PART.matcher(part).matches()) {
                return Optional.empty();
            }
            int dot = part.indexOf('.');
            String tag = dot < 0 ? part : part.substring(0, dot);
            parts.add(Element.of(tag, dot < 0 ? null : part.substring(dot).replace('.', ' ')));
        }
        return Optional.of(new Selector(parts));
    }

    /** Whether it matches the last element of a path. */
    boolean matches(List<Element> path) {
        int part = parts.size() - 1;
        if (path.isEmpty() || !selects(parts.get(part), path.get(path.size() - 1))) {
            return false;
        }
        part--;
        for (int place = path.size() - 2; place >= 0 && part >= 0; place--) {
            if (selects(parts.get(part), path.get(place))) {
                part--;
            }
        }
        return part < 0;
    }

    private static boolean selects(Element part, Element element) {
        return (part.tag().isEmpty() || part.tag().equals(element.tag()))
                && element.classes().containsAll(part.classes());
    }

    /** The specificity: classes count before tags. */
    int weight() {
        return parts.stream()
                .mapToInt(part -> 100 * part.classes().size() + (part.tag().isEmpty() ? 0 : 1))
                .sum();
    }
}
