package flipscope.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.openqa.selenium.Keys;

/** Changing what is stepped, in place: the trace follows. */
@WithBrowser
class InputsTest {
    private static final String LEFT = "/trace/reversi/mobility/left";
    private static final String START =
            "-".repeat(27) + "OX" + "-".repeat(6) + "XO" + "-".repeat(27);

    private static final String EMPTY_CUBE =
            "----------------------------------------------------------------_X";

    private static Browser browser;

    @Test
    void aClickCyclesASquareAndTheStepperStaysAtTheSameKindOfStep() {
        InputsPage inputs =
                InputsPage.open(browser, LEFT + "?at=legal&detail=stage&more=1").way("change");
        browser.mark();
        inputs.way("start-position");
        assertThat(inputs.squares()).isEqualTo(START);
        assertThat(inputs.stepper().slots().get(2)).isEqualTo("c4");

        inputs.choose("c4");
        assertThat(inputs.label("c4")).isEqualTo("c4, black disc");
        assertThat(inputs.stepper().slots().get(2)).as("c4 is not empty").isEmpty();
        inputs.choose("c4");
        assertThat(inputs.label("c4")).isEqualTo("c4, white disc");
        assertThat(inputs.stepper().slots().get(2)).as("the run is longer").isEqualTo("b4");
        inputs.choose("c4");
        assertThat(inputs.squares()).isEqualTo(START);

        assertThat(browser.place()).contains("at=legal", "detail=stage", "more=1", "setup=1");
        assertThat(browser.isMarked()).as("only board and stepper were swapped").isTrue();
        assertThat(inputs.way("done").isEditing()).isFalse();
    }

    @Test
    void everySquareIsReachedAndChangedByKeyboard() {
        InputsPage inputs = InputsPage.open(browser, LEFT + "?setup=1").way("clear");
        browser.open(browser.place());
        browser.tabTo("#board *");
        assertThat(browser.focused()).isEqualTo("sq-a1");
        browser.press(Keys.ARROW_DOWN, Keys.ARROW_RIGHT);
        browser.pressAndFollow(Keys.ENTER);
        assertThat(inputs.label("b2")).isEqualTo("b2, black disc");
        assertThat(browser.focused()).as("the focus stays").isEqualTo("sq-b2");
        browser.pressAndFollow(Keys.SPACE);
        assertThat(inputs.label("b2")).isEqualTo("b2, white disc");
        assertThat(browser.focused()).isEqualTo("sq-b2");
    }

    @Test
    void thePositionIsChangedWithoutScripts() {
        browser.allowScripts(false);
        InputsPage inputs = InputsPage.open(browser, LEFT + "?at=run").way("change");
        inputs.way("start-position").choose("a1").way("other-side");
        assertThat(inputs.squares()).isEqualTo("X" + START.substring(1));
        assertThat(inputs.stepper().band()).startsWith("White to move");

        inputs.send(Map.of("discs", "30"));
        assertThat(inputs.squares().replace("-", "")).hasSize(30);
        String random = browser.place();
        inputs.send(Map.of("discs", "30"));
        assertThat(inputs.squares().replace("-", "")).hasSize(30);
        assertThat(browser.place()).as("another one").isNotEqualTo(random);

        inputs.asText().send(Map.of("position", "random:7:12"));
        assertThat(inputs.squares().replace("-", "")).hasSize(12);
        assertThat(browser.place()).contains("at=run");
    }

    @Test
    void whatCannotBeReadIsKeptToBeMended() {
        InputsPage inputs = InputsPage.open(browser, LEFT + "?setup=1&at=run");
        inputs.asText().send(Map.of("position", "XXOO--7- X"));
        assertThat(browser.text(".error .lead")).contains("7");
        assertThat(browser.value("#repair")).isEqualTo("XXOO--7- X");
        assertThat(browser.complaints()).allMatch(each -> each.contains("400"));

        browser.type("#repair", "random:7:12");
        browser.follow(".repair button");
        assertThat(browser.place()).contains("at=run", "setup=1");
        assertThat(inputs.squares().replace("-", "")).hasSize(12);
    }

