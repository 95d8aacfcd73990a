package flipscope.judge;

import flipscope.catalogue.Technique;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Method;
import flipscope.trace.Parameter;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.run.StepBudget;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
        Inputs given,
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

    /** To change the code of an algorithm: whatever returns the same is right. */
    static Task of(Technique technique) {
        String code = technique.program().standingAlone(technique.method(), Optional.empty());
        return new Task(
                technique.id(),
                Tasks.names().size(),
                Form.WRITE,
                new Original(technique),
                new Original(technique).example(),
                Set.of(),
                true,
                false,
                code,
                code,
                Template.of(code, List.of()),
                List.of(),
                List.of(),
                Map.of(),
                Map.of());
    }

    /** The algorithm whose code is changed, if that is the task. */
    public Optional<Original> original() {
        return given instanceof Original original ? Optional.of(original) : Optional.empty();
    }

    /** What the method must return. */
    public Value wanted(TestCase at) {
        return wanted(at, new StepBudget(Long.MAX_VALUE));
    }

    /**
     * The same, and takes from a budget what that costs.
     *
     * @throws flipscope.trace.EvaluationException where an original is stopped
     */
    Value wanted(TestCase at, StepBudget budget) {
        if (given instanceof Original original) {
            return original.result(at, budget);
        }
        long bits = Oracle.wanted(name, at);
        return answersTruth() ? Word.of(bits != 0) : Word.of(bits);
    }

    /** The name of its method. */
    public String method() {
        return original()
                .map(each -> each.technique().method().name())
                .orElse(name)
                .replaceFirst(".*\\.", "");
    }

    /** Its first line: such as {@code long left(long own, long opponent)} and the brace. */
    public String signature() {
        return original().map(Task::signature).orElseGet(() -> lines().get(signatureLine()));
    }

    private static String signature(Original original) {
        Method method = original.technique().method();
        return method.parameters().stream()
                .map(each -> each.type() + " " + each.name())
                .collect(
                        Collectors.joining(
                                ", ",
                                method.result()
                                        + " "
                                        + method.name().replaceFirst(".*\\.", "")
                                        + "(",
                                ") {"));
    }

    /** Whether the method answers yes or no. */
    public boolean answersTruth() {
        return signature().startsWith("boolean ");
    }

    /** The type of its result. */
    Type result() {
        return original()
                .map(each -> each.technique().method().result())
                .orElse(answersTruth() ? Type.BOOLEAN : Type.LONG);
    }

    /** How its result is drawn. */
    public DisplayFormat view() {
        return original()
                .map(each -> each.technique().method().resultView())
                .orElseGet(() -> DisplayFormat.of(result()).numbered(given.view(0).numbering()));
    }

    /** The types of its parameters. */
    public List<Type> types() {
        return original()
                .map(each -> each.technique().inputs().stream().map(Parameter::type).toList())
                .orElseGet(() -> Collections.nCopies(given.sets(), Type.LONG));
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
            case WRITE -> original().isPresent() ? reference : of(List.of("return 0;"));
        };
    }

    private int signatureLine() {
        return (int) reference.lines().takeWhile(line -> !line.contains(" " + name + "(")).count();
    }

    private List<String> lines() {
        return reference.lines().toList();
    }
}
