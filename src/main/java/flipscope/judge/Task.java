package flipscope.judge;

import flipscope.catalogue.Technique;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Method;
import flipscope.trace.Parameter;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.run.StepBudget;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A method to write.
 *
 * @param name its name: {@code left}; of an algorithm whose code is changed, its id
 * @param asked the method that is asked for, as the reference has it
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
        Method asked,
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
        return of(technique, technique.method());
    }

    /** To return the same as another method of its file. */
    static Task of(Technique technique, Method wanted) {
        Original original = new Original(technique, wanted);
        String code = technique.program().standingAlone(technique.method(), Optional.empty());
        return new Task(
                technique.id(),
                technique.method(),
                Tasks.names().size(),
                Form.WRITE,
                original,
                original.example(),
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

    /** Whether its inputs are the discs of both sides, and perhaps more. */
    public boolean hasDiscs() {
        return given.position(example).isPresent();
    }

    /** What the method must return. */
    public Value wanted(TestCase at) {
        return wanted(at, new StepBudget(Long.MAX_VALUE));
    }

    /**
     * What the method must return; what that costs is taken from a budget.
     *
     * @throws flipscope.trace.EvaluationException where an original is stopped
     */
    Value wanted(TestCase at, StepBudget budget) {
        if (given instanceof Original original) {
            return original.result(at, budget);
        }
        return new Word(asked.result(), Oracle.wanted(name, at));
    }

    /** The name of its method. */
    public String method() {
        return asked.simpleName();
    }

    /** Its first line: such as {@code long left(long own, long opponent)} and the brace. */
    public String signature() {
        return asked.parameters().stream()
                .map(each -> each.type() + " " + each.name())
                .collect(Collectors.joining(", ", asked.result() + " " + method() + "(", ") {"));
    }

    /** How its result is drawn. */
    public DisplayFormat view() {
        return asked.resultView();
    }

    /** The types of its parameters. */
    public List<Type> types() {
        return asked.types();
    }

    /** The names of its parameters. */
    public List<String> parameters() {
        return asked.names();
    }

    /** The values of its parameters, by their names, as they are written in hex. */
    Map<String, String> inputs(TestCase at) {
        Map<String, String> inputs = new LinkedHashMap<>();
        for (int i = 0; i < at.sets().size(); i++) {
            Parameter each = asked.parameters().get(i);
            inputs.put(each.name(), Word.of(each.type(), at.set(i)).text());
        }
        return inputs;
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
