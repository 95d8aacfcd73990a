package flipscope.sheet;

import static flipscope.sheet.Classroom.WORDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import flipscope.answer.AnswerException;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Sheet;
import flipscope.sheet.Classroom.Student;
import flipscope.testkit.FewTries;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class HandInPropertyTest {
    @Provide
    Arbitrary<Sheet> sheets() {
        return Arbitraries.of("shifts", "carries", "counting", "course").map(Classroom::sheet);
    }

    @Provide
    Arbitrary<String> words() {
        return Arbitraries.strings()
                .withChars("abzAZ019._@-äßλ漢न\u093F")
                .ofMinLength(1)
                .ofMaxLength(40)
                .filter(HandIn::isStudent);
    }

    @Property(tries = 60)
    @FewTries(15)
    void whatIsHandedInIsReadBack(@ForAll("sheets") Sheet sheet, @ForAll("words") String word) {
        HandIn handIn = Classroom.student(sheet, word).handIn();
        String code = handIn.code();
        assertThat(HandIn.read(sheet, code, WORDS)).isEqualTo(handIn);
        assertThat(HandIn.codes("https://a.example/b/sheet/" + code)).containsExactly(code);
        assertThat(code.length()).isLessThan(HandIn.longest(sheet));
        assertThat(code).matches("[A-Za-z0-9._=&?%*+-]+");
    }

    /** What a line says; one without a code is refused too. */
    private static HandIn read(Sheet sheet, String line) {
        List<String> codes = HandIn.codes(line);
        return HandIn.read(sheet, codes.isEmpty() ? line : codes.get(0), WORDS);
    }

    @Property(tries = 200)
    @FewTries(50)
    void aChangedLetterIsSeen(
            @ForAll("sheets") Sheet sheet,
            @ForAll @IntRange(max = 10_000) int place,
            @ForAll @IntRange(min = 'a', max = 'z') char letter) {
        String code = Classroom.student(sheet, "2174431").handIn().code();
        int at = place % code.length();
        String changed = code.substring(0, at) + letter + code.substring(at + 1);
        if (!changed.equals(code)) {
            assertThatThrownBy(() -> read(sheet, changed)).isInstanceOf(AnswerException.class);
        }
    }

    @Example
    void aCodeIsFoundWhateverIsAroundIt() {
        String code = Classroom.student(Classroom.sheet("shifts"), "Ünal").handIn().code();
        String link = "https://a.example/b/sheet/" + code;
        String escaped = URLEncoder.encode(link, StandardCharsets.UTF_8);
        for (String line :
                List.of(
                        "\uFEFF" + code + "\u00A0",
                        "Ann Miller\t" + code + "\t5",
                        "\"Miller, Ann\",\"" + link + "\",\"28.11.\"",
                        "Here it is: <" + link + ">.",
                        "[" + link + "](" + link + ")",
                        "<a href='" + link.replace("&", "&amp;") + "'>mine</a>",
                        link + "#top",
                        "https://mail.example/?url=" + escaped + "&data=05%7C02")) {
            assertThat(HandIn.codes(line)).as(line).containsExactly(code);
        }
    }

    @Property(tries = 200)
    @FewTries(50)
    void aLinkCutShortIsSeen(
            @ForAll("sheets") Sheet sheet, @ForAll @IntRange(min = 1, max = 10_000) int length) {
        String code = Classroom.student(sheet, "2174431").handIn().code();
        String cut = code.substring(0, length % code.length());
        assertThatThrownBy(() -> read(sheet, cut)).isInstanceOf(AnswerException.class);
    }

    @Property(tries = 500)
    void nonsenseIsRefusedInASentence(
            @ForAll("sheets") Sheet sheet, @ForAll("words") String student, @ForAll String slots) {
        try {
            HandIn read = HandIn.of(sheet, student, slots, WORDS);
            assertThat(HandIn.read(sheet, read.code(), WORDS)).isEqualTo(read);
        } catch (AnswerException refused) {
            assertThat(refused.getMessage()).endsWith(".");
        }
    }

    @Example
    void theFirstAnswerCounts() {
        Sheet sheet = Classroom.sheet("carries");
        Sheet.Question first = sheet.question(1);
        HandIn once = HandIn.blank(sheet, "anna").with(first, "b", WORDS);
        assertThat(once.with(first, "d", WORDS)).isEqualTo(once);
        assertThat(once.nextOpen(1)).map(Sheet.Question::number).isEqualTo(Optional.of(2));
        assertThat(once.nextOpen(10)).map(Sheet.Question::number).isEqualTo(Optional.of(10));
    }

    @Example
    void studentsAreAskedOnPositionsOfTheirOwn() {
        Sheet sheet = Classroom.sheet("carries");
        Sheet.Question seeded = sheet.question(3);
        Sheet.Question fixed = sheet.question(2);
        Student anna = Classroom.student(sheet, "anna");
        Student ben = Classroom.student(sheet, "ben");
        assertThat(anna.handIn().asked(seeded, Classroom.POSITIONS))
                .isEqualTo(
                        Classroom.student(sheet, "anna")
                                .handIn()
                                .asked(seeded, Classroom.POSITIONS))
                .isNotEqualTo(ben.handIn().asked(seeded, Classroom.POSITIONS))
                .isNotEqualTo(seeded.block());
        assertThat(((AskedBlock) anna.handIn().asked(fixed, Classroom.POSITIONS)))
                .isEqualTo(fixed.block());
    }

    @Example
    void aWordOfAStudentIsNoFormula() {
        assertThat(HandIn.isStudent("=1+1")).isFalse();
        assertThat(HandIn.isStudent("-2")).isFalse();
        assertThat(HandIn.isStudent("a,b")).isFalse();
        assertThat(HandIn.isStudent("a".repeat(41))).isFalse();
        assertThat(HandIn.isStudent("anna.b@school-3.example")).isTrue();
    }
}
