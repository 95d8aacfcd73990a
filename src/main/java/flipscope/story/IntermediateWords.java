package flipscope.story;

import static flipscope.story.BitNames.areSquares;

import flipscope.trace.Last;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.origin.WhatIfReplay;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Describes the intermediate results of a stop that covers several statements, such as a stage:
 * those that its last statement works on, so that no value appears from nowhere.
 */
final class IntermediateWords extends StepWords {
    /** {@code ~} is described only up to this many squares. */
    private static final int MOST_NAMED = 8;

    private final Trace trace;
    private final Stop stop;
    private final int activation;

    IntermediateWords(Narrator narrator, Stop stop) {
        super(narrator, narrator.trace().step(stop.step()));
        this.trace = narrator.trace();
        this.stop = stop;
        this.activation = trace.activation(step);
    }

    /** The result of the intermediate statement nearest to the end; empty if there is none. */
    String last() {
        BitSet behind = WhatIfReplay.behind(trace, stop.first(), step.index());
        return Last.of(behind.stream().mapToObj(trace::step).filter(this::isOnTheWay))
                .map(this::told)
                .orElse("");
    }

    private boolean isOnTheWay(Step other) {
        return other.index() != step.index()
                && trace.assigns(other, activation)
                && !isNearlyAll(other)
                && !isToldAtTheEnd(other);
    }

    /** Whether the last statement adds to the same variable or only returns it. */
    private boolean isToldAtTheEnd(Step other) {
        return adds(other, step.assigns()) || isReturned(other) && !isAdding(other);
    }

    private boolean isReturned(Step other) {
        return operator == Operator.RETURN
                && step.operands().stream().anyMatch(each -> each.text().equals(other.assigns()));
    }

    private String told(Step other) {
        StepWords words = narrator.words(other);
        if (!isAdding(other)) {
            return value(words);
        }
        long fresh = other.marks().fresh();
        return isReturned(other)
                ? added(words)
                : say(
                        "story.between.adds",
                        other.operand(1).text(),
                        fresh == 0 ? say("story.value.empty") : words.squares(fresh));
    }

    /** The result of {@code ~} is usually most of a board; naming its squares explains nothing. */
    private static boolean isNearlyAll(Step other) {
        return other.operator() == Operator.COMPLEMENT
                && Long.bitCount(other.assigned().bits()) > MOST_NAMED;
    }

    /**
     * The last statement: what it and earlier statements add to the same variable, or its value.
     */
    String end() {
        return step.assigned() == null || !areSquares(step.assignedView())
                ? whole()
                : added().orElseGet(() -> (value(this) + " " + new SetWords(this).taken()).strip());
    }

    /** What the last statement and earlier ones add to the same variable, if it adds. */
    Optional<String> added() {
        return isAdding(step) ? Optional.of(added(this)) : Optional.empty();
    }

    private String added(StepWords last) {
        List<Step> adding =
                trace.steps(stop.first(), last.step.index()).stream()
                        .filter(each -> adds(each, last.step.assigns()))
                        .toList();
        String added =
                last.added(
                        adding.stream()
                                .mapToLong(each -> each.marks().fresh())
                                .reduce(0, (a, b) -> a | b));
        boolean rounds =
                adding.size() > 1 && adding.stream().map(Step::site).distinct().count() == 1;
        return rounds ? say("story.between.rounds", adding.size(), added) : added;
    }

    private boolean adds(Step other, String variable) {
        return isAdding(other)
                && trace.assigns(other, activation)
                && other.assigns().equals(variable);
    }

    /** {@code run |= further} on squares. */
    private static boolean isAdding(Step other) {
        return addsToItself(other) && areSquares(other.assignedView());
    }

    private String value(StepWords words) {
        return say("story.between.value", text(words.step), words.describeOutcome());
    }

    /** The assignment as written, without its type; for a table entry, its name. */
    private String text(Step other) {
        return other.operator() == Operator.LOOKUP && other.text().contains(" : ")
                ? other.assigns()
                : StepText.source(trace, other);
    }
}
