package flipscope.match;

import flipscope.gtp.ProgramFailure;
import flipscope.notation.TranscriptText;
import flipscope.opening.Openings;
import flipscope.rules.Game;
import flipscope.rules.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Games between two contestants. They begin with openings that are fair, as the engine sees them,
 * drawn by a seed; each is played twice, with the sides exchanged.
 */
public final class Contest {
    private final Contestant first;
    private final Contestant second;
    private final List<String> openings;

    /** Receives each game as it ends. */
    public interface Spectator {
        /**
         * A game was finished.
         *
         * @param game with all its moves
         * @param side that the first contestant played
         * @param tally of the first contestant, this game included
         */
        void ended(Game game, Side side, Tally tally);
    }

    /** A game that could not be finished, since one of the programs failed. */
    public static final class Broken extends Exception {
        private final Game soFar;

        Broken(Game soFar, ProgramFailure cause) {
            super(cause.getMessage(), cause);
            this.soFar = soFar;
        }

        /** The game up to there. */
        public Game soFar() {
            return soFar;
        }
    }

    public Contest(Contestant first, Contestant second, long seed) {
        this.first = first;
        this.second = second;
        openings = new ArrayList<>(Openings.fair());
        Collections.shuffle(openings, new Random(seed));
    }

    /** How many games there can be without playing the same opening again. */
    public static int most() {
        return 2 * Openings.fair().size();
    }

    /**
     * Plays some games.
     *
     * @param games an even number, at most {@link #most()}
     * @throws Broken as soon as a contestant fails
     */
    public Tally play(int games, Spectator spectator) throws Broken {
        Tally tally = Tally.NONE;
        for (int number = 1; number <= games; number++) {
            Side side = number % 2 == 1 ? Side.BLACK : Side.WHITE;
            Game game = play(number, side);
            tally = tally.and(game.score().official().lead(side));
            spectator.ended(game, side, tally);
        }
        return tally;
    }

    private Game play(int number, Side side) throws Broken {
        Game game = TranscriptText.read(openings.get((number - 1) / 2));
        try {
            first.begin(number);
            second.begin(number);
            while (!game.isOver()) {
                Contestant turn = game.turn().toMove() == side ? first : second;
                game = game.play(turn.move(game));
            }
            return game;
        } catch (ProgramFailure failure) {
            throw new Broken(game, failure);
        }
    }
}
