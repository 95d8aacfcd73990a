package flipscope.lesson.read;

import flipscope.catalogue.ClosestName;
import flipscope.lesson.LessonProblem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/** Collects the mistakes of a lesson, so that one does not hide others. */
final class Problems {
    /** Messages list all valid names up to this number. */
    private static final int MOST_LISTED = 16;

    private static final int LONGEST_EXCERPT = 60;

    /** A name in which a dash stands for a hyphen, as programs for writing put it. */
    private static final Pattern DASHED =
            Pattern.compile("[\\w./-]*[\u2013\u2014][\\w./\u2013\u2014-]*");

    private final List<LessonProblem> all = new ArrayList<>();

    void add(int line, String message) {
        LessonProblem problem = new LessonProblem(line, message);
        if (!all.contains(problem)) {
            all.add(problem);
        }
    }

    /** What is read there; empty, with a problem added, if it is nested too deep. */
    <T> Optional<T> unlessTooDeep(int line, Supplier<Optional<T>> reading) {
        try {
            return reading.get();
        } catch (StackOverflowError deep) {
            add(line, "this is nested too deep, or too long, to be read");
            return Optional.empty();
        }
    }

    int size() {
        return all.size();
    }

    List<LessonProblem> byLine() {
        return all.stream().sorted(Comparator.comparingInt(LessonProblem::line)).toList();
    }

    /** Reports an unknown name and suggests a similar one. */
    void unknown(int line, String what, String typed, Collection<String> names) {
        add(line, "no " + what + " " + quoted(typed) + meant(typed, names));
    }

    /** The end of a message: the most similar name, or all of them if they are few. */
    static String meant(String typed, Collection<String> names) {
        return ClosestName.nearest(typed, names)
                .map(near -> "; did you mean " + quoted(near) + "?")
                .orElseGet(() -> listed(names));
    }

    private static String listed(Collection<String> names) {
        boolean few = !names.isEmpty() && names.size() <= MOST_LISTED;
        return few
                ? "; there " + (names.size() == 1 ? "is " : "are ") + String.join(", ", names)
                : "";
    }

    /** The typed text, shortened for messages. */
    static String quoted(String typed) {
        String line = typed.strip().replaceAll("\\s+", " ");
        boolean fits = line.length() <= LONGEST_EXCERPT;
        String shown = fits ? line : line.substring(0, LONGEST_EXCERPT) + "…";
        return '"' + shown + '"' + unseen(line);
    }

    /** The name of a sign that looks like another one. */
    private static String unseen(String line) {
        if (line.contains("\u00A0") || line.contains("\u202F")) {
            return " (with a no-break space)";
        }
        return DASHED.matcher(line).matches() ? " (with a dash, not a hyphen)" : "";
    }
}