    @Test
    void aChangedPositionOfAGameIsAPositionOfItsOwn() {
        InputsPage inputs =
                InputsPage.open(browser, LEFT + "?moves=f5d6c3&ply=2&side=both&setup=1");
        assertThat(browser.text(".position .note")).contains("separate from the game");
        inputs.choose("h8");
        assertThat(browser.place()).contains("position=").doesNotContain("moves=", "ply=");
        assertThat(inputs.squares()).endsWith("X");
    }

    @Test
    void anEmptySquareTakesTheMoveThatIsStepped() {
        InputsPage inputs = InputsPage.open(browser, "/trace/reversi/flips/loop");
        assertThat(inputs.stepper().band()).startsWith("Before e7");
        inputs.choose("g5");
        assertThat(inputs.stepper().band()).startsWith("Before g5");
        assertThat(inputs.label("g5")).isEqualTo("g5, the move that you step through");

        inputs.way("change").choose("g5");
        assertThat(inputs.stepper().band())
                .as("a disc lies there now")
                .doesNotStartWith("Before g5");
    }

    @Test
    void bitsAreTurnedInAGrid() {
        InputsPage inputs = InputsPage.open(browser, "/trace/popcount/hardware?bits=0x3");
        inputs.choose("a1").choose("h8");
        assertThat(inputs.squares()).isEqualTo("1" + "-".repeat(61) + "1-");
        assertThat(browser.value("#in-bits")).isEqualTo("0x8000000000000002");

        inputs.send(Map.of("bits", "0b101"));
        assertThat(inputs.squares()).isEqualTo("-".repeat(61) + "1-1");
        assertThat(inputs.way("clear").squares()).isEqualTo("-".repeat(64));
    }

    @Test
    void numbersAreTypedOrChosenAsASquare() {
        InputsPage inputs = InputsPage.open(browser, "/trace/bits/place");
        inputs.send(Map.of("x", "2", "y", "1"));
        assertThat(inputs.squares().indexOf('1')).isEqualTo(8 + 2);
        inputs.choose("h8");
        assertThat(browser.place()).contains("x=7", "y=7");

        InputsPage rows = InputsPage.open(browser, "/trace/bits/carry-run?run=0x78&start=0x08");
        rows.choose("run-h");
        assertThat(rows.squares()).isEqualTo("-1111--1" + "----1---");
    }

    @ParameterizedTest
    @CsvSource({
        "/trace/reversi/mobility/mini?position=----------------_X, c2, 6",
        "/trace/tictactoe/lines?position=---------_X, b2, 4",
        "/trace/scorefour/ground?position=" + EMPTY_CUBE + ", b1/1, 1"
    })
    void aCellOfASmallBoardTakesBothSidesPieces(String address, String cell, int place) {
        InputsPage inputs = InputsPage.open(browser, address);
        browser.mark();
        assertThat(inputs.choose(cell).squares().charAt(place)).isEqualTo('X');
        assertThat(inputs.choose(cell).squares().charAt(place)).isEqualTo('O');
        assertThat(inputs.choose(cell).squares()).matches("-+");
        assertThat(browser.isMarked()).isTrue();
        assertThat(inputs.way("example").squares()).contains("X").contains("O");
    }

    @Test
    void noBallFloatsAndAColumnCanBeChosen() {
        InputsPage inputs = InputsPage.open(browser, "/trace/scorefour/drop?moves=a1");
        assertThat(browser.has("[id='sq-a1/2'][href]")).as("it stands on a ball").isTrue();
        assertThat(browser.has("[id='sq-b1/2'][href]")).as("it would float").isFalse();
        inputs.choose("a1/2").choose("a1/1");
        assertThat(inputs.squares()).as("no hole under a ball").startsWith("O---X");

        inputs.pick("column", "d4");
        assertThat(browser.place()).contains("column=d4");
        inputs.asText().send(Map.of("moves", "a1b2"));
        assertThat(inputs.squares()).startsWith("X-------").contains("O");
    }
}
