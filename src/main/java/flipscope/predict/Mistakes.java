package flipscope.predict;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operator;
import flipscope.trace.OperatorSite;
import flipscope.trace.Step;
import flipscope.trace.Word;
import flipscope.trace.origin.WhatIfReplay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Computes what every possible mistake leads to by re-evaluating the recorded steps with one of
 * them done wrong.
 */
final class Mistakes {
    /** Limits the cost of long loops with many calls. */
    private static final int MOST_ATTEMPTS = 400;

    private final Question question;
    private final List<Misconception> found = new ArrayList<>();
    private final Set<Long> values = new HashSet<>();

    private Mistakes(Question question) {
        this.question = question;
        values.add(question.drawn(question.correct()));
    }

    /** The mistakes that lead to another answer, likelier ones first; each answer once. */
    static List<Misconception> of(Question question) {
        if (!(question.worked().result() instanceof Word)) {
            return List.of();
        }
        Mistakes mistakes = new Mistakes(question);
        mistakes.tryFrom(question.first(), inside(question));
        mistakes.tryFrom(0, before(question));
        return mistakes.found;
    }

    private void tryFrom(int first, Stream<Attempt> attempts) {
        attempts.limit(MOST_ATTEMPTS).forEach(attempt -> add(first, attempt));
    }

    private void add(int first, Attempt attempt) {
        Optional<Word> value =
                WhatIfReplay.of(question.trace(), first, question.worked().index(), attempt.slip());
        value.filter(word -> values.add(question.drawn(word)))
                .ifPresent(word -> found.add(attempt.leadingTo(word)));
    }

    /** Mistakes in the loops of the question, then at each step, last steps first. */
    private static Stream<Attempt> inside(Question question) {
        List<Step> behind = behind(question, question.first());
        List<Step> sites = onceEach(behind);
        return Stream.of(
                        LoopMistakes.of(behind),
                        sites.stream().flatMap(each -> new OperatorMistakes(each).all()),
                        allShifts(sites))
                .flatMap(each -> each);
    }

    /** Reverses the direction of every shift, if there are several. */
    private static Stream<Attempt> allShifts(List<Step> sites) {
        List<Step> shifts = sites.stream().filter(each -> each.operator().shifts()).toList();
        return shifts.size() < 2
                ? Stream.empty()
                : Stream.of(OperatorMistakes.allReversed(shifts.get(0)));
    }

    /** Forgotten masks of earlier steps, which let bits wrap around an edge here. */
    private static Stream<Attempt> before(Question question) {
        boolean shifts =
                behind(question, question.first()).stream()
                        .anyMatch(each -> each.operator().shifts());
        return shifts && hasEdges(question.view())
                ? onceEach(behind(question, 0)).stream()
                        .filter(step -> step.index() < question.first())
                        .filter(Mistakes::masksAnEdge)
                        .map(step -> new OperatorMistakes(step).unmasked(Mistake.WRAPPED))
                : Stream.empty();
    }

    private static boolean masksAnEdge(Step step) {
        return step.operator() == Operator.AND
                && step.operands().stream().anyMatch(each -> !each.traced())
                && hasEdges(step.view());
    }

    private static boolean hasEdges(DisplayFormat view) {
        return BitLayout.of(view, Long.SIZE).way(1).isPresent();
    }

    private static List<Step> behind(Question question, int first) {
        return WhatIfReplay.behind(question.trace(), first, question.worked().index()).stream()
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
