package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.answer.ExpectedAnswer;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.LessonSummary;
import flipscope.lesson.NewPositions;
import flipscope.lesson.Prose;
import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The lessons that come with the program. */
class BuiltInLessonsTest {
    private static final Library LIBRARY = Good.COURSE;
    private static final List<Lesson> LESSONS = LIBRARY.all();

    /** Words that tell nothing. */
    private static final Set<String> COMMON =
            Set.of(
                    "after", "been", "before", "could", "does", "each", "even", "every", "from",
                    "have", "into", "just", "more", "most", "none", "only", "other", "same", "some",
                    "such", "than", "that", "them", "then", "there", "these", "they", "this",
                    "those", "very", "what", "when", "where", "which", "with", "would");

    @TestFactory
    Stream<DynamicTest> everyLessonIsRight() {
        return Stream.concat(LESSONS.stream(), LIBRARY.find("words").stream())
                .map(
                        lesson ->
                                DynamicTest.dynamicTest(
                                        lesson.slug(),
                                        () -> assertThat(lesson.problems()).isEmpty()));
    }

    @TestFactory
    Stream<DynamicTest> everyExerciseTakesItsSolutionAndNothingNearIt() {
        return LESSONS.stream()
                .flatMap(
                        lesson ->
                                exercises(lesson)
                                        .map(
                                                each ->
                                                        DynamicTest.dynamicTest(
                                                                lesson.slug() + " " + each.name(),
                                                                () -> takes(each.answer()))));
    }

    /** "Which squares is 0x81?" asks for something else than 0x81. */
    @TestFactory
    Stream<DynamicTest> noExerciseTakesWhatItsQuestionSaysForAnAnswer() {
        return LESSONS.stream()
                .flatMap(BuiltInLessonsTest::exercises)
                .map(
                        each ->
                                DynamicTest.dynamicTest(
                                        each.name(),
                                        () ->
                                                assertThat(numbers(each.question()))
                                                        .noneMatch(
                                                                said ->
                                                                        isCorrect(
                                                                                each.answer(),
                                                                                said))));
    }

    /** A question that offers other positions has them. */
    @TestFactory
    Stream<DynamicTest> everyQuestionHasThePositionsThatItOffers() {
        NewPositions positions = new NewPositions(Good.LAB.traces());
        return asked().filter(positions::has)
                .map(
                        each ->
                                DynamicTest.dynamicTest(
                                        each.run().get().technique().id() + " " + each.name(),
                                        () ->
                                                assertThat(IntStream.rangeClosed(1, 12))
                                                        .allMatch(
                                                                number ->
                                                                        positions
                                                                                .of(each, number)
                                                                                .isPresent())));
    }

    /** Boards of four by four have few moves, and few discs are jumped over by a single bit. */
    @Test
    void allButTwoHaveOtherPositions() {
        NewPositions positions = new NewPositions(Good.LAB.traces());
        assertThat(asked().filter(each -> !positions.has(each)))
                .extracting(AskedBlock::name)
                .containsExactly("left-moves", "jump");
    }

    /** The questions that could be asked on other positions. */
    private static Stream<AskedBlock> asked() {
        return LESSONS.stream()
                .flatMap(lesson -> lesson.blocks().stream())
                .filter(AskedBlock.class::isInstance)
                .map(AskedBlock.class::cast)
                .filter(each -> each.run().isPresent() && each.least() > 0);
    }

    private static List<String> numbers(String question) {
        return Pattern.compile("0x\\w+|\\d+")
                .matcher(question)
                .results()
                .map(MatchResult::group)
                .toList();
    }

    private static Stream<ExerciseBlock> exercises(Lesson lesson) {
        return lesson.blocks().stream()
                .filter(ExerciseBlock.class::isInstance)
                .map(ExerciseBlock.class::cast);
    }

    private static void takes(ExpectedAnswer answer) {
        boolean any = answer.kind() == ExpectedAnswer.Kind.THINK;
        assertThat(isCorrect(answer, answer.solution())).isEqualTo(!any);
        assertThat(nearMisses(answer)).isNotEmpty().noneMatch(near -> isCorrect(answer, near));
    }

    private static boolean isCorrect(ExpectedAnswer answer, String typed) {
        return answer.grade(typed, Messages.english()).isCorrect();
    }

    private static Stream<String> nearMisses(ExpectedAnswer answer) {
        long bits = answer.word().bits();
        return switch (answer.kind()) {
            case TEXT -> Stream.of(answer.text() + "x", "x" + answer.text());
            case NUMBER -> LongStream.of(bits - 1, bits + 1).mapToObj(Long::toString);
            case THINK -> Stream.of("");
            case SQUARES, BITS, HEX -> toggled(answer).map(word -> solution(answer, word));
        };
    }

    /** The right value with one bit the other way, for each bit that is drawn. */
    private static Stream<Word> toggled(ExpectedAnswer answer) {
        Type type = answer.word().type();
        DisplayFormat view = answer.isPressed() ? answer.view() : DisplayFormat.BOARD;
        long drawn = BitNames.drawn(new Word(type, -1L).unsigned(), view);
        return IntStream.range(0, type.width())
                .filter(bit -> (drawn >>> bit & 1) != 0)
                .mapToObj(bit -> new Word(type, answer.word().bits() ^ 1L << bit));
    }

