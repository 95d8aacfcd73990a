package flipscope.web.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.lesson.Lesson;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.testkit.Packaged;
import flipscope.testkit.ProjectFiles;
import flipscope.text.Directory;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.address.QueryParameter;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lessons that an instructor keeps in a folder. */
class OwnLessonsTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final LessonTechniques TECHNIQUES =
            new LessonTechniques(CATALOGUE, new Traces());

    @TempDir private static Path folder;

    private static Site own;

    @BeforeAll
    static void start() {
        own = new Site(folder);
    }

    @AfterAll
    static void stop() {
        own.close();
    }

    /** The folder may change at any time. */
    @AfterEach
    void leaveNothing() {
        ProjectFiles.below(folder, ".md")
                .forEach(file -> assertThat(file.toFile().delete()).isTrue());
    }

    @Test
    void aLinkThatIsNotEncryptedIsSpokenOfAndLeadsOn() throws IOException {
        Files.writeString(
                folder.resolve("mine.md"),
                "---\ntitle: T\nsummary: S\norder: 1\nminutes: 1\n---\n[Old](http://old.example)\n");
        assertThat(own.body("/lessons/mine"))
                .contains("href=\"http://old.example\">Old</a>")
                .contains("write https:, not http:");
    }

    /** Else its answer would be taken for something else. */
    @Test
    void noBlockHasTheNameOfAParameterOfLessons() throws Exception {
        Stream<Field> own =
                Stream.of(Answers.class.getDeclaredFields())
                        .filter(each -> each.getType() == QueryParameter.class);
        List<String> names = new ArrayList<>();
        for (Field each : own.toList()) {
            names.add(((QueryParameter<?>) each.get(null)).name());
        }
        names.removeIf(each -> each.startsWith("BLOCK"));
        assertThat(names).contains("print", "walk", "only", "toy");
        StringBuilder lesson =
                new StringBuilder("---\ntitle: T\nsummary: S\norder: 1\nminutes: 1\n---\n");
        names.forEach(each -> lesson.append("```board\nname: " + each + "\n```\n\n"));
        Files.writeString(folder.resolve("named.md"), lesson);
        Library lessons = Library.of(TECHNIQUES, Optional.of(new Directory(folder)));
        assertThat(lessons.find("named").orElseThrow().problems()).hasSameSizeAs(names);
    }

    @Test
    void everyMistakeOfALessonStandsOnItsPageWhereverItIs() throws IOException {
        Files.writeString(folder.resolve("headless.md"), "Text.\n\n```board\nmark: z9\n```\n");
        Files.writeString(folder.resolve("open.md"), "---\ntitle: T\n\nText.\n");
        Files.writeString(
                folder.resolve("head.md"), "---\ntitle: T\nsummary: S\norder: x\n---\nText.\n");
        Library lessons = Library.of(TECHNIQUES, Optional.of(new Directory(folder)));
        for (Lesson lesson : lessons.own()) {
            String shown = own.get("/lessons/" + lesson.slug()).body();
            assertThat(lesson.problems()).isNotEmpty();
            assertThat(lesson.problems())
                    .as(lesson.slug())
                    .allSatisfy(
                            each ->
                                    assertThat(shown)
                                            .contains(
                                                    "Line %d: %s"
                                                            .formatted(
                                                                    each.line(), each.message())));
        }
    }

    @Test
    void aLessonOfTheCourseStaysWhereItIsAndAnOwnOneOfItsNameIsSpokenOf() throws IOException {
        Files.writeString(
                folder.resolve("the-carry-trick.md"),
                "---\ntitle: Mine\nsummary: S\norder: 1\nminutes: 1\n---\nText.\n");
        assertThat(own.get("/lessons/the-carry-trick").body()).contains("<h1>The carry trick</h1>");
        assertThat(own.get("/lessons").body())
                .contains(
                        "the-carry-trick.md is not shown: the course already has a lesson"
                                + " \"the-carry-trick\"");
    }

    @Test
    void aLessonSaysFirstWhatItIsForAndLastWhatMayBeDoneWithIt() throws IOException {
        String head = "---\ntitle: T\nsummary: S\norder: 1\nminutes: 1\n";
        Files.writeString(
                folder.resolve("mine.md"),
                head + "goals:\n  - Shift `own` by one.\nlicence: CC BY 4.0\n---\nText here.\n");
        Files.writeString(folder.resolve("bare.md"), head + "---\nText here.\n");
        String mine = own.get("/lessons/mine").body();
        assertThat(mine).contains("What you will be able to do", "Licence: CC BY 4.0");
        assertThat(mine.indexOf("<li>Shift <code>own</code> by one.</li>"))
                .isPositive()
                .isLessThan(mine.indexOf("Text here."));
        assertThat(own.get("/lessons/bare").body())
                .doesNotContain("What you will be able to do", "Licence", "under the Apache");
        assertThat(own.get("/lessons/the-carry-trick").body())
                .contains("pass on this lesson under the Apache License 2.0.");
    }

    @Test
    void theStepperOpensAtAStepAndNotAtTheOverview() throws IOException {
        String block = "```trace\nalgorithm: reversi/mobility/left\n%s\n```\n\n";
        Files.writeString(
                folder.resolve("mine.md"),
                "---\ntitle: T\nsummary: S\norder: 1\nminutes: 1\n---\n"
                        + block.formatted("from: run.2")
                        + block.formatted(""));
        assertThat(own.page("/lessons/mine").attributes("a.open", "href"))
                .satisfiesExactly(
                        each -> assertThat(each).contains("at=run.2"),
                        each -> assertThat(each).contains("at=0"));
    }

    @Test
    void anExerciseShowsItsPositionAndNotItsAnswer() throws IOException {
        String head = "---\ntitle: T\nsummary: S\norder: 1\nminutes: 1\n---\n";
        String asked = "```exercise\nname: %s\nquestion: Where?\n%s\n```\n\n";
        Files.writeString(
                folder.resolve("mine.md"),
                head
                        + asked.formatted("computed", "algorithm: reversi/mobility/left\nmoves: f5")
                        + asked.formatted("stated", "answer: c4\nmoves: f5d6")
                        + asked.formatted("plain", "answer: c4"));
        String mine = own.get("/lessons/mine").body();
        assertThat(mine).doesNotContain("class=\"faults\"");
        assertThat(mine)
                .contains("White to move. Black: e4, d5, e5, f5. White: d4.")
                .contains("Black to move. Black: e4, e5, f5. White: d4, d5, d6.")
                .doesNotContain("Legal moves:", "class=\"legal\"");
        Page page = Page.of(mine);
        assertThat(page.texts(".line")).contains("White to move", "Black to move");
        assertThat(page.attributes("#stated td.black", "data-s")).containsExactly("e4", "e5", "f5");
        assertThat(page.has("#plain td.black")).isFalse();
    }
}
