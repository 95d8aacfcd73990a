package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.Span;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.edit.Edit;
import flipscope.trace.parse.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Compares changed code with the unchanged code on the same inputs and finds corresponding steps:
 * same place in the source, same call, and executed equally often before in that call.
 */
public final class TraceDiff {
    private final Edit edit;
    private final Token token;
    private final Trace original;
    private final Trace changed;
    private final List<Optional<Step>> originals;
    private final List<Optional<Step>> changes;

    /**
     * The place of a step in the unchanged code.
     *
     * @param before how often the same source was executed before in this call
     */
    private record Place(int call, String method, Span span, int before) {
        Place again() {
            return new Place(call, method, span, before + 1);
        }
    }

    /**
     * @param token the token of the unchanged code that the edit replaces
     * @param original the trace of the unchanged code
     * @param changed the trace of the changed code
     */
    public TraceDiff(Edit edit, Token token, Trace original, Trace changed) {
        this.edit = edit;
        this.token = token;
        this.original = original;
        this.changed = changed;
        List<Place> before = places(original, UnaryOperator.identity());
        List<Place> after = places(changed, this::unmoved);
        this.originals = partners(after, original, before);
        this.changes = partners(before, changed, after);
    }

    /** The trace of the unchanged code. */
    public Trace original() {
        return original;
    }

    public Trace changed() {
        return changed;
    }

    /** The source of the unchanged token. */
    public String before() {
        return token.text();
    }

    /**
     * The step of the unchanged code that corresponds to one of the changed code, if it was
     * executed.
     */
    public Optional<Step> original(Step step) {
        return originals.get(step.index());
    }

    /**
     * The step of the changed code that corresponds to one of the unchanged code, if it was
     * executed.
     */
    public Optional<Step> changed(Step step) {
        return changes.get(step.index());
    }

    /**
     * Whether a step of the changed code does the same as before, so that its comments still hold.
     */
    public boolean holds(Step step) {
        return !isChanged(step)
                && original(step).filter(each -> values(each).equals(values(step))).isPresent()
                && comesToTheSame(step);
    }

    /** The first step of the changed code that does something else than before, if any does. */
    public Optional<Step> first() {
        return changed.steps().stream().filter(step -> !comesToTheSame(step)).findFirst();
    }

    /** Whether a step has the same result as in the unchanged code. */
    boolean comesToTheSame(Step step) {
        return original(step)
                .filter(each -> Objects.equals(each.result(), step.result()))
                .isPresent();
    }

    /** Whether the changed token is part of what the step computes. */
    boolean isChanged(Step step) {
        Span span = step.site().span();
        int column = token.span().column();
        int line = token.span().line();
        return step.site().method().equals(edit.method())
                && (span.line() < line || span.line() == line && span.column() <= column)
                && (span.endLine() > line || span.endLine() == line && span.endColumn() >= column);
    }

    private static List<Value> values(Step step) {
        return step.operands().stream().map(Operand::value).toList();
    }

    private static List<Place> places(Trace trace, UnaryOperator<Place> unmoved) {
        Map<Place, Place> latest = new HashMap<>();
        List<Place> places = new ArrayList<>(trace.steps().size());
        for (Step step : trace.steps()) {
            Place first =
                    unmoved.apply(
                            new Place(step.call(), step.site().method(), step.site().span(), 0));
            places.add(latest.merge(first, first, (before, absent) -> before.again()));
        }
        return places;
    }

    /** The step of the other trace at each place, if there is one. */
    private static List<Optional<Step>> partners(
            List<Place> places, Trace other, List<Place> otherPlaces) {
        Map<Place, Step> steps = new HashMap<>();
        other.steps().forEach(step -> steps.put(otherPlaces.get(step.index()), step));
        return places.stream().map(place -> Optional.ofNullable(steps.get(place))).toList();
    }

    /** Maps a place back to where it was before the edit changed the length of a token. */
    private Place unmoved(Place place) {
        if (!className(place.method()).equals(className(edit.method()))) {
            return place;
        }
        Span span = place.span();
        Span before =
                new Span(
                        span.line(),
                        column(span.line(), span.column()),
                        span.endLine(),
                        column(span.endLine(), span.endColumn()));
        return new Place(place.call(), place.method(), before, place.before());
    }

    private int column(int line, int column) {
        int longer = edit.text().length() - token.text().length();
        boolean behind = line == token.span().line() && column >= token.span().endColumn() + longer;
        return behind ? column - longer : column;
    }

    private static String className(String method) {
        return method.substring(0, method.indexOf('.'));
    }
}
