package flipscope.answer;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.answer.Verdict.Outcome;
import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class ExpectedAnswerPropertyTest {
    private static final Messages WORDS = Messages.english();

    private static Verdict grade(ExpectedAnswer answer, String typed) {
        return answer.grade(typed, WORDS);
    }

    @Property
    void squaresAreRightInAnyOrder(@ForAll long set, @ForAll Random random) {
        ExpectedAnswer answer = ExpectedAnswer.of(Word.of(set), DisplayFormat.BOARD);
        List<String> names = new ArrayList<>(BitNames.names(set, DisplayFormat.BOARD));
        Collections.shuffle(names, random);
        String typed = set == 0 ? "none" : String.join(random.nextBoolean() ? " " : ", ", names);
        assertThat(grade(answer, typed).isCorrect()).isTrue();
        assertThat(grade(answer, typed.toUpperCase(Locale.ROOT)).isCorrect()).isTrue();
    }

    @Property
    void oneSquareMoreOrLessIsWrongAndOneTooManyIsNamed(
            @ForAll long set, @ForAll @IntRange(max = 63) int square) {
        long near = set ^ 1L << square;
        ExpectedAnswer answer = ExpectedAnswer.of(Word.of(set), DisplayFormat.BOARD);
        Verdict verdict =
                grade(answer, ExpectedAnswer.of(Word.of(near), DisplayFormat.BOARD).solution());
        String name = BitNames.name(square, DisplayFormat.BOARD);
        boolean missing = (set & 1L << square) != 0;
        assertThat(verdict.outcome()).isEqualTo(Outcome.WRONG);
        assertThat(verdict.message())
                .isEqualTo(
                        missing
                                ? "Not yet. One square is missing, in row " + name.charAt(1) + "."
                                : "Not yet. " + name + " does not belong there.");
    }

    @Property
    void aNumberIsRightAndItsNeighboursAreNot(@ForAll int number) {
        ExpectedAnswer answer = ExpectedAnswer.of(Word.of((long) number), DisplayFormat.NUMBER);
        assertThat(grade(answer, " " + number + " ").isCorrect()).isTrue();
        assertThat(grade(answer, "" + (number + 1L)).outcome()).isEqualTo(Outcome.WRONG);
        assertThat(grade(answer, "" + (number - 1L)).outcome()).isEqualTo(Outcome.WRONG);
    }

    @Property
    void hexIsRightHoweverItIsWritten(@ForAll long value) {
        ExpectedAnswer answer =
                ExpectedAnswer.of(Word.of(value), DisplayFormat.BOARD).as(ExpectedAnswer.Kind.HEX);
        String digits = Long.toHexString(value);
        String groups = digits.replaceAll("(?<=.)(?=(.{4})+$)", "_");
        for (String typed : List.of(digits, "0x" + digits, "0X" + digits, groups, "0x" + groups)) {
            assertThat(grade(answer, typed).isCorrect()).as(typed).isTrue();
            assertThat(grade(answer, typed.toUpperCase(Locale.ROOT)).isCorrect())
                    .as(typed)
                    .isTrue();
        }
    }

    @Property
    void oneBitOffInHexIsWrong(@ForAll long value, @ForAll @IntRange(max = 63) int bit) {
        ExpectedAnswer answer =
                ExpectedAnswer.of(Word.of(value), DisplayFormat.BOARD).as(ExpectedAnswer.Kind.HEX);
        assertThat(grade(answer, Long.toHexString(value ^ 1L << bit)).outcome())
                .isEqualTo(Outcome.WRONG);
    }

    @Example
    void aNumberMayHaveSignsBetweenItsThousands() {
        ExpectedAnswer number = ExpectedAnswer.of(Word.of(800_000L), DisplayFormat.NUMBER);
        for (String typed :
                List.of("800000", "800,000", "800 000", "800.000", "800_000", "800’000")) {
            assertThat(grade(number, typed).isCorrect()).as(typed).isTrue();
        }
        assertThat(grade(number, "80,0000").isCorrect()).isFalse();
    }

    @Example
    void bitsMayBeGroupedInAnyWay() {
        ExpectedAnswer answer = ExpectedAnswer.of("1001 0110");
        for (String typed : List.of("10010110", "10 01 01 10", "1001_0110", "0b10010110")) {
            assertThat(grade(answer, typed).isCorrect()).as(typed).isTrue();
        }
        assertThat(grade(answer, "10 01 01 11").isCorrect()).isFalse();
    }

    @Example
    void squaresMayBeWrittenWithAnySignBetweenThem() {
        ExpectedAnswer squares =
                ExpectedAnswer.of(Word.of(0x0000_0010_0800_0000L), DisplayFormat.BOARD);
        for (String typed : List.of("d4 e5", "d4,e5", "d4/e5", "d4e5", "D4 / E5", "e5; d4")) {
            assertThat(grade(squares, typed).isCorrect()).as(typed).isTrue();
        }
        assertThat(grade(ExpectedAnswer.of("d4/3"), "d4 / 3").isCorrect()).isTrue();
    }

    @Example
    void whatIsThoughtIsTakenAndNotMarked() {
        assertThat(grade(ExpectedAnswer.ANY, "no idea").sign()).isEqualTo(Sign.ANSWERED);
        assertThat(grade(ExpectedAnswer.ANY, " ").sign()).isEqualTo(Sign.OPEN);
    }

    @Example
    void anAnswerThatIsAskedForIsShownAndLeavesTheQuestionOpen() {
        Verdict shown = grade(ExpectedAnswer.of(Word.of(29L), DisplayFormat.NUMBER), "?");
        assertThat(shown.message()).isEqualTo("The answer is 29.");
        assertThat(shown.sign()).isEqualTo(Sign.OPEN);
    }

    @Example
    void whatIsNoHexIsSaidToBeNone() {
        Verdict verdict =
                grade(
                        ExpectedAnswer.of(Word.of(31L), DisplayFormat.BOARD)
                                .as(ExpectedAnswer.Kind.HEX),
                        " 0xg ");
        assertThat(verdict.outcome()).isEqualTo(Outcome.UNREADABLE);
        assertThat(verdict.message()).startsWith("“0xg” is not a hex number");
    }

    @Example
    void digitsInARowMayBeWrittenWithCommasOrWithoutBlanks() {
        ExpectedAnswer answer = ExpectedAnswer.of("2 1 1 2");
        for (String typed : List.of("2 1 1 2", "2112", "2,1,1,2", " 2, 1, 1, 2. ")) {
            assertThat(grade(answer, typed).isCorrect()).as(typed).isTrue();
        }
        assertThat(grade(answer, "2 1 1 1").isCorrect()).isFalse();
        assertThat(grade(ExpectedAnswer.of("12 1"), "1 21").isCorrect()).isFalse();
    }

    @Property
    void whateverIsTypedGetsAnAnswer(@ForAll String typed, @ForAll ExpectedAnswer.Kind kind) {
        ExpectedAnswer answer =
                kind == ExpectedAnswer.Kind.TEXT
                        ? ExpectedAnswer.of("carry")
                        : ExpectedAnswer.of(Word.of(5L), DisplayFormat.BOARD).as(kind);
        assertThat(grade(answer, typed).message()).isNotBlank();
    }

    @Example
    void textIsRightWhateverItsCapitalsAndBlanks() {
        ExpectedAnswer answer = ExpectedAnswer.of("A carry");
        assertThat(grade(answer, "  a   CARRY. ").isCorrect()).isTrue();
        assertThat(grade(answer, "acarry").outcome()).isEqualTo(Outcome.WRONG);
    }

    @Example
    void truthIsAText() {
        ExpectedAnswer answer = ExpectedAnswer.of(Word.of(true), DisplayFormat.FLAG);
        assertThat(answer.kind()).isEqualTo(ExpectedAnswer.Kind.TEXT);
        assertThat(grade(answer, "True").isCorrect()).isTrue();
        assertThat(grade(answer, "false").isCorrect()).isFalse();
    }

    @Example
    void whatCannotBeReadIsNotCalledWrong() {
        ExpectedAnswer squares = ExpectedAnswer.of(Word.of(5L), DisplayFormat.BOARD);
        assertThat(grade(squares, "i9").outcome()).isEqualTo(Outcome.UNREADABLE);
        assertThat(grade(squares, "a1 ".repeat(1_000)).outcome()).isEqualTo(Outcome.UNREADABLE);
        assertThat(grade(squares, "  ").outcome()).isEqualTo(Outcome.EMPTY);
        assertThat(grade(squares.as(ExpectedAnswer.Kind.HEX), "xyz").outcome())
                .isEqualTo(Outcome.UNREADABLE);
    }

    @Example
    void hexIsNoAnswerWhereSquaresOrAnOrdinaryNumberAreAskedFor() {
        ExpectedAnswer squares = ExpectedAnswer.of(Word.of(0x81L), DisplayFormat.BOARD);
        for (String typed :
                List.of("0x81", "0X0000_0000_0000_0081", " 0x0000000000000081 ", "0x81L")) {
            assertThat(grade(squares, typed).outcome()).as(typed).isEqualTo(Outcome.UNREADABLE);
            assertThat(grade(squares, typed).message()).startsWith("Name the squares");
        }
        ExpectedAnswer number = ExpectedAnswer.of(Word.of(29L), DisplayFormat.NUMBER);
        assertThat(grade(number, "0x1d").outcome()).isEqualTo(Outcome.UNREADABLE);
        assertThat(grade(number, "0x1d").message()).startsWith("Write an ordinary number");
    }

    @Example
    void missingAndExtraSquaresAreSaidInWords() {
        ExpectedAnswer answer =
                ExpectedAnswer.of(Word.of(0x0000_0000_0000_0005L), DisplayFormat.BOARD);
        assertThat(grade(answer, "f8 a1").message())
                .isEqualTo("Not yet. One square is missing, in row 8. a1 does not belong there.");
        assertThat(grade(answer, "none").message())
                .isEqualTo("Not yet. 2 squares are missing, in row 8.");
    }

    @Example
    void aCubeHasCells() {
        DisplayFormat cube = new DisplayFormat(DisplayFormat.Shape.CUBE, 0);
        ExpectedAnswer answer = ExpectedAnswer.of(Word.of(1L << 43), cube);
        assertThat(grade(answer, "a1/1").message())
                .isEqualTo("Not yet. One cell is missing. a1/1 does not belong there.");
    }

    @Example
    void aWrongNumberHearsWhichWayToGo() {
        ExpectedAnswer answer = ExpectedAnswer.of(Word.of(29L), DisplayFormat.NUMBER);
        assertThat(grade(answer, "28").message()).isEqualTo("Not yet. The answer is more than 28.");
        assertThat(grade(answer, "30").message()).isEqualTo("Not yet. The answer is less than 30.");
    }

    @Property
    void inHexTheSignsThatAreRightAreCountedFromTheLast(
            @ForAll long value, @ForAll @IntRange(max = 15) int sign) {
        ExpectedAnswer answer =
                ExpectedAnswer.of(Word.of(value), DisplayFormat.BOARD).as(ExpectedAnswer.Kind.HEX);
        String told = grade(answer, "0x" + Long.toHexString(value ^ 1L << (4 * sign))).message();
        assertThat(told)
                .contains(
                        sign == 0
                                ? "Its last digit is already wrong."
                                : sign == 1
                                        ? "Only its last digit is correct."
                                        : "Its last " + sign + " digits are correct.");
    }

    @Example
    void squaresAndBitsInsteadOfHexAreSeen() {
        ExpectedAnswer answer =
                ExpectedAnswer.of(Word.of(0x92L), DisplayFormat.NUMBER).as(ExpectedAnswer.Kind.HEX);
        assertThat(grade(answer, "d4 e5").message()).contains("names of squares");
        assertThat(grade(answer, "010 010 010").message()).contains("If these are bits");
        assertThat(grade(answer, "0b10010010").message()).contains("If these are bits");
        assertThat(grade(answer, "92").isCorrect()).isTrue();
        assertThat(grade(answer, "0x1").message()).contains("already wrong");
    }
}
