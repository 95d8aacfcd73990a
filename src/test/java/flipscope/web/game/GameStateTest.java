package flipscope.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class GameStateTest {
    /** After its eight moves Black has none; White moves again. */
    private static final String PASS = "f5f6c4g5h5h4f7h6";

    private static final String WIPE_OUT = "e6f4e3f6g5d6e7f5c5";

    @Test
    void thePersonAndTheEngineTakeTurns() {
        assertThat(game("", Player.BLACK).isPersonToMove()).isTrue();
        assertThat(game("", Player.BLACK).isEngineToMove()).isFalse();
        assertThat(game("f5", Player.BLACK).isPersonToMove()).isFalse();
        assertThat(game("f5", Player.BLACK).isEngineToMove()).isTrue();
        assertThat(game("f5", Player.BOTH).isPersonToMove()).isTrue();
        assertThat(game("", Player.WHITE).isEngineToMove()).isTrue();
    }

    @Test
    void nobodyMovesWhenTheGameIsOver() {
        for (Player player : Player.values()) {
            GameState over = game(WIPE_OUT, player);
            assertThat(over.isOver()).isTrue();
            assertThat(over.isPersonToMove()).isFalse();
            assertThat(over.isEngineToMove()).isFalse();
        }
    }

    @Test
    void theEngineDoesNotMoveWhileAnEarlierPlyIsLookedAt() {
        assertThat(at(game("f5d6c3", Player.BLACK), 1).isEngineToMove()).isFalse();
        assertThat(at(game("f5d6c3", Player.BLACK), 2).isPersonToMove()).isTrue();
    }

    @Test
    void theEnginePlaysBothSidesUnlessItIsPaused() {
        GameState running = game("f5d6", Player.NONE);
        assertThat(running.isThinking()).isTrue();
        assertThat(at(running, 1).isThinking()).as("an earlier move is looked at").isFalse();
        GameUrl waiting = running.url().pausing(true);
        GameState paused = new GameState(waiting, running.whole(), 2);
        assertThat(paused.isThinking()).isFalse();
        assertThat(paused.isEngineToMove()).as("it moves when asked").isTrue();
        assertThat(undo(running)).hasValue(1);
    }

    @Test
    void undoTakesBackTheReplyAndTheMove() {
        assertThat(undo(game("f5d6", Player.BLACK))).hasValue(0);
        assertThat(undo(game("f5d6c3", Player.BLACK))).hasValue(2);
        assertThat(undo(game("", Player.BLACK))).isEmpty();
    }

    @Test
    void undoStopsAtTheFirstMoveOfThePerson() {
        assertThat(undo(game("f5d6c3", Player.WHITE))).hasValue(1);
        assertThat(undo(game("f5", Player.WHITE))).isEmpty();
    }

    @Test
    void undoGoesMoveByMoveWhereThePersonPlaysBothSides() {
        assertThat(undo(game("f5d6c3", Player.BOTH))).hasValue(2);
    }

    @Test
    void redoGoesToThePersonsNextTurnOrToTheEnd() {
        GameState game = game("f5d6c3d3", Player.BLACK);
        assertThat(redo(game)).isEmpty();
        assertThat(redo(at(game, 2))).hasValue(4);
        assertThat(redo(at(game, 0))).hasValue(2);
        assertThat(redo(at(game("f5d6c3", Player.BLACK), 2))).hasValue(3);
    }

    @Test
    void undoAndRedoGoThroughAPass() {
        GameState game = game(PASS + "c5", Player.BLACK);
        assertThat(undo(game)).as("Black could not move before c5").hasValue(6);
        assertThat(redo(at(game, 6))).hasValue(9);
    }

    @Test
    void aForcedPassLeavesTheTurnWithTheOtherSide() {
        GameState game = game(PASS, Player.WHITE);
        assertThat(game.turn().toMove()).isEqualTo(Side.WHITE);
        assertThat(game.isPersonToMove()).isTrue();
    }

    @Test
    void aMoveDropsWhatWasUndone() {
        GameState game = at(game("f5d6c3d3", Player.BLACK), 2);
        assertThat(game.after(Squares.at(2, 4)).play()).contains("moves=f5d6c5&side");
    }

    private static GameState game(String moves, Player player) {
        Game whole = TranscriptText.read(moves);
        GameUrl url = GameUrl.NEW.withMoves(moves).playing(player);
        return new GameState(url, whole, whole.plies().size());
    }

    private static GameState at(GameState game, int ply) {
        return new GameState(game.url().atPly(ply), game.whole(), ply);
    }

    private static Optional<Integer> undo(GameState game) {
        return game.undo().map(GameStateTest::shown);
    }

    private static Optional<Integer> redo(GameState game) {
        return game.redo().map(GameStateTest::shown);
    }

    private static int shown(GameAddress address) {
        GameUrl url = (GameUrl) address;
        return url.ply().orElse(url.moves().length() / 2);
    }
}
