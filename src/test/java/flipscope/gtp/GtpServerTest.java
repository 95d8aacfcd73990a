package flipscope.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class GtpServerTest {
    /** After it Black must pass. */
    private static final String[] BLACK_MUST_PASS = {
        "play b f5", "play w f6", "play b c4", "play w g5",
        "play b h5", "play w h4", "play b g7", "play w h6"
    };

    /** All discs become black. */
    private static final String[] WIPED_OUT = {
        "play b e6",
        "play w f4",
        "play b e3",
        "play w f6",
        "play b g5",
        "play w d6",
        "play b e7",
        "play w f5",
        "play b c5"
    };

    private static final Level LEVEL = new Level(4);

    @Test
    void saysWhatItIs() {
        assertThat(talk("protocol_version", "name", "version"))
                .isEqualTo("= 2\n\n= Flipscope\n\n= 1.2\n\n");
    }

    @Test
    void repeatsIdsAndPassesOverBlankLinesAndComments() {
        assertThat(talk("# hello", "", "7 name # who?", "\t  ", "12 frobnicate", " 3\tname\u0001"))
                .isEqualTo("=7 Flipscope\n\n?12 unknown command\n\n=3 Flipscope\n\n");
    }

    @Test
    void everyCommandThatItListsIsKnownAndAnswers() {
        String[] listed = talk("list_commands").substring(2).strip().split("\n", -1);
        assertThat(listed).contains("play", "genmove", "undo", "set_game", "quit");
        for (String command : listed) {
            assertThat(talk("known_command " + command)).isEqualTo("= true\n\n");
            assertThat(talk(command)).doesNotContain("unknown command");
        }
        assertThat(talk("known_command loadsgf")).isEqualTo("= false\n\n");
    }

    @Test
    void playsTheMoveOfItsLevelAndShowsTheBoard() {
        Position after = Position.START.play(Squares.at(3, 2));
        String best = Squares.name(Engine.best(after, LEVEL, 5).square()).toUpperCase(Locale.ROOT);
        assertThat(talk("play BLACK D3", "reg_genmove w", "genmove White"))
                .isEqualTo("=\n\n= " + best + "\n\n= " + best + "\n\n");
        assertThat(talk("play b d3", "showboard"))
                .isEqualTo(
                        """
                        =

                        = Next move: White
                            a b c d e f g h
                          1 . . . . . . . .
                          2 . . . . . . . .
                          3 . . . X . . . .
                          4 . . . X X . . .
                          5 . . . X O . . .
                          6 . . . . . . . .
                          7 . . . . . . . .
                          8 . . . . . . . .

                        """);
    }

    @Test
    void refusesWhatTheRulesForbid() {
        assertThat(talk("play b a1", "play b pass", "undo"))
                .isEqualTo("? illegal move\n\n".repeat(2) + "? cannot undo\n\n");
    }

    @Test
    void namesTheSideToMoveToWhomeverMovesForTheOther() {
        assertThat(talk("play w d3", "genmove w", "reg_genmove w", "play w pass", "play b d3"))
                .isEqualTo("? illegal move: Black is to move\n\n".repeat(4) + "=\n\n");
        assertThat(talk("play b d3", "play b c3", "genmove b"))
                .isEqualTo("=\n\n" + "? illegal move: White is to move\n\n".repeat(2));
    }

    @Test
    void refusesWhatItCannotRead() {
        String syntax = "? syntax error\n\n";
        assertThat(talk("play", "play b", "play red d3", "play b i9", "play b d3x", "komi much"))
                .isEqualTo(syntax.repeat(6));
        assertThat(talk("boardsize", "boardsize big", "time_left b 3", "time_settings 1 2"))
                .isEqualTo(syntax.repeat(4));
        assertThat(talk("12", "play b d3")).isEqualTo("?12 unknown command\n\n=\n\n");
    }

    @Test
    void aForcedPassMayBeToldOrLeftOut() {
        assertThat(after(BLACK_MUST_PASS, "play w c5")).isEqualTo("=\n\n");
        assertThat(after(BLACK_MUST_PASS, "play b pass", "play w c5")).isEqualTo("=\n\n=\n\n");
        assertThat(after(BLACK_MUST_PASS, "genmove b", "play w c5")).isEqualTo("= pass\n\n=\n\n");
        assertThat(after(BLACK_MUST_PASS, "play b pass", "play b pass"))
                .isEqualTo("=\n\n? illegal move: White is to move\n\n");
    }

    @Test
    void undoTakesBackAMoveOrAPassThatWasTold() {
        assertThat(after(BLACK_MUST_PASS, "play w c5", "undo", "play w c5"))
                .isEqualTo("=\n\n=\n\n=\n\n");
        assertThat(after(BLACK_MUST_PASS, "play b pass", "undo", "genmove b", "undo", "undo"))
                .isEqualTo("=\n\n=\n\n= pass\n\n=\n\n=\n\n");
        assertThat(after(BLACK_MUST_PASS, "undo", "play w pass", "play w h6"))
                .isEqualTo("=\n\n? illegal move\n\n=\n\n");
    }

    @Test
    void aFinishedGameHasAScore() {
        assertThat(talk("final_score")).isEqualTo("? cannot score\n\n");
        assertThat(after(WIPED_OUT, "final_score", "genmove w", "play b pass", "play b a1"))
                .isEqualTo("= B+64\n\n= pass\n\n=\n\n? illegal move\n\n");
        assertThat(after(WIPED_OUT, "showboard")).startsWith("= Game ended\n");
    }

    @Test
    void setsUpAsControllersAsk() {
        assertThat(talk("list_games", "set_game Othello", "set_game Go"))
                .isEqualTo("= Othello\n\n=\n\n? unsupported game\n\n");
        assertThat(talk("boardsize 8", "boardsize 10", "komi 0.5"))
                .isEqualTo("=\n\n? unacceptable size\n\n=\n\n");
        assertThat(talk("time_settings 300 10 1", "time_left black 20 0")).isEqualTo("=\n\n=\n\n");
        assertThat(talk("play b d3", "clear_board", "play b d3", "set_game Othello", "play b d3"))
                .isEqualTo("=\n\n".repeat(5));
    }

    @Test
    void endsOnQuitAlone() {
        assertThat(talk("4 quit", "name")).isEqualTo("=4\n\n");
    }

    private static String after(String[] moves, String... commands) {
        String[] all = new String[moves.length + commands.length];
        System.arraycopy(moves, 0, all, 0, moves.length);
        System.arraycopy(commands, 0, all, moves.length, commands.length);
        String answers = talk(all);
        String played = "=\n\n".repeat(moves.length);
        assertThat(answers).startsWith(played);
        return answers.substring(played.length());
    }

    private static String talk(String... commands) {
        StringWriter out = new StringWriter();
        String in = String.join("\n", commands) + "\n";
        try {
            new GtpServer(LEVEL, 5, "1.2")
                    .serve(new BufferedReader(new StringReader(in)), new PrintWriter(out));
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return out.toString();
    }
}
