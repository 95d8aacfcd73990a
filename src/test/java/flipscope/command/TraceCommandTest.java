package flipscope.command;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.testkit.CommandTesting;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TraceCommandTest extends CommandTesting {
    private int run(String... arguments) {
        return execute(new TraceCommand(), arguments);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "reversi/mobility/lift | no algorithm \"reversi/mobility/lift\"; did you mean"
                        + " \"reversi/mobility/left\"?",
                "zzzzzzzz | no algorithm \"zzzzzzzz\"; there are",
                "bits/place x=9 | x: \"9\" is not a whole number from 0 to 7",
                "bits/place z=1 | bits/place has no input \"z\"; it takes x, y",
                "bits/place moves=a1 | bits/place has no input \"moves\"; it takes x, y",
                "reversi/flips/loop position=X | give the position as --position",
                "reversi/flips/loop move=d4 | give the move as --move",
                "reversi/flips/loop black=1 | it takes position, move",
                "reversi/mobility/left own=1 | give own and opponent as --position",
                "bits/place --detail all | --detail is stage, statement or operation, not \"all\"",
                "reversi/mobility/left --position XO | --position: The board has 2 squares",
                "reversi/flips/loop --move d4x | move: \"d4x\" is not a square",
                "reversi/flips/loop --position "
                        + "---------------------------OX------XO---------------------------_X"
                        + " --move d4 | move: there is a disc on d4 already",
            })
    void saysWhatWouldBeRight(String arguments, String message) {
        assertThat(run(arguments.strip().split(" "))).isEqualTo(2);
        assertThat(err.toString()).contains(message);
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void everyStepIsPrinted() {
        assertThat(run("bits/lowest")).isZero();
        assertThat(out.toString()).contains("Step 1 of 3", "Step 2 of 3", "Step 3 of 3");
    }
}
