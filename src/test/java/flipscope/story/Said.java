package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * A sentence taken apart: what the author of the core wrote, and what was made of the step.
 *
 * @param step the last step of the statement that the comment stands above
 * @param comment what stands there
 */
record Said(Traced traced, Step step, String comment) {
    private static final Captions CAPTIONS = new Captions(Messages.english());

    /** A return may answer a call whose statement the comment stands above. */
    static Said of(Traced traced, Step step) {
        Trace trace = traced.trace();
        boolean answers = step.operator() == Operator.RETURN && step.assigned() != null;
        Step last = answers ? trace.steps().get(trace.calls().get(step.call()).enter()) : step;
        return new Said(traced, last, last.site().caption());
    }

    /** Of a whole stage the comment is the one above its first statement. */
    static Said of(Traced traced, Stop stop) {
        Trace trace = traced.trace();
        Step shown = trace.steps().get(stop.step());
        for (Stage stage : trace.stages()) {
            if (stage.first() == stop.first() && stage.last() == stop.last()) {
                String comment =
                        trace.steps().subList(stage.first(), stage.last() + 1).stream()
                                .filter(step -> step.depth() == 0)
                                .map(step -> step.site().caption())
                                .filter(each -> !each.isEmpty())
                                .findFirst()
                                .orElse("");
                return new Said(traced, shown, comment);
            }
        }
        return of(traced, shown);
    }

    private List<String> author() {
        List<String> sentences = new ArrayList<>();
        for (String each : CAPTIONS.named(comment, traced.traceContext()).split("(?<=[.?!]) ")) {
            sentences.add(each.matches(".*[.?!]") ? each : each + ".");
        }
        return sentences;
    }

    boolean tells(String sentence) {
        return !comment.isEmpty() && sentence.startsWith(author().get(0));
    }

    /** The sentences that are not the author's. */
    List<String> generated(String sentence) {
        String rest = sentence;
        List<String> parts = new ArrayList<>();
        for (String each : comment.isEmpty() ? List.<String>of() : author()) {
            rest = rest.startsWith(each) ? rest.substring(each.length()).strip() : rest;
        }
        for (String part : rest.split("(?<=\\.) ")) {
            if (!part.isEmpty()) {
                parts.add(part);
            }
        }
        return parts;
    }

    /** What the comment stands above, in one activation. */
    List<Object> paragraph() {
        int stage = step.call() < 0 ? step.stage() : step.callStage();
        return List.of(step.call(), stage, comment);
    }

    /** The comments that stand above more than one statement that works something out. */
    static Set<String> ofSeveral(Traced traced) {
        Map<List<Object>, Set<Object>> statements = new HashMap<>();
        Set<String> several = new HashSet<>();
        for (Step step : traced.trace().steps()) {
            boolean hands = step.operator() == Operator.RETURN;
            if (step.last() && step.operands().stream().anyMatch(Operand::traced) && !hands) {
                Said said = new Said(traced, step, step.site().caption());
                Set<Object> spans =
                        statements.computeIfAbsent(said.paragraph(), absent -> new HashSet<>());
                spans.add(step.site().statementSpan());
                if (spans.size() > 1) {
                    several.add(said.comment());
                }
            }
        }
        return several;
    }

    /** A counter, an expression of constants, the way into a method. */
    static boolean isTrivial(Step step) {
        boolean works = step.operands().stream().anyMatch(Operand::traced);
        return !works && step.operator() != Operator.RETURN
                || step.operator() == Operator.CALL && step.result() == null;
    }
}
