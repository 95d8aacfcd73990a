package flipscope.web.trace.step;

import flipscope.story.Chain;
import flipscope.story.Chain.Link;
import flipscope.story.Chain.Sign;
import flipscope.story.Narrator;
import flipscope.story.Stop;
import flipscope.story.Values;
import flipscope.trace.Call;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.web.draw.Thumbs;
import flipscope.web.trace.step.EquationView.GlossView;
import flipscope.web.trace.step.EquationView.PieceView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What stands below a chain: what a stage made besides its last value, the stages of a call, or
 * what the numbers in the cells are.
 */
final class ChainAsides {
    private static final int MOST = 8;

    private final Trace trace;
    private final Narrator narrator;

    ChainAsides(Narrator narrator) {
        this.trace = narrator.trace();
        this.narrator = narrator;
    }

    GlossView of(Chain chain, Stop stop, boolean numbered) {
        List<PieceView> stages = stages(chain);
        if (!stages.isEmpty()) {
            return gloss("stepper.aside.stages", stages);
        }
        if (numbered) {
            return gloss("stepper.aside.rounds", List.of());
        }
        List<PieceView> others = others(chain, stop);
        return others.isEmpty() ? GlossView.NONE : gloss("stepper.aside.also", others);
    }

    private GlossView gloss(String key, List<PieceView> pieces) {
        return new GlossView(
                "",
                narrator.messages().text(key),
                pieces.subList(0, Math.min(MOST, pieces.size())));
    }

    /** The results of the call that the chain shows in part. */
    private List<PieceView> stages(Chain chain) {
        Link last = chain.links().get(chain.links().size() - 1);
        if (last.sign() != Sign.STAGE || last.step().call() < 0) {
            return List.of();
        }
        Call call = trace.calls().get(last.step().call());
        return call.stages().stream()
                .map(stage -> trace.steps().get(stage.result()))
                .filter(step -> step.result() instanceof Word)
                .map(step -> piece(String.valueOf(step.callStage() + 1), step))
                .toList();
    }

    /** Variables that the stage made and that nothing in it uses. */
    private List<PieceView> others(Chain chain, Stop stop) {
        Step shown = chain.result().step();
        List<Step> steps =
                trace.steps().subList(stop.first(), stop.last() + 1).stream()
                        .filter(step -> step.call() == shown.call())
                        .toList();
        Set<Integer> used =
                steps.stream()
                        .flatMap(step -> step.operands().stream())
                        .map(Operand::origin)
                        .collect(Collectors.toSet());
        Map<String, PieceView> made = new LinkedHashMap<>();
        for (Step step : steps) {
            boolean word = step.assigned() != null && step.index() != shown.index();
            if (word && !used.contains(step.index())) {
                made.put(step.site().assigns(), piece(step.site().assigns(), step));
            }
        }
        made.remove(chain.variable());
        return List.copyOf(made.values());
    }

    private PieceView piece(String name, Step step) {
        boolean assigned = step.assigned() != null;
        Value value = assigned ? step.assigned() : step.result();
        ViewKind view = assigned ? step.site().assignedView() : step.site().resultView();
        String said = Values.alt(narrator.messages(), name, value, view);
        return new PieceView(name, Thumbs.of(value, view), said);
    }
}
