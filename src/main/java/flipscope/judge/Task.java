package flipscope.judge;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A method to write.
 *
 * @param name its name and that of its method: {@code left}
 * @param number its place in the order that teaches, from 1
 * @param operators what it may use, in display order
 * @param example what shows in pictures what is wanted
 * @param loops whether it may use loops
 * @param article whether an article has it, whose way the reference is
 * @param reference a correct solution, from {@code core} where that has it
 * @param best one with the fewest operations known here
 * @param template the reference with blanks; without any unless they are to be filled
 * @param choices the operators to choose from, if that is the form
 * @param decoys lines that do not belong, if lines are to be put in order
 * @param slips wrong solutions by the name of the misconception
 * @param slipsOfBest the same mistakes made in the best one, as far as they can be
 */
public record Task(
        String name,
        int number,
        Form form,
        Given given,
        TestCase example,
        Set<String> operators,
        boolean loops,
        boolean article,
        String reference,
        String best,
        Template template,
        List<String> choices,
        List<String> decoys,
        Map<String, String> slips,
        Map<String, String> slipsOfBest) {

    /** What the method must return; a truth value is 1 or 0. */
    public long wanted(TestCase at) {
        return Oracle.wanted(name, at);
    }

    /** Its first line: such as {@code long left(long own, long opponent)} and the brace. */
    public String signature() {
        return lines().get(signatureLine());
    }

    /** Whether the method answers yes or no. */
    public boolean answersTruth() {
        return signature().startsWith("boolean ");
    }

    /** The names of its parameters in the reference. */
    public List<String> parameters() {
        String list = signature().replaceAll(".*\\(|\\).*", "");
        return Arrays.stream(list.split(", ", -1)).map(each -> each.split(" ", 2)[1]).toList();
    }

    /** Everything up to the first line of the body. */
    public String header() {
        return String.join("\n", lines().subList(0, signatureLine() + 1)) + "\n";
    }

    /** The statements of the reference, one a line, without comments. */
    public List<String> statements() {
        return lines().subList(signatureLine() + 1, lines().size() - 1).stream()
                .map(String::strip)
                .filter(line -> !line.isEmpty() && !line.startsWith("//"))
                .toList();
    }

    /** A method of these statements. */
    public String of(List<String> statements) {
        return statements.stream()
                .map(each -> "    " + each + "\n")
                .collect(Collectors.joining("", header(), "}\n"));
    }

    /** The code that the reader begins with; it is no solution. */
    public String start() {
        return switch (form) {
            case CHOOSE, FILL -> template.filled(List.of());
            case ORDER -> of(List.of());
            case WRITE -> of(List.of("return 0;"));
        };
    }

    private int signatureLine() {
        return (int) reference.lines().takeWhile(line -> !line.contains(" " + name + "(")).count();
    }

    private List<String> lines() {
        return reference.lines().toList();
    }
}
