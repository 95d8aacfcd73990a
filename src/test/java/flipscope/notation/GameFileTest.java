package flipscope.notation;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.notation.GameFile.Players;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.testkit.Resources;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameFileTest {
    /** One game, e6f4e3f6g5d6e7f5c5: White is wiped out. */
    private static final byte[] WIPED_OUT =
            Arrays.copyOf(
                    HexFormat.ofDelimiter(" ")
                            .parseHex(
                                    "14 1a 0b 14 01 00 00 00 00 00 ea 07 08 00 16 00"
                                            + " 00 00 01 00 02 00 40 40"
                                            + " 41 2e 23 42 39 40 4b 38 35"),
                    84);

    @Test
    void aDatabaseIsRead() {
        GameFile file = GameFile.read(WIPED_OUT);
        assertThat(file.size()).isEqualTo(1);
        assertThat(file.game(1)).isEqualTo(TranscriptText.read("e6f4e3f6g5d6e7f5c5"));
        assertThat(file.blackScore(1)).hasValue(64);
        assertThat(file.players(1)).hasValue(new Players("#1", "#2"));
    }

    @Test
    void aRecordNamesItsPlayersAndMayStateTheResult() {
        String ggf =
                "(;GM[Othello]PB[Alice]PW[Bob B.]RE[+12.00]TY[8]"
                        + "BO[8 ---------------------------O*------*O--------------------------- *]"
                        + "B[f5]W[d6];)";
        String pgn = "[Event \"Cup\"]\n[Black \"Carol\"]\n[White \"?\"]\n\n1. f5 d6\n";
        GameFile two = GameFile.read((ggf + "\n" + ggf.replace("+12.00", "-3")).getBytes(UTF_8));
        assertThat(two.players(1)).hasValue(new Players("Alice", "Bob B."));
        assertThat(two.blackScore(1)).hasValue(38);
        assertThat(two.blackScore(2)).hasValue(30);
        assertThat(GameFile.read(pgn.getBytes(UTF_8)).players(1)).as("one has no name").isEmpty();
        assertThat(GameFile.read("f5d6".getBytes(UTF_8)).players(1)).isEmpty();
    }

    @Test
    void aDatabaseOfOneGameIsWritten() {
        byte[] written = WthorFile.write(TranscriptText.read("e6f4e3f6g5d6e7f5c5"));
        assertThat(written).hasSize(84).startsWith(0, 0, 0, 0, 1, 0, 0, 0);
        assertThat(Arrays.copyOfRange(written, 22, 84))
                .startsWith(64, 0)
                .containsSubsequence(Arrays.copyOfRange(WIPED_OUT, 24, 33));
    }

    @Test
    void theWinnerHasTheEmptySquaresAlready() {
        Game early = TranscriptText.read("d3e3f2c2f3c5b6c3e6g1b2f4d6a7g3d2e1b3b4e2d1");
        assertThat(GameFile.read(WthorFile.write(early)).blackScore(1)).hasValue(61);
    }

    @Test
    void damagedDatabasesSayWhatIsWrong() {
        byte[] shorter = Arrays.copyOf(WIPED_OUT, 83);
        assertThatThrownBy(() -> GameFile.read(shorter))
                .hasMessage(
                        "The .wtb file is damaged: with 1 game it needs 16 bytes and 68 for each"
                                + " game, but it has 83.");
        assertThatThrownBy(() -> GameFile.read(changed(4, -1)))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("is damaged");
        assertThatThrownBy(() -> GameFile.read(changed(12, 10)))
                .hasMessageContaining("10 by 10 squares");
        assertThatThrownBy(() -> GameFile.read(changed(25, 19)).game(1))
                .hasMessage(
                        "Game 1: Move 2 is the number 19, which is not a square: a1 is 11, h1 is"
                                + " 18, h8 is 88.");
        assertThatThrownBy(() -> GameFile.read(changed(26, 11)).game(1))
                .hasMessageStartingWith("Game 1: Move 3, a1 (character 5), is not legal");
    }

    private static byte[] changed(int at, int value) {
        byte[] bytes = WIPED_OUT.clone();
        bytes[at] = (byte) value;
        return bytes;
    }

    @Test
    void anObfFileIsAPositionOnEachLine() {
        String obf = String.join("\n", Resources.lines("engine/ffo-1-19.obf"));
        GameFile file = text("% FFO\n\n" + obf + "\n");
        assertThat(file.size()).isEqualTo(19);
        assertThat(file.game(1).start())
                .isEqualTo(PositionText.read(obf.substring(0, obf.indexOf(';'))));
    }

    @Test
    void recordsStandOneAfterTheOther() {
        Game first = TranscriptText.read("f5d6");
        Game second = TranscriptText.read("f5f6e6");
        for (String both :
                new String[] {
                    Records.ggf(first) + "\n" + Records.ggf(second),
                    Records.sgf(first) + Records.sgf(second),
                    Records.pgn(first) + "\n\n" + Records.pgn(second),
                    "f5d6\nf5f6e6\n",
                }) {
            GameFile file = text(both);
            assertThat(file.size()).as(both).isEqualTo(2);
            assertThat(file.game(1)).isEqualTo(first);
            assertThat(file.game(2)).isEqualTo(second);
        }
    }

    @Test
    void filesOfManyGamesAreSplitByTheirOwnGrammar() {
        Game first = TranscriptText.read("f5d6");
        Game second = TranscriptText.read("f5f6e6");
        String black =
                "[Black \"A [1]\"]\n[White \"B\"]\n\n1. f5 d6 {[Event \"no\"]\n[Site \"x\"]} *\n\n";
        for (String both :
                new String[] {
                    black + black.replace("f5 d6", "f5 f6 2. e6"),
                    "1 " + Records.ggf(first) + "\n1 " + Records.ggf(second) + "\n",
                    "2 " + Records.ggf(first) + Records.ggf(second) + "\n",
                    "% two games\n" + Records.sgf(first) + "\n\n" + Records.sgf(second),
                    "black,white,moves\nAlice,Bob,f5d6\nCarol,Dan,f5f6e6\n",
                }) {
            GameFile file = text(both);
            assertThat(file.size()).as(both).isEqualTo(2);
            assertThat(file.game(1)).isEqualTo(first);
            assertThat(file.game(2)).isEqualTo(second);
        }
    }

    @Test
    void aDamagedRecordIsListedAndHidesNoOther() {
        String one = Records.ggf(TranscriptText.read("f5d6"));
        String two = Records.ggf(TranscriptText.read("f5f6e6"));
        for (String damaged :
                new String[] {
                    one.replace("(;", "("), one.replace(";)", ";"), one.replace("W[D6]", "WD6]"),
                }) {
            GameFile file = text(two + "\n" + damaged + "\n" + two);
            assertThat(file.size()).as(damaged).isEqualTo(3);
            assertThat(file.game(1)).isEqualTo(file.game(3));
            assertThatThrownBy(() -> file.game(2)).hasMessageStartingWith("Game 2: ");
        }
    }

    @Test
    void textIsReadInTheLettersOfOtherPrograms() {
        String pgn = "[Black \"M\u00fcller\"]\n[White \"B\"]\n\n1. f5 d6\n";
        for (java.nio.charset.Charset letters :
                new java.nio.charset.Charset[] {
                    UTF_8,
                    StandardCharsets.UTF_16,
                    StandardCharsets.UTF_16LE,
                    java.nio.charset.Charset.forName("windows-1252"),
                }) {
            GameFile file = GameFile.read(pgn.getBytes(letters));
            assertThat(file.game(1).moves()).as(letters.name()).hasSize(2);
            assertThat(file.players(1)).hasValue(new Players("M\u00fcller", "B"));
        }
    }

    @Test
    void oneGameMayTakeSeveralLines() {
        assertThat(text("f5d6\nc3d3\nc4\n").game(1).moves()).hasSize(5);
        assertThat(text("\uFEFFf5d6").game(1).moves()).hasSize(2);
        assertThatThrownBy(() -> text("f5d6\nc3d3\nh8\n"))
                .hasMessageContaining("Move 5, h8 (character 11)");
    }

    @Test
    void aGameThatCannotBeReadNamesItsNumberAndLeavesTheOthers() {
        GameFile file = text("f5d6\nf5f6\nf5a1\n");
        assertThat(file.game(2).moves()).hasSize(2);
        assertThatThrownBy(() -> file.game(3))
                .hasMessageStartingWith("Game 3: Move 2, a1")
                .extracting(wrong -> ((NotationException) wrong).offset())
                .isEqualTo(12);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "\0\0\0", "PNG\r\n\u001A\n", "hello\nworld\n", "é"})
    void whatHoldsNoGameIsRefused(String text) {
        assertThatThrownBy(() -> GameFile.read(text.getBytes(StandardCharsets.ISO_8859_1)))
                .isInstanceOf(NotationException.class);
    }

    @Test
    void theStartPositionIsWrittenInEveryWay() {
        assertThat(Records.obf(Position.START)).endsWith("- X;");
        assertThat(Records.hex(Position.START))
                .isEqualTo("0x0000000810000000 0x0000001008000000 X");
        assertThat(Records.fen(Position.START)).isEqualTo("8/8/8/3pP3/3Pp3/8/8/8 b - - 0 1");
    }

    private static GameFile text(String text) {
        return GameFile.read(text.getBytes(StandardCharsets.UTF_8));
    }
}
