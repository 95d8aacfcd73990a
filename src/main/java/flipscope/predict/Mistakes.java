package flipscope.predict;

import flipscope.rules.Direction;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operator;
import flipscope.trace.OperatorSite;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.trace.origin.WhatIfReplay;
import flipscope.trace.origin.WhatIfReplay.Slip;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Computes what every possible mistake leads to by re-evaluating the recorded steps with one of
 * them done wrong.
 */
public final class Mistakes {
    /** Limits the cost of long loops with many calls. */
    private static final int MOST_ATTEMPTS = 400;

    private final Question question;
    private final List<Misconception> found = new ArrayList<>();
    private final Set<Long> values = new HashSet<>();

    /** The first step that may be done wrong. */
    private int first;

    private int attempts;

    private Mistakes(Question question) {
        this.question = question;
        values.add(question.drawn(question.correct()));
    }

    /** The mistakes that lead to another answer, likelier ones first; each answer once. */
    public static List<Misconception> of(Question question) {
        Mistakes mistakes = new Mistakes(question);
        if (question.worked().result() instanceof Word) {
            mistakes.tryInside();
            mistakes.tryBefore();
        }
        return mistakes.found;
    }

    private void begin(int from) {
        first = from;
        attempts = 0;
    }

    /**
     * Tries a mistake.
     *
     * @param at the step done wrong; the last one if there are several
     * @param direction the assumed direction of a shift, if that is the mistake
     * @param slip what the steps compute instead
     */
    void attempt(Mistake mistake, Step at, Optional<Direction> direction, Slip slip) {
        attempts++;
        if (attempts <= MOST_ATTEMPTS) {
            WhatIfReplay.of(question.trace(), first, question.worked().index(), slip)
                    .filter(replay -> values.add(question.drawn(replay.result())))
                    .map(replay -> new Misconception(mistake, at, direction, replay))
                    .ifPresent(found::add);
        }
    }

    void attempt(Mistake mistake, Step at, Slip slip) {
        attempt(mistake, at, Optional.empty(), slip);
    }

    /** Mistakes in the loops of the question, then at each step, last steps first. */
    private void tryInside() {
        begin(question.first());
        List<Step> behind = behind(question.first());
        new LoopMistakes(this, behind).tryAll();
        List<Step> sites = onceEach(behind);
        sites.forEach(each -> new OperatorMistakes(this, each).tryAll());
        List<Step> shifts = sites.stream().filter(each -> each.operator().shifts()).toList();
        if (shifts.size() > 1) {
            new OperatorMistakes(this, shifts.get(0)).reverseAll();
        }
    }

    /** Forgotten masks of earlier steps, which let bits wrap around an edge here. */
    private void tryBefore() {
        begin(0);
        boolean shifts =
                behind(question.first()).stream().anyMatch(each -> each.operator().shifts());
        if (shifts && hasEdges(question.view())) {
            onceEach(behind(0)).stream()
                    .filter(step -> step.index() < question.first())
                    .filter(Mistakes::masksAnEdge)
                    .forEach(step -> new OperatorMistakes(this, step).unmask(Mistake.WRAPPED));
        }
    }

    private static boolean masksAnEdge(Step step) {
        return step.operator() == Operator.AND
                && step.operands().stream().anyMatch(each -> !each.traced())
                && hasEdges(step.view());
    }

    private static boolean hasEdges(DisplayFormat view) {
        return BitLayout.of(view, Long.SIZE).way(1).isPresent();
    }

    private List<Step> behind(int from) {
        return WhatIfReplay.behind(question.trace(), from, question.worked().index()).stream()
                .mapToObj(question.trace()::step)
                .toList();
    }

    /** The last step of every site, last site first. */
    private static List<Step> onceEach(List<Step> steps) {
        Set<OperatorSite> seen = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Step> last = new ArrayList<>();
        for (int index = steps.size() - 1; index >= 0; index--) {
            if (seen.add(steps.get(index).site())) {
                last.add(steps.get(index));
            }
        }
        return last;
    }
}
