package flipscope.story;

import flipscope.rules.Ray;
import flipscope.rules.Ray.Outcome;
import flipscope.rules.Squares;
import flipscope.rules.Way;
import flipscope.trace.Cause;
import flipscope.trace.Lineage;
import flipscope.trace.Method;
import flipscope.trace.Program;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Finds the step of an algorithm for legal moves that decides one way from a square. Nothing is
 * known of the algorithm: it is run on a board with nothing but the discs that would make the move
 * legal this way; the way that its bit took there from the far disc to the square is followed, and
 * the first step at which the bit is missing on the true board is the one that decides.
 */
public final class DecidingStepFinder {
    private final Program program;
    private final Method method;
    private final Trace trace;

    /**
     * @param trace the method's trace on the position that is asked about
     */
    public DecidingStepFinder(Program program, Method method, Trace trace) {
        this.program = program;
        this.method = method;
        this.trace = trace;
    }

    /** The discs of a small board: what one way needs, and nothing else. */
    private record Scant(long own, long opponent) {}

    /**
     * The step that decides what comes of a ray, or nothing if the algorithm does not look this
     * way.
     *
     * @param square where the ray begins, an empty square
     */
    public Optional<Decision> of(int square, Ray ray) {
        if (ray.outcome() == Outcome.FLIPS) {
            return arrival(path(square, whole(ray)), square).filter(this::holds);
        }
        return working(square, ray)
                .map(would -> missing(path(square, would), actual(ray, would)))
                .orElseGet(() -> nothingArrives(square, ray));
    }

    private static Scant whole(Ray ray) {
        return new Scant(Squares.bit(ray.end().getAsInt()), set(ray.run()));
    }

    private static long set(List<Integer> squares) {
        return squares.stream().mapToLong(Squares::bit).reduce(0, (one, other) -> one | other);
    }

    /** The discs nearest to the true ones that would turn some this way, if the board has room. */
    private static Optional<Scant> working(int square, Ray ray) {
        return switch (ray.outcome()) {
            case FLIPS, EMPTY -> Optional.of(whole(ray));
            case EDGE -> shorter(ray);
            case NO_NEIGHBOUR -> neighbour(square, ray.way());
        };
    }

    private static Optional<Scant> shorter(Ray ray) {
        int last = ray.run().size() - 1;
        return last == 0
                ? Optional.empty()
                : Optional.of(
                        new Scant(
                                Squares.bit(ray.run().get(last)), set(ray.run().subList(0, last))));
    }

    private static Optional<Scant> neighbour(int square, Way way) {
        OptionalInt next = way.from(square);
        OptionalInt end = next.isPresent() ? way.from(next.getAsInt()) : OptionalInt.empty();
        return end.isEmpty()
                ? Optional.empty()
                : Optional.of(new Scant(Squares.bit(end.getAsInt()), Squares.bit(next.getAsInt())));
    }

    /** The same board with the one disc that keeps the move from turning any as it truly is. */
    private Scant actual(Ray ray, Scant would) {
        return switch (ray.outcome()) {
            case FLIPS -> would;
            case EMPTY -> new Scant(0, would.opponent());
            case EDGE -> new Scant(0, set(ray.run()));
            case NO_NEIGHBOUR -> new Scant(would.own() | own() & would.opponent(), 0);
        };
    }

    private long own() {
        return trace.inputs().stream()
                .filter(input -> input.name().equals("own"))
                .mapToLong(input -> ((Word) input.value()).bits())
                .findFirst()
                .orElseThrow();
    }

    private Trace run(Scant discs) {
        Value[] values =
                method.parameters().stream()
                        .map(each -> each.name().equals("own") ? discs.own() : discs.opponent())
                        .map(Word::of)
                        .toArray(Value[]::new);
        return program.trace(method, values);
    }

    /** How the bit of a square came into the answer on a board, the earliest step first. */
    private List<Cause> path(int square, Scant discs) {
        Trace small = run(discs);
        Step answer = small.steps().get(small.steps().size() - 1);
        List<Cause> causes = Lineage.of(small, answer, Squares.bit(square));
        if (!causes.get(0).isSet()) {
            return List.of();
        }
        Collections.reverse(causes);
        return causes;
    }

    /** The first step that lacks the bit on the board as it is, and lacks it in the trace too. */
    private Optional<Decision> missing(List<Cause> path, Scant actual) {
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
     * There is no room for a move that turns discs this way: the step that would bring the bit of
     * such a move brings none here. It is found with a square that has room.
     */
    private Optional<Decision> nothingArrives(int square, Ray ray) {
        int roomy = roomy(square, ray.way());
        int further = square - roomy;
        return neighbour(roomy, ray.way()).stream()
                .flatMap(discs -> onSquare(path(roomy, discs), roomy).stream())
                .map(DecidingStepFinder::decision)
                .map(each -> new Decision(each.step(), each.bit() + further))
                .filter(this::lacks)
                .findFirst();
    }

    /** A square of the same half of the board from which one can look so far. */
    private static int roomy(int square, Way way) {
        int file = Squares.file(square);
        int row = Squares.row(square);
        int half = row / 4 * 4;
        int inFile = way.files() == 0 ? file : Math.max(2, Math.min(5, file));
        int inRow = way.rows() == 0 ? row : Math.max(half, Math.min(half + 3, inner(row)));
        return Squares.at(inFile, inRow);
    }

    private static int inner(int row) {
        return Math.max(2, Math.min(5, row));
    }

    private Optional<Decision> arrival(List<Cause> path, int square) {
        return onSquare(path, square).stream().map(DecidingStepFinder::decision).findFirst();
    }

    /** The end of a path: the steps since the bit has stood on the square. */
    private static List<Cause> onSquare(List<Cause> path, int square) {
        return path.stream().dropWhile(each -> square(each) != square).toList();
    }

    private static int square(Cause cause) {
        boolean upper = cause.step().site().resultView().shape() == ViewKind.Shape.UPPER;
        return Long.numberOfTrailingZeros(cause.bits()) + (upper ? Integer.SIZE : 0);
    }

    private boolean holds(Decision decision) {
        return isSet(trace, decision);
    }

    private boolean lacks(Decision decision) {
        return decision.step() < trace.steps().size() && !isSet(trace, decision);
    }

    private static boolean isSet(Trace trace, Decision decision) {
        return decision.step() < trace.steps().size()
                && trace.steps().get(decision.step()).result() instanceof Word word
                && (word.bits() >>> decision.bit() & 1) != 0;
    }
}
