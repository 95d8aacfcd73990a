package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.rules.Direction;
import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.DisplayFormat.Shape;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.OperatorSite;
import flipscope.trace.Span;
import flipscope.trace.Step;
import flipscope.trace.Word;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BoardShiftTest {

    @ParameterizedTest
    @CsvSource({
        "LEFT, 1, BOARD, one square left",
        "RIGHT_ZERO, 1, BOARD, one square right",
        "LEFT, 8, BOARD, one square up",
        "RIGHT, 8, BOARD, one square down",
        "LEFT, 9, BOARD, one square up and left",
        "LEFT, 7, BOARD, one square up and right",
        "RIGHT_ZERO, 7, BOARD, one square down and left",
        "RIGHT_ZERO, 9, BOARD, one square down and right",
        "LEFT, 6, BOARD, six squares left",
        "LEFT, 14, BOARD, two squares up and right",
        "LEFT, 18, UPPER, two squares up and left",
        "RIGHT_ZERO, 56, BOARD, seven squares down",
        "LEFT, 65, BOARD, one square left",
        "LEFT, 4, MINI, one square up",
        "LEFT, 5, MINI, one square up and left",
        "LEFT, 3, MINI, one square up and right",
        "RIGHT_ZERO, 1, MINI, one square right"
    })
    void isAWholeStepOnABoard(Operator operator, int amount, Shape shape, String words) {
        Optional<BoardShift> movement = BoardShift.of(shift(operator, amount, shape));
        assertThat(movement.orElseThrow().words(Messages.english())).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({
        "LEFT, 0, BOARD",
        "LEFT, 64, BOARD",
        "LEFT, 10, BOARD",
        "LEFT, 2, MINI",
        "LEFT, 1, WORD",
        "RIGHT_ZERO, 2, LANES",
        "ADD, 1, BOARD"
    })
    void elseThereIsNone(Operator operator, int amount, Shape shape) {
        assertThat(BoardShift.of(shift(operator, amount, shape))).isEmpty();
    }

    @Test
    void hasAnArrow() {
        BoardShift movement = new BoardShift(1, Direction.UP_LEFT);
        assertThat(movement.label(Messages.english())).isEqualTo("one up and left ↖");
    }

    private static Step shift(Operator operator, int amount, Shape shape) {
        DisplayFormat view = new DisplayFormat(shape, shape == Shape.LANES ? 2 : 0);
        List<Operand> operands =
                List.of(
                        new Operand("x", Word.of(1L), view, -1, 0, true, 0),
                        new Operand("k", Word.of(amount), DisplayFormat.NUMBER, -1, 0, false, 0));
        Span span = new Span(1, 1, 1, 6);
        OperatorSite site =
                new OperatorSite(
                        "A.b",
                        "A.java",
                        span,
                        "x " + operator.text() + " k",
                        operator,
                        List.of("x", "k"),
                        List.of(view, DisplayFormat.NUMBER),
                        view,
                        "",
                        span);
        return new Step(
                0,
                site,
                0,
                0,
                -1,
                -1,
                0,
                null,
                0,
                operands,
                Word.of(0L),
                null,
                null,
                null,
                Marks.NONE,
                true,
                true);
    }
}
