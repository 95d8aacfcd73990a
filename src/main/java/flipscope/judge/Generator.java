package flipscope.judge;

import flipscope.judge.Judgement.Wrong;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.trace.run.StepBudget;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A reader's code that a game is played by: legal moves, turned discs, or both. Where one of them
 * is absent the rules stand in. It is only ever evaluated step by step, within the limits.
 *
 * @param moves finds the legal moves
 * @param turned finds what a move turns
 */
public record Generator(Optional<Solution> moves, Optional<Solution> turned) {

    /**
     * Where it says something else than the rules.
     *
     * @param ply after how many moves
     * @param position the position, with the side to move
     * @param solution the code that says so
     * @param wrong what it says and what is right; its misconception is not looked for
     */
    public record Stop(int ply, Position position, Solution solution, Wrong wrong) {}

    /**
     * The first position of a game, up to the one that it has reached, at which the code says
     * something else than the rules. Where the code is so slow that all of them would take too
     * long, the earlier ones are left out: each was the last one when it was played.
     *
     * @param from the positions with fewer moves are not looked at
     */
    public Optional<Stop> stop(Game game, int from) {
        int last = game.plies().size();
        StepBudget budget = new StepBudget(Runs.MOST_STEPS);
        Optional<Stop> earlier =
                IntStream.range(from, last)
                        .takeWhile(at -> budget.left() > 0)
                        .boxed()
                        .flatMap(at -> at(game, at, budget).stream())
                        .findFirst();
        return earlier.or(
                () ->
                        from > last
                                ? Optional.empty()
                                : at(game, last, new StepBudget(Long.MAX_VALUE)));
    }

    /** After so many moves; where a side must pass, or the game is over, the other side too. */
    private Optional<Stop> at(Game game, int ply, StepBudget budget) {
        Position at = game.at(ply).position();
        Stream<Position> both = at.canMove() ? Stream.of(at) : Stream.of(at, at.passed());
        return both.flatMap(each -> at(ply, each, budget).stream()).findFirst();
    }

    /** Its moves first; then what each turns, in the order of the squares. */
    private Optional<Stop> at(int ply, Position at, StepBudget budget) {
        TestCase discs = TestCase.of(at.own(), at.opponent());
        Stream<Optional<Stop>> found =
                Stream.concat(
                        moves.stream().map(code -> compare(ply, at, code, discs, budget)),
                        turned.stream().flatMap(code -> turned(ply, at, code, budget)));
        return found.flatMap(Optional::stream).findFirst();
    }

    private static Stream<Optional<Stop>> turned(
            int ply, Position at, Solution code, StepBudget budget) {
        return Squares.list(at.legalMoves()).stream()
                .map(move -> TestCase.of(at.own(), at.opponent(), Squares.bit(move)))
                .map(given -> compare(ply, at, code, given, budget));
    }

    private static Optional<Stop> compare(
            int ply, Position at, Solution code, TestCase given, StepBudget budget) {
        return code.compare(given, budget).map(wrong -> new Stop(ply, at, code, wrong));
    }
}
