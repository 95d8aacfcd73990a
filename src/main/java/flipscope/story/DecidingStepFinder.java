package flipscope.story;

import flipscope.rules.Direction;
import flipscope.rules.Ray;
import flipscope.rules.Ray.Outcome;
import flipscope.rules.Squares;
import flipscope.trace.Last;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.origin.BitOrigin;
import flipscope.trace.origin.Cause;
import flipscope.trace.run.Program;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Finds the step of a legal-move algorithm that decides one direction from a square, without
 * knowing the algorithm. The algorithm runs on a minimal board with only the discs that make the
 * move legal in this direction, and the path of the move's bit is traced there. The first step of
 * that path where the bit is missing on the actual board decides.
 *
 * @param trace the method's trace on the position in question
 */
public record DecidingStepFinder(Program program, Trace trace) {

    /** A minimal board with only the discs that one direction needs. */
    private record Discs(long own, long opponent) {}

    /**
     * The step that decides a ray; empty if the algorithm does not check this direction.
     *
     * @param square the empty square where the ray begins
     */
    public Optional<Decision> of(int square, Ray ray) {
        if (ray.outcome() == Outcome.FLIPS) {
            return arrivals(square, whole(ray)).findFirst().filter(each -> isSet(trace, each));
        }
        return working(square, ray)
                .map(would -> missing(path(square, would), actual(ray, would)))
                .orElseGet(() -> nothingArrives(square, ray));
    }

    private static Discs whole(Ray ray) {
        return new Discs(Squares.bit(ray.end().getAsInt()), set(ray.run()));
    }

    private static long set(List<Integer> squares) {
        return squares.stream().mapToLong(Squares::bit).reduce(0, (one, other) -> one | other);
    }

    /**
     * The discs closest to the actual ones that would flip some this way; empty if there is no
     * room.
     */
    private static Optional<Discs> working(int square, Ray ray) {
        return switch (ray.outcome()) {
            case FLIPS, EMPTY -> Optional.of(whole(ray));
            case EDGE -> shorter(ray);
            case NO_NEIGHBOUR -> neighbour(square, ray.direction());
        };
    }

    private static Optional<Discs> shorter(Ray ray) {
        int last = ray.run().size() - 1;
        return last == 0
                ? Optional.empty()
                : Optional.of(
                        new Discs(
                                Squares.bit(ray.run().get(last)), set(ray.run().subList(0, last))));
    }

    private static Optional<Discs> neighbour(int square, Direction direction) {
        OptionalInt next = direction.from(square);
        OptionalInt end = next.isPresent() ? direction.from(next.getAsInt()) : OptionalInt.empty();
        return end.isEmpty()
                ? Optional.empty()
                : Optional.of(new Discs(Squares.bit(end.getAsInt()), Squares.bit(next.getAsInt())));
    }

    /** The minimal board with the one disc that prevents the flips as on the actual board. */
    private Discs actual(Ray ray, Discs would) {
        return switch (ray.outcome()) {
            case FLIPS -> would;
            case EMPTY -> new Discs(0, would.opponent());
            case EDGE -> new Discs(0, set(ray.run()));
            case NO_NEIGHBOUR -> new Discs(would.own() | own() & would.opponent(), 0);
        };
    }

    private long own() {
        return trace.inputs().stream()
                .filter(input -> input.name().equals("own"))
                .mapToLong(input -> ((Word) input.value()).bits())
                .findFirst()
                .orElseThrow();
    }

    private Trace run(Discs discs) {
        Value[] values =
                trace.method().parameters().stream()
                        .map(each -> each.name().equals("own") ? discs.own() : discs.opponent())
                        .map(Word::of)
                        .toArray(Value[]::new);
        return program.trace(trace.method(), values);
    }

    /** How a square's bit got into the result on this board, earliest step first. */
    private List<Cause> path(int square, Discs discs) {
        Trace small = run(discs);
        List<Cause> causes = BitOrigin.of(small, Last.of(small.steps()), Squares.bit(square));
        if (!causes.get(0).isSet()) {
            return List.of();
        }
        Collections.reverse(causes);
        return causes;
    }

    /**
     * The first step that lacks the bit both on the minimal board without flips and in the trace.
     */
    private Optional<Decision> missing(List<Cause> path, Discs actual) {
        Trace without = run(actual);
        return path.stream()
                .map(DecidingStepFinder::decision)
                .filter(each -> !isSet(without, each) && lacks(each))
                .findFirst();
    }

    private static Decision decision(Cause cause) {
        return new Decision(cause.step().index(), Long.numberOfTrailingZeros(cause.bits()));
    }

    /**
     * For a ray too short for any flips: the step that would bring the move's bit, found from
     * another square that has room.
     */
    private Optional<Decision> nothingArrives(int square, Ray ray) {
        int roomy = roomy(square, ray.direction());
        int further = square - roomy;
        return neighbour(roomy, ray.direction()).stream()
                .flatMap(discs -> arrivals(roomy, discs))
                .map(each -> new Decision(each.step(), each.bit() + further))
                .filter(this::lacks)
                .findFirst();
    }

    /** A square in the same half of the board with enough room this way. */
    private static int roomy(int square, Direction direction) {
        int file = Squares.file(square);
        int row = Squares.row(square);
        int half = row / 4 * 4;
        int inFile = direction.files() == 0 ? file : inner(file);
        int inRow = direction.rows() == 0 ? row : Math.max(half, Math.min(half + 3, inner(row)));
        return Squares.at(inFile, inRow);
    }

    private static int inner(int place) {
        return Math.max(2, Math.min(5, place));
    }

    /** The part of a bit's path during which it is already on the square. */
    private Stream<Decision> arrivals(int square, Discs discs) {
        return path(square, discs).stream()
                .dropWhile(each -> square(each) != square)
                .map(DecidingStepFinder::decision);
    }

    private static int square(Cause cause) {
        return Long.numberOfTrailingZeros(cause.bits()) + cause.step().layout().bitsBelow();
    }

    private boolean lacks(Decision decision) {
        return decision.step() < trace.steps().size() && !isSet(trace, decision);
    }

    private static boolean isSet(Trace trace, Decision decision) {
        return decision.step() < trace.steps().size()
                && trace.step(decision.step()).result() instanceof Word word
                && Word.has(word.bits(), decision.bit());
    }
}
