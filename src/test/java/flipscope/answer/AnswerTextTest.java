package flipscope.answer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.predict.Asked;
import flipscope.predict.Question;
import flipscope.rules.Squares;
import flipscope.story.Detail;
import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Word;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class AnswerTextTest {
    private static final long C4_F4 = Squares.bit(Squares.at(2, 3)) | Squares.bit(Squares.at(5, 3));

    private static AnswerText board() {
        return text(DisplayFormat.Shape.BOARD);
    }

    /** For the first question of the examples that is drawn so. */
    private static AnswerText text(DisplayFormat.Shape shape) {
        return new AnswerText(Messages.english(), question(shape));
    }

    private static Question question(DisplayFormat.Shape shape) {
        return Asked.everywhere(Detail.OPERATION).stream()
                .filter(each -> each.view().shape() == shape)
                .filter(each -> shape != DisplayFormat.Shape.LANES || each.view().lanes() == 8)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"c4 f4", "F4,c4", "c4f4", " c4;  f4 ", "c4+f4", "0x0000002400000000"})
    void squaresAreReadAsPeopleWriteThem(String typed) {
        assertThat(board().read(typed).bits()).isEqualTo(C4_F4);
        assertThat(board().write(board().read(typed))).isEqualTo("c4 f4");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "none", "nothing", "-", "∅"})
    void nothingIsAnAnswer(String typed) {
        assertThat(board().read(typed).bits()).isZero();
    }

    @ParameterizedTest
    @EnumSource
    void everyFormThatIsLikelyToBeTypedIsReadAsTheSameAnswer(DisplayFormat.Shape shape) {
        Question question = question(shape);
        AnswerText text = text(shape);
        for (long bits : List.of(0L, 1L, 0x0000_0024_0010_0200L, 0x8100_5A3C_0066_2001L)) {
            Word answer = Word.of(question.type(), bits & Word.ones(question.type().width()));
            long drawn = question.drawn(answer);
            Set<String> forms = text.forms(answer);
            assertThat(forms).doesNotContain("").isNotEmpty();
            assertThat(forms).allMatch(form -> question.drawn(text.read(form)) == drawn);
        }
    }

    @Test
    void squaresAreTypedByRowOrByTheAlphabetAndAFewInAnyOrder() {
        assertThat(board().forms(Word.of(Squares.bit(Squares.at(3, 0)) | C4_F4)))
                .contains("d1 c4 f4", "c4 d1 f4", "c4, d1, f4", "0x1000002400000000")
                .contains("f4 d1 c4", "f4, c4, d1", "c4,f4,d1")
                .hasSize(3 * 6 + 1);
    }

    @Test
    void toggledBitsAreReadByTheirNames() {
        assertThat(board().bits(List.of("f4", "c4")).bits()).isEqualTo(C4_F4);
        assertThatThrownBy(() -> board().bits(List.of("c4", "k9")))
                .isInstanceOf(AnswerException.class)
                .hasMessageContaining("“k9”");
    }

    @Test
    void lanesAreTypedAsOneNumberEachFromTheLeft() {
        AnswerText lanes = text(DisplayFormat.Shape.LANES);
        Word answer = lanes.read("8 7 6 5 4 3 2 1");
        assertThat(answer.bits()).isEqualTo(0x0807_0605_0403_0201L);
        assertThat(lanes.write(answer)).isEqualTo("8 7 6 5 4 3 2 1");
        assertThat(lanes.bits(List.of("63", "0")).bits()).isEqualTo(Long.MIN_VALUE | 1);
    }

    @Test
    void wordsAreTypedInHexOrByTheNumbersOfTheirBits() {
        AnswerText word = text(DisplayFormat.Shape.WORD);
        assertThat(word.read("0x1008").bits()).isEqualTo(0x1008);
        assertThat(word.read("12 3").bits()).isEqualTo(0x1008);
    }

    @Test
    void numbersAndTruthAreTyped() {
        assertThat(text(DisplayFormat.Shape.NUMBER).read("-12").bits()).isEqualTo(-12);
        assertThat(text(DisplayFormat.Shape.FLAG).read("True").bits()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource({
        "BOARD, c9, “c9” is not a square",
        "BOARD, i1, “i1” is not a square",
        "BOARD, 0x12345678123456789, at most 16 digits",
        "RANK, i, “i” is not a square",
        "RANK, a1, as in b d",
        "MINI, e1, as in b1 c3",
        "WORD, 64, “64” is not a bit",
        "LANES, 1 2, There are 8 lanes",
        "LANES, 1 2 3 4 5 6 7 256, “256” does not fit",
        "NUMBER, c4, “c4” is not a whole number",
        "NUMBER, 99999999999, does not fit into 32 bits",
        "NUMBER, 99999999999999999999, does not fit into",
        "FLAG, maybe, Choose true or false",
    })
    void whatIsNoAnswerIsSaidToBeNone(DisplayFormat.Shape shape, String typed, String message) {
        assertThatThrownBy(() -> text(shape).read(typed))
                .isInstanceOf(AnswerException.class)
                .hasMessageContaining(message);
    }

    @Test
    void anAnswerHasALimit() {
        assertThatThrownBy(() -> board().read("c4 ".repeat(200) + "c4"))
                .hasMessageContaining("at most 400 characters");
    }

    @Test
    void everyBitOfEveryViewHasANameOfItsOwn() {
        Set<DisplayFormat> views =
                Asked.everywhere(Detail.OPERATION).stream()
                        .filter(each -> each.kind().isGrid())
                        .map(Question::view)
                        .collect(Collectors.toSet());
        assertThat(views).hasSizeGreaterThan(8);
        for (Question question : Asked.everywhere(Detail.OPERATION)) {
            if (!question.kind().isGrid()) {
                continue;
            }
            AnswerText text = new AnswerText(Messages.english(), question);
            Word all = new Word(question.type(), -1L);
            assertThat(question.drawn(text.read(text.write(all)))).isEqualTo(question.drawn(all));
        }
    }
}
