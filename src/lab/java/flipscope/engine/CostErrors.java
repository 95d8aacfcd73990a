package flipscope.engine;

import flipscope.notation.PositionText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Measures how far off the engine is when it says what a move cost: two looks of a review against
 * the truth, or where the game is too long to be played out, against a much longer search. Prints
 * what {@code engine/cost-errors.txt} holds, one move a line; the margin of error of the review is
 * read from there. It takes a quarter of an hour.
 */
public final class CostErrors {
    /** The levels of the two looks. */
    private static final Level[] LOOKS = {new Level(7), new Level(9)};

    /** Solves up to 24 empty squares; before that it visits six times what level 9 may. */
    static final Effort TRUTH = new Effort(new PositionEvaluation(), 60, 6_000_000, 24, 20, 0);

    /** Numbers of empty squares, and how many moves are measured at each. */
    private static final int[][] SAMPLES = {
        {20, 50}, {21, 50}, {22, 50}, {28, 15}, {34, 15}, {42, 10}
    };

    /** Far from the seeds that anything else uses. */
    private static final long SEEDS = 87_000_000;

    private CostErrors() {}

    /** Prints the moves. */
    public static void main(String[] arguments) {
        System.out.println("# Source: flipscope.engine.CostErrors, seeds from " + SEEDS);
        System.out.println(
                "# position; move; what seems better; by how many discs at the first look,");
        System.out.println("# at the second, and in truth (~ where a longer search stands for it)");
        for (int[] sample : SAMPLES) {
            int printed = 0;
            for (long seed = 0; printed < sample[1]; seed++) {
                printed += measured(sample[0], SEEDS + 1000L * sample[0] + seed) ? 1 : 0;
            }
        }
    }

    /** Prints what one move cost; false where the game ended too soon or the move is the best. */
    private static boolean measured(int empties, long seed) {
        Random random = new Random(seed);
        Game game = played(empties, seed, random);
        if (game.isOver()) {
            return false;
        }
        Position at = game.turn();
        int better = Engine.best(at, LOOKS[0]).square();
        int move = move(at, random, 3);
        if (move == better) {
            return false;
        }
        print(at, move, better);
        return true;
    }

    /** A game of two players of some strength, who now and then slip. */
    static Game played(int empties, long seed, Random random) {
        Game game = Game.from(RandomPositions.reachable(seed, 8 + random.nextInt(4)));
        while (!game.isOver() && Long.bitCount(game.turn().empty()) > empties) {
            game = game.play(move(game.turn(), random, 8));
        }
        return game;
    }

    /** One move in {@code rarity} is drawn by lot, the others are those of a middling level. */
    private static int move(Position at, Random random, int rarity) {
        List<Integer> moves = Squares.list(at.legalMoves());
        return random.nextInt(rarity) == 0
                ? moves.get(random.nextInt(moves.size()))
                : Engine.best(at, new Level(2 + random.nextInt(5))).square();
    }

    private static void print(Position at, int move, int better) {
        double first = cost(at, move, better, LOOKS[0].effort());
        double second = cost(at, move, better, LOOKS[1].effort());
        double truth = cost(at, move, better, TRUTH);
        boolean exact = Long.bitCount(at.empty()) <= TRUTH.exact() + 1;
        System.out.printf(
                Locale.ROOT,
                "%s; %s; %s; %.2f; %.2f; %s%.2f%n",
                PositionText.write(at),
                Squares.name(move),
                Squares.name(better),
                first,
                second,
                exact ? "" : "~",
                truth);
    }

    /** By how many discs one move seems worse than another. */
    static double cost(Position at, int move, int better, Effort effort) {
        return value(at.play(move), effort) - value(at.play(better), effort);
    }

    static double value(Position after, Effort effort) {
        return Engine.best(after, effort, 0, new AtomicBoolean(), soFar -> {}).score();
    }
}
