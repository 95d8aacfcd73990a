package flipscope.core;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.NaiveTicTacToe;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TicTacToeTest {

    /** The marks of the player to move, and of the one who has just moved. */
    private record Position(int own, int opponent) {}

    @Test
    void bothWaysAgreeWithTheRulesOnEveryReachablePosition() {
        Set<Position> reachable = new HashSet<>();
        collect(new Position(0, 0), reachable);
        assertThat(reachable).hasSize(5_478);
        for (Position at : reachable) {
            bothWaysAgree(at.own);
            bothWaysAgree(at.opponent);
        }
    }

    @Test
    void bothWaysAgreeOnEverySetOfMarks() {
        for (int marks = 0; marks < 512; marks++) {
            bothWaysAgree(marks);
        }
    }

    @Test
    void aDiagonalWins() {
        assertThat(TicTacToeLines.wins(0b001_010_100)).isTrue();
        assertThat(TicTacToeList.wins(0b001_010_100)).isTrue();
    }

    @Test
    void threeMarksThatDoNotStandInARowDoNot() {
        assertThat(TicTacToeLines.wins(0b101_010_000)).isFalse();
        assertThat(TicTacToeList.wins(0b101_010_000)).isFalse();
    }

    private static void bothWaysAgree(int marks) {
        boolean wins = NaiveTicTacToe.wins(marks);
        String board = Integer.toBinaryString(512 | marks).substring(1);
        assertThat(TicTacToeLines.wins(marks)).as(board).isEqualTo(wins);
        assertThat(TicTacToeList.wins(marks)).as(board).isEqualTo(wins);
    }

    /** Every position that play can reach; a game ends with the first three in a row. */
    private static void collect(Position at, Set<Position> reached) {
        if (!reached.add(at) || NaiveTicTacToe.wins(at.opponent)) {
            return;
        }
        for (int cell = 0; cell < 9; cell++) {
            int mark = 1 << cell;
            if (((at.own | at.opponent) & mark) == 0) {
                collect(new Position(at.opponent, at.own | mark), reached);
            }
        }
    }
}