    private static String solution(ExpectedAnswer answer, Word word) {
        return new ExpectedAnswer(answer.kind(), answer.view(), word, "").solution();
    }

    /** A wrong choice hears what is wrong with it; what is right is left to be found. */
    @TestFactory
    Stream<DynamicTest> noWrongChoiceOfAQuizGivesTheAnswerAway() {
        return LESSONS.stream()
                .flatMap(lesson -> lesson.blocks().stream())
                .filter(QuizBlock.class::isInstance)
                .map(QuizBlock.class::cast)
                .map(quiz -> DynamicTest.dynamicTest(quiz.name(), () -> givesNothingAway(quiz)));
    }

    private static void givesNothingAway(QuizBlock quiz) {
        QuizBlock.Choice right =
                quiz.choices().stream().filter(QuizBlock.Choice::correct).findFirst().orElseThrow();
        Set<String> words = stems(right.text());
        words.removeAll(stems(quiz.question()));
        List<String> phrases = phrases(right.text() + " | " + right.why());
        for (QuizBlock.Choice wrong : quiz.choices()) {
            if (!wrong.correct()) {
                Set<String> told = new TreeSet<>(words);
                told.removeAll(stems(wrong.text()));
                told.retainAll(stems(wrong.why()));
                assertThat(told).as(wrong.why()).isEmpty();
                assertThat(phrases(wrong.why())).doesNotContainAnyElementsOf(phrases);
            }
        }
    }

    /** How the longer words begin, so that {@code missed} and {@code missing} are alike. */
    private static Set<String> stems(String html) {
        return words(html).stream()
                .filter(word -> word.length() >= 4 && !COMMON.contains(word))
                .map(word -> word.substring(0, 4))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Every four words in a row. */
    private static List<String> phrases(String html) {
        List<String> words = words(html);
        return IntStream.rangeClosed(0, words.size() - 4)
                .mapToObj(from -> String.join(" ", words.subList(from, from + 4)))
                .toList();
    }

    private static List<String> words(String html) {
        String text = html.replaceAll("<[^>]*>", "").toLowerCase(Locale.ROOT);
        return Pattern.compile("\\w+|\\|").matcher(text).results().map(MatchResult::group).toList();
    }

    /** Of the lessons that are told in walks. */
    @TestFactory
    Stream<DynamicTest> everyGoalHasAQuestionAndEverySectionAPicture() {
        return LESSONS.stream()
                .filter(lesson -> lesson.blocks().stream().anyMatch(WalkBlock.class::isInstance))
                .map(each -> DynamicTest.dynamicTest(each.slug(), () -> isWhole(each)));
    }

    private static void isWhole(Lesson lesson) {
        assertThat(lesson.blocks().stream().flatMap(block -> block.head().goal().stream()))
                .containsAll(
                        IntStream.rangeClosed(1, lesson.front().goals().size()).boxed().toList());
        String kinds =
                lesson.parts().stream()
                        .map(part -> part instanceof Block ? "b" : isChapter(part) ? "c" : "")
                        .collect(Collectors.joining());
        assertThat(kinds)
                .as("chapters and blocks")
                .startsWith("c")
                .doesNotContain("cc")
                .endsWith("b");
    }

    private static boolean isChapter(LessonPart part) {
        return part instanceof Prose prose && prose.chapter().isPresent();
    }

    @Test
    void theLessonsStandInTheirOrder() {
        assertThat(LESSONS).isNotEmpty();
        assertThat(LIBRARY.summaries())
                .extracting(LessonSummary::order)
                .isSorted()
                .doesNotHaveDuplicates();
        assertThat(LESSONS.get(0).slug()).isEqualTo("board-in-one-number");
    }

    @Test
    void noLessonIsNeededBeforeItWasRead() {
        for (Lesson lesson : LESSONS) {
            assertThat(lesson.front().needs()).allMatch(need -> order(need) < order(lesson.slug()));
        }
    }

    /** The number of a lesson changes when one is added before it. */
    @TestFactory
    Stream<DynamicTest> noLessonIsSpokenOfByItsNumber() {
        return LESSONS.stream()
                .map(
                        lesson ->
                                DynamicTest.dynamicTest(
                                        lesson.slug(),
                                        () ->
                                                assertThat(text(lesson))
                                                        .doesNotContainPattern(
                                                                "(?i)\\blessons? \\d")));
    }

    private static String text(Lesson lesson) throws IOException {
        return Files.readString(Path.of("lessons", lesson.slug() + ".md"));
    }

    @Test
    void theReadmeCountsThem() throws IOException {
        assertThat(LESSONS).hasSize(21);
        assertThat(Files.readString(Path.of("README.md"))).contains("course of twenty-one lessons");
    }

    private static int order(String slug) {
        return LIBRARY.summaries().stream()
                .filter(each -> each.slug().equals(slug))
                .findFirst()
                .orElseThrow()
                .order();
    }
}
