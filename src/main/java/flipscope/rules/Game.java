package flipscope.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A game: its start position and the moves played since. Passes are not moves; they are forced and
 * follow from the rules.
 *
 * <p>Immutable: {@link #play} returns a new game.
 */
public final class Game {

    private final Position start;
    private final List<Ply> plies;

    /** Derived from the plies once, as is {@link #turn}, since both are used often. */
    private final Position position;

    private final Position turn;

    private Game(Position start, List<Ply> plies) {
        this.start = start;
        this.plies = List.copyOf(plies);
        this.position = this.plies.isEmpty() ? start : last().after();
        this.turn = position.mustPass() ? position.passed() : position;
    }

    /** A game without moves. */
    public static Game from(Position start) {
        return new Game(start, List.of());
    }

    /**
     * Replays a game.
     *
     * @throws IllegalArgumentException if a move is not legal; the message says which and why
     */
    public static Game from(Position start, List<Integer> moves) {
        Game game = from(start);
        for (int move : moves) {
            game = game.play(move);
        }
        return game;
    }

    public Position start() {
        return start;
    }

    /** The moves so far, each with the position in which it was played. */
    public List<Ply> plies() {
        return plies;
    }

    /** The squares played so far. */
    public List<Integer> moves() {
        return plies.stream().map(Ply::square).toList();
    }

    /** The position after the last move. Its side to move may have to pass. */
    public Position position() {
        return position;
    }

    /**
     * The position in which the next move is played: {@link #position()}, after a pass if one is
     * forced.
     */
    public Position turn() {
        return turn;
    }

    /** The discs of each side. */
    public Score score() {
        return Score.onBoard(position);
    }

    /** Whether the side to move in {@link #position()} has no move while the other side has one. */
    public boolean mustPass() {
        return turn.toMove() != position.toMove();
    }

    public boolean isOver() {
        return !turn.canMove();
    }

    /** The last move; the game must have one. */
    public Ply last() {
        return plies.get(plies.size() - 1);
    }

    /**
     * This game with one more move, made by the side to move after any forced pass.
     *
     * @throws IllegalArgumentException if the move is not legal; the message says which and why
     */
    public Game play(int square) {
        int number = plies.size() + 1;
        try {
            turn.play(square);
        } catch (IllegalArgumentException illegal) {
            throw new IllegalArgumentException(
                    "move " + number + ": " + illegal.getMessage(), illegal);
        }
        List<Ply> longer = new ArrayList<>(plies);
        longer.add(new Ply(number, turn, square, turn.flips(square), mustPass()));
        return new Game(start, longer);
    }

    /**
     * The game as it stood after its first moves.
     *
     * @param ply how many moves to keep, 0 to all
     * @throws IllegalArgumentException if the game has fewer moves
     */
    public Game at(int ply) {
        if (ply < 0 || ply > plies.size()) {
            throw new IllegalArgumentException(
                    "ply " + ply + " is not between 0 and " + plies.size());
        }
        return new Game(start, plies.subList(0, ply));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Game game && start.equals(game.start) && plies.equals(game.plies);
    }

    @Override
    public int hashCode() {
        return 31 * start.hashCode() + plies.hashCode();
    }

    @Override
    public String toString() {
        return "Game" + moves().stream().map(Squares::name).toList();
    }
}
