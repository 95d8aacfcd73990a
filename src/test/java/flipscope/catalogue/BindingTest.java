package flipscope.catalogue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.testkit.Packaged;
import flipscope.trace.Word;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BindingTest {
    private static final Technique LEFT = find("reversi/mobility/left");
    private static final Technique FLIPS = find("reversi/flips/loop");
    private static final Technique PLACE = find("bits/place");

    private static Technique find(String id) {
        return Packaged.CATALOGUE.find(id).orElseThrow();
    }

    @Test
    void theSideToMoveIsOwn() {
        Arguments arguments = LEFT.bind(ChosenInputs.of(Position.START));
        assertThat(arguments.words())
                .containsExactly(Word.of(Position.START.own()), Word.of(Position.START.opponent()));
        assertThat(arguments.query())
                .containsExactly(
                        Map.entry(
                                "position",
                                "---------------------------OX------XO--------------------------- X"));
    }

    @Test
    void boardsAreOneParameterAndAGameStandsForIt() {
        assertThat(LEFT.parameters()).containsExactly("position");
        assertThat(FLIPS.parameters()).containsExactly("position", "move");
        assertThat(PLACE.parameters()).containsExactly("x", "y");
        assertThat(find("scorefour/drop").parameters())
                .containsExactly("position", "moves", "column");
    }

    @Test
    void aMoveIsOneBit() {
        Arguments arguments = FLIPS.bind(ChosenInputs.of(Position.START, SquareText.read("f5")));
        assertThat(arguments.words().get(2)).isEqualTo(Word.of(Squares.bit(SquareText.read("f5"))));
        assertThat(arguments.query().keySet()).containsExactly("position", "move");
    }

    @Test
    void aMoveMayFlipNothingButNotStandOnADisc() {
        assertThat(FLIPS.bind(ChosenInputs.of(Position.START, SquareText.read("a1"))).move())
                .isPresent();
        assertThatThrownBy(() -> FLIPS.bind(ChosenInputs.of(Position.START, SquareText.read("d4"))))
                .isInstanceOf(InputException.class)
                .hasMessage("move: there is a disc on d4 already; a move is an empty square");
    }

    @Test
    void withoutAMoveTheFirstLegalOneIsTaken() {
        assertThat(FLIPS.bind(ChosenInputs.of(Position.START)).query()).containsEntry("move", "d3");
        Position full = new Position(-1L, 0, flipscope.rules.Side.BLACK);
        assertThatThrownBy(() -> FLIPS.bind(ChosenInputs.of(full)))
                .hasMessage("move: the board is full; a move is an empty square");
    }

    @Test
    void otherInputsGoByTheirNames() {
        Arguments arguments =
                PLACE.bind(ChosenInputs.of(Map.of("x", "2", "y", "7", "z", "ignored")));
        assertThat(arguments.words()).containsExactly(Word.of(2), Word.of(7));
        assertThat(arguments.query()).containsExactly(Map.entry("x", "2"), Map.entry("y", "7"));
        assertThat(arguments.position()).isEmpty();
    }

    @Test
    void theExampleStandsInForWhatIsMissing() {
        assertThat(PLACE.bind(ChosenInputs.of(Map.of("x", "2"))).query())
                .containsExactly(Map.entry("x", "2"), Map.entry("y", "3"));
    }

    @Test
    void aValueOutOfRangeIsRefusedByName() {
        assertThatThrownBy(() -> PLACE.bind(ChosenInputs.of(Map.of("x", "8"))))
                .isInstanceOf(InputException.class)
                .hasMessage("x: \"8\" is not a whole number from 0 to 7");
    }

    @Test
    void whatItBindsToCanBeWrittenIntoALink() {
        for (Technique technique : Packaged.techniques()) {
            Arguments once = technique.bind(ChosenInputs.EXAMPLE);
            assertThat(technique.bind(ChosenInputs.of(technique, once.query()))).isEqualTo(once);
        }
    }
}
