package flipscope.web.figure;

import java.util.List;
import java.util.Set;

/** The parts of an element that selectors match. */
record Element(String tag, Set<String> classes) {

    /** An element with the value of its {@code class} attribute, which may be null. */
    static Element of(String tag, String css) {
        return new Element(tag, css == null || css.isBlank() ? Set.of() : classes(css));
    }

    private static Set<String> classes(String css) {
        return Set.copyOf(List.of(css.strip().split("\\s+")));
    }
}
