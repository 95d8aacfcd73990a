package flipscope.judge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import flipscope.testkit.Packaged;
import flipscope.trace.SourceException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What students write, and how they are told what is wrong with it. */
class SolutionTest {
    private static final Task LEFT = Tasks.of(Packaged.CATALOGUE).find("left").orElseThrow();

    /** No task but those with loops takes a question, wherever it stands. */
    @ParameterizedTest
    @CsvSource({
        "mask, if (bits == 0) return 0; return -1;, if",
        "mask, return bits == 0 ? 0 : -1;, ?",
        "mask, 'boolean b = bits == 0 || bits == 1; return -1;', ||",
        "lowest, if (bits == 0) return 0; return bits & -bits;, if",
        "put, if ((discs & square) != 0) return discs; return discs + square;, if"
    })
    void aQuestionIsRefused(String name, String body, String sign) {
        Task task = Tasks.of(Packaged.CATALOGUE).find(name).orElseThrow();
        String code = task.of(List.of(body));
        assertThatThrownBy(() -> Solution.read(task, code))
                .hasMessageStartingWith("this task does without `" + sign + "`");
    }

    static Stream<String[]> mistakes() {
        return """
                return onw << 1;              @2:12@ there is no variable or constant named `onw` here; did you mean `own`?
                return own & INNER_FILE;      @2:18@ did you mean `INNER_FILES`?
                return eastOne(own);          @2:12@ in chess programs, where a1 is bit 0, it is one square to the right: write `b << 1 & 0xFEFE_FEFE_FEFE_FEFEL`
                return own & notAFile;        @2:18@ it is all squares but file a
                return eastAttacks(own, 0);   @2:12@ it is what a rook sees to the right
                return shift(own);            @2:12@ there is no method named `shift` here
                return lefft(own, opponent);  @2:12@ did you mean `left`?
                return qwertyuiop;            @2:12@ named `qwertyuiop` here
                long a = ___; return a;       @2:14@ this blank is still empty
                return own * opponent;        @2:16@ this task does without `*`; it may use & | ^ ~ << >>> + - and loops
                return own >> 1;              @2:16@ this task does without `>>`
                own <<= 1; own %= 3; return 0;@2:20@ this task does without `%=`
                return Long.bitCount(own);    @2:12@ this task does without `Long.bitCount`
                return own >>>> 1;            @2:16@ did you mean `>>>`?
                return System.nanoTime();     @2:12@ named `System`
                if (own) { return 1; } return 0;@2:9@ boolean
                return own == 0;              @2:12@ boolean
                long a; return a;             @2:20@ value
                long a = 1                    @2:14@ a `;` is missing here
                retrun own;                   @2:5@ `retrun` is not a word of Java; did you mean `return`?
                retrun own == 1;              @2:5@ did you mean `return`?
                whlie (own != 0) { own = 0; } return own;@2:5@ did you mean `while`?
                lnog a = own; return a;       @2:5@ did you mean `long`?
                String a = "x"; return 0;     @2:5@ the type String cannot be used
                """
                .lines()
                .map(line -> line.split(" *@ *", -1));
    }

    @ParameterizedTest
    @MethodSource("mistakes")
    void aMistakeIsSaidAtItsPlaceInWordsThatHelp(String body, String place, String message) {
        String constant = "static final long INNER_FILES = 0x7E7E_7E7E_7E7E_7E7EL; ";
        String code = constant + "long left(long own, long opponent) {\n    " + body + "\n}\n";
        SourceException mistake =
                catchThrowableOfType(SourceException.class, () -> Solution.read(LEFT, code));
        assertThat(mistake).as(body).isNotNull().hasMessageContaining(message);
        assertThat(mistake.span().line() + ":" + mistake.span().column()).isEqualTo(place);
    }

    @Test
    void aNameThatComesTooLateIsSaidSo() {
        String code = "long left(long own, long opponent) {\n    return a;\n    long a = own;\n}\n";
        SourceException mistake =
                catchThrowableOfType(SourceException.class, () -> Solution.read(LEFT, code));
        assertThat(mistake).hasMessageContaining("`a` here; it is declared further down");
    }

    static Stream<String[]> others() {
        return Stream.of(
                new String[] {
                    "",
                    "there is no method `left` here; the task asks for `long left(long own, long opponent)`"
                },
                new String[] {
                    "long left(long own) { return own; }", "`left` takes or returns something else"
                },
                new String[] {
                    "int left(long own, long opponent) { return 1; }",
                    "`left` takes or returns something else"
                },
                new String[] {"long a(long b) { return b; }", "there is no method `left` here"});
    }

    @ParameterizedTest
    @MethodSource("others")
    void theMethodMustBeTheOneThatIsAskedFor(String code, String message) {
        SourceException mistake =
                catchThrowableOfType(SourceException.class, () -> Solution.read(LEFT, code));
        assertThat(mistake).isNotNull().hasMessageContaining(message);
    }
}
