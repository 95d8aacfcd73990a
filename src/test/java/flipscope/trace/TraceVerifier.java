package flipscope.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Checks a recorded trace step by step against plain Java, knowing nothing of the evaluator: every
 * result is what Java makes of the operands, every operand is a literal, a constant, the latest
 * value of a variable or an earlier result, and stages, calls and counts are what the steps say.
 */
public final class TraceVerifier {
    private final Trace trace;

    /** The variables of every activation: -1 is the entry method, others the calls by index. */
    private final Map<Integer, Map<String, Value>> variables = new HashMap<>();

    /** What a variable held earlier in a statement that changed it: it may have been read then. */
    private final Map<String, Set<Value>> replaced = new HashMap<>();

    private TraceVerifier(Trace trace) {
        this.trace = trace;
    }

    /** Fails at the first step that is not what Java does. */
    public static void verify(Trace trace) {
        new TraceVerifier(trace).verify();
    }

    private void verify() {
        for (Input input : trace.inputs()) {
            variables(-1).put(input.name(), input.value());
        }
        for (Step step : trace.steps()) {
            verify(step);
        }
        verifyStages(trace.stages(), 0, trace.steps().size() - 1);
        for (Call call : trace.calls()) {
            verifyStages(call.stages(), call.enter() + 1, call.leave());
        }
        verifyCounts();
        Step last = trace.steps().get(trace.steps().size() - 1);
        assertThat(last.operator()).isEqualTo(Operator.RETURN);
        assertThat(last.result()).isEqualTo(trace.result());
    }

    private Map<String, Value> variables(int call) {
        return variables.computeIfAbsent(call, c -> new HashMap<>());
    }

    private void verify(Step step) {
        String place = "step " + step.index() + ": " + step.text();
        assertThat(trace.steps().get(step.index())).as(place).isSameAs(step);
        for (Operand operand : step.operands()) {
            verifyOperand(place, step, operand);
        }
        if (step.operator() == Operator.CALL && step.result() == null) {
            enter(step);
        } else if (step.operator() == Operator.RETURN) {
            leave(place, step);
        } else {
            assertThat(step.result()).as(place).isEqualTo(PlainJava.result(step));
        }
        if (step.assigns() != null) {
            assign(place, step);
        }
        verifyMarks(place, step);
    }

    private void verifyOperand(String place, Step step, Operand operand) {
        if (operand.origin() >= 0) {
            assertThat(operand.origin()).as(place).isLessThan(step.index());
            verifyOrigin(place, operand, trace.steps().get(operand.origin()));
        }
        Map<String, Value> known = variables(step.call());
        if (known.containsKey(operand.text())) {
            Set<Value> possible =
                    new HashSet<>(
                            replaced.getOrDefault(
                                    change(step.statement(), operand.text()), Set.of()));
            possible.add(known.get(operand.text()));
            assertThat(operand.value()).as(place).isIn(possible);
        } else if (operand.origin() < 0) {
            verifySource(place, operand);
        }
    }

    private static String change(int statement, String name) {
        return statement + " " + name;
    }

    private static void verifyOrigin(String place, Operand operand, Step origin) {
        Value made = origin.assigned() != null ? origin.assigned() : origin.result();
        boolean same =
                operand.value().equals(made)
                        || operand.value().equals(origin.result())
                        || widened(operand.value(), made);
        assertThat(same).as("%s: %s comes from %s", place, operand, origin).isTrue();
    }

    /** An {@code int} that a parameter or a result took as a {@code long}. */
    private static boolean widened(Value wide, Value narrow) {
        return wide instanceof Word a && narrow instanceof Word b && a.bits() == b.bits();
    }

    /**
     * What no step made is an input, a literal, a constant, a length, or was made of those alone.
     */
    private void verifySource(String place, Operand operand) {
        if (!(operand.value() instanceof Word word)) {
            return;
        }
        Word literal = PlainJava.literal(operand.text());
        if (literal != null) {
            assertThat(word).as(place).isEqualTo(literal);
        } else {
            assertThat(operand.text()).as(place).matches("(?s)[\\p{L}_(].*");
        }
    }

    private void enter(Step step) {
        Call call =
                trace.calls().stream()
                        .filter(c -> c.enter() == step.index())
                        .findFirst()
                        .orElseThrow();
        assertThat(call.parent()).isEqualTo(step.call());
        assertThat(call.depth()).isEqualTo(step.depth() + 1);
        variables(call.index());
    }

    private void leave(String place, Step step) {
        if (step.result() instanceof Table table && step.operands().size() != 1) {
            assertThat(table.elements())
                    .as(place)
                    .isEqualTo(step.operands().stream().map(Operand::value).toList());
        } else if (step.result() instanceof Word word) {
            assertThat(((Word) step.operands().get(0).value()).bits())
                    .as(place)
                    .isEqualTo(word.bits());
        }
        if (step.call() >= 0) {
            assertThat(trace.calls().get(step.call()).leave()).isEqualTo(step.index());
        }
    }

    private void assign(String place, Step step) {
        int owner =
                step.operator() == Operator.RETURN
                        ? trace.calls().get(step.call()).parent()
                        : step.call();
        Value value = step.assigned() != null ? step.assigned() : step.result();
        if (step.assigned() != null) {
            assertThat(step.assigned())
                    .as(place)
                    .isEqualTo(PlainJava.convert((Word) step.result(), step.assigned().type()));
        }
        Value before = variables(owner).put(step.assigns(), value);
        if (before != null) {
            replaced.computeIfAbsent(
                            change(assigningStatement(step), step.assigns()), c -> new HashSet<>())
                    .add(before);
        }
    }

    /** The statement that takes the value: of a callee's return, the one that called. */
    private int assigningStatement(Step step) {
        return step.operator() == Operator.RETURN
                ? trace.steps().get(trace.calls().get(step.call()).enter()).statement()
                : step.statement();
    }

    /** Marks only ever name bits that are there. */
    private static void verifyMarks(String place, Step step) {
        if (!(step.result() instanceof Word word)) {
            return;
        }
        Marks marks = step.marks();
        assertThat(marks.wrapped() & ~word.unsigned()).as(place).isZero();
        assertThat(marks.fresh() & ~word.unsigned()).as(place).isZero();
        assertThat(marks.lost() & word.unsigned()).as(place).isZero();
    }

    private void verifyStages(List<Stage> stages, int first, int last) {
        int next = first;
        for (Stage stage : stages) {
            assertThat(stage.first()).as("%s", stages).isEqualTo(next);
            assertThat(stage.result()).as("%s", stages).isBetween(stage.first(), stage.last());
            next = stage.last() + 1;
        }
        if (next != last + 1) {
            fail("stages end at step " + (next - 1) + ", not " + last + ": " + stages);
        }
    }

    private void verifyCounts() {
        long counted = trace.steps().stream().filter(Step::counted).count();
        assertThat(trace.counts().total()).isEqualTo((int) counted);
        int sum = trace.counts().byKind().values().stream().mapToInt(Integer::intValue).sum();
        assertThat(sum).isEqualTo((int) counted);
    }
}
