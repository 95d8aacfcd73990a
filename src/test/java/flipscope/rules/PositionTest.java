package flipscope.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import flipscope.testkit.Draw;
import flipscope.testkit.Positions;
import flipscope.testkit.TenThousand;
import org.junit.jupiter.api.Test;

class PositionTest {

    private static final int C4 = Squares.at(2, 3);
    private static final int D4 = Squares.at(3, 3);
    private static final int A1 = 63;

    @Test
    void aMovePlacesADiscAndTurnsTheOnesBetween() {
        assertThat(Draw.position(Position.START.play(C4)))
                .isEqualTo(
                        """
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . X X X . . .
                        . . . X O . . .
                        . . . . . . . .
                        . . . . . . . .
                        . . . . . . . .
                        White to move
                        """);
    }

    @Test
    void anIllegalMoveIsRefusedInWords() {
        assertThatThrownBy(() -> Position.START.play(D4)).hasMessage("d4 is occupied by White");
        assertThatThrownBy(() -> Position.START.play(A1))
                .hasMessage("a1 flips nothing; Black may play d3 c4 f5 e6");
        assertThatThrownBy(() -> Position.START.play(64)).hasMessageContaining("no square 64");
    }

    @Test
    void whoMustPassIsToldSo() {
        Position stuck =
                Positions.parse(
                        "X-O------O------OOXX-------XX------XXX-------------------------- X");
        assertThat(stuck.mustPass()).isTrue();
        assertThat(stuck.isOver()).isFalse();
        assertThatThrownBy(() -> stuck.play(0)).hasMessage("Black has no move and must pass");
    }

    @Test
    void aFinishedGameTakesNoMove() {
        Position wipedOut =
                Positions.parse(
                        "----X------X-----XXXX------XXX-----XX------X-------X------------ O");
        assertThat(wipedOut.isOver()).isTrue();
        assertThat(wipedOut.mustPass()).isFalse();
        assertThatThrownBy(() -> wipedOut.play(0)).hasMessageStartingWith("the game is over");
    }

    @Test
    void aMoveIsLegalWhereItFlipsAndSoSaysEveryQuestion() {
        for (Position position : TenThousand.POSITIONS.subList(0, 1_000)) {
            assertAnswersAgree(position);
            assertAnswersAgree(position.passed());
        }
    }

    private static void assertAnswersAgree(Position position) {
        long legal = 0;
        for (int square : Squares.list(position.empty())) {
            boolean flips = position.flips(square) != 0;
            if (flips) {
                legal |= Squares.bit(square);
            }
            if (position.isLegal(square) != flips) {
                fail(Squares.name(square) + " " + position);
            }
        }
        assertThat(position.legalMoves()).as(position.toString()).isEqualTo(legal);
        assertThat(position.canMove()).as(position.toString()).isEqualTo(legal != 0);
        for (int square : Squares.list(~position.empty())) {
            if (position.isLegal(square)) {
                fail(Squares.name(square) + " " + position);
            }
        }
    }

    @Test
    void aSquareHoldsOneDiscOnly() {
        assertThatThrownBy(() -> new Position(3, 2, Side.BLACK)).hasMessage("both sides claim g8");
    }
}
