package flipscope.web.game;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.notation.GameText;
import flipscope.notation.PositionText;
import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.testkit.Positions;
import flipscope.text.Messages;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** The board as text, copied and pasted again. */
class PlainBoardTest {
    private static final Messages WORDS = Messages.english();

    @Property(tries = 1000)
    void whatIsCopiedCanBePasted(@ForAll("turns") Position turn) {
        assertThat(GameText.read(PlainBoard.of(turn, WORDS))).isEqualTo(Game.from(turn));
    }

    @Provide
    Arbitrary<Position> turns() {
        return Arbitraries.oneOf(Positions.reachable(), Positions.crowded())
                .map(position -> Game.from(position).turn())
                .filter(turn -> turn.legalMoves() != 0);
    }

    @Test
    void theEndOfAGameCanBePastedToo() {
        Position end = TranscriptText.read("e6f4e3f6g5d6e7f5c5").position();
        Position pasted = PositionText.read(PlainBoard.of(end, WORDS));
        assertThat(pasted.black()).isEqualTo(end.black());
        assertThat(pasted.white()).isEqualTo(end.white());
    }
}
