package flipscope.match;

import flipscope.gtp.GtpProgram;
import flipscope.gtp.ProgramFailure;
import flipscope.notation.NotationException;
import flipscope.notation.SquareText;
import flipscope.rules.Game;
import flipscope.rules.Ply;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Slug;

/** A program that speaks the Go Text Protocol. */
public final class ProgramContestant implements Contestant {
    private final GtpProgram program;

    /** How many moves of the game the program knows. */
    private int known;

    public ProgramContestant(GtpProgram program) {
        this.program = program;
        // Programs that play one game alone need not know this command.
        program.tell("set_game Othello");
        program.ask("boardsize 8");
    }

    @Override
    public String name() {
        return program.name();
    }

    @Override
    public void begin(int number) {
        program.ask("clear_board");
        known = 0;
    }

    @Override
    public int move(Game game) {
        for (Ply ply : game.plies().subList(known, game.plies().size())) {
            tellPass(ply.afterPass(), ply.side().other());
            program.ask("play " + Slug.of(ply.side()) + " " + Squares.name(ply.square()));
        }
        Side side = game.turn().toMove();
        tellPass(game.mustPass(), side.other());
        int square = square(game.turn(), program.ask("genmove " + Slug.of(side)));
        known = game.plies().size() + 1;
        return square;
    }

    /** Some programs want to be told of a pass, others see it by themselves and refuse it. */
    private void tellPass(boolean passed, Side side) {
        if (passed) {
            program.tell("play " + Slug.of(side) + " pass");
        }
    }

    private int square(Position turn, String answer) {
        try {
            int square = SquareText.read(answer);
            turn.play(square);
            return square;
        } catch (NotationException | IllegalArgumentException wrong) {
            throw new ProgramFailure(name() + " played \"" + answer + "\": " + wrong.getMessage());
        }
    }

    @Override
    public void close() {
        program.close();
    }
}
