package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.core.EdgePattern;
import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.lesson.Lesson;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Score;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * What the lesson on a stronger player states and no live value can quote: worked out here by the
 * rules alone, or by searches, and looked for in the text.
 */
class StrongerPlayerNumbersTest {
    private static final Lesson LESSON =
            Good.COURSE.all().stream()
                    .filter(each -> each.slug().equals("a-stronger-player"))
                    .findFirst()
                    .orElseThrow();

    /** More games than there are: nothing proves this. */
    private static final int NO_PROOF = 1_000_000;

    private static String text() throws IOException {
        return Files.readString(Path.of("lessons/a-stronger-player.md"));
    }

    private static Position board(String name) {
        return ((BoardBlock) LESSON.block(name).orElseThrow()).position();
    }

    @Test
    void howManyEdgesThereAreAndHowManyAreLeftWithoutMirrorImages() throws IOException {
        long left = IntStream.range(0, power(8)).filter(edge -> mirrored(edge) >= edge).count();
        assertThat(text())
                .contains(said("a list of %,d weights", power(8)))
                .contains(said("That leaves %,d different edges", left));
        answers("how-many", power(8));
        answers("nine", power(9));
        assertThat(EdgePattern.number(0, -1L)).isEqualTo(power(8) - 1);
    }

    private static int power(int squares) {
        return (int) Math.round(Math.pow(3, squares));
    }

    private static int mirrored(int edge) {
        int mirrored = 0;
        for (int rest = edge, place = 0; place < 8; place++, rest /= 3) {
            mirrored = 3 * mirrored + rest % 3;
        }
        return mirrored;
    }

    private static void answers(String block, int number) {
        ExerciseBlock exercise = (ExerciseBlock) LESSON.block(block).orElseThrow();
        assertThat(exercise.answer().grade("" + number, Messages.english()).isCorrect()).isTrue();
    }

    @Test
    void theEdgeToSetUpHasItsNumber() {
        ExerciseBlock edge = (ExerciseBlock) LESSON.block("make").orElseThrow();
        assertThat(edge.question())
                .contains("number " + EdgePattern.number(edge.answer().word().bits(), 0) + ".");
    }

    @Test
    void whatStableDiscsLeaveToTheOtherSide() throws IOException {
        int stable = 18;
        int most = 64 - 2 * stable;
        answers("bound", most);
        Position late = board("late");
        assertThat(Engine.best(late, Level.STRONGEST).score()).isLessThanOrEqualTo(most);
        assertThat(text())
                .contains("Black has " + (64 - stable) + " discs and White " + stable)
                .contains("The bound is " + (64 - 2 * 10) + ", and");
    }

    @Test
    void theTwoOrdersLeadToOnePosition() {
        assertThat(board("one-way")).isEqualTo(board("other-way"));
    }

    @Test
    void howFarTwoSearchesAreApart() throws IOException {
        List<Double> apart =
                IntStream.range(0, 100)
                        .mapToObj(seed -> RandomPositions.reachable(seed, 32))
                        .map(at -> Math.abs(score(at, 4) - score(at, 7)))
                        .toList();
        double mean = apart.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
        assertThat(text())
                .contains(said("The two scores differed by %.1f discs on average.", mean))
                .contains(
                        said(
                                "in %d of the 100 they differed by more than 10",
                                apart.stream().filter(each -> each > 10).count()));
    }

    @Test
    void howFarTheyAreApartOnTheBoardThatIsShown() throws IOException {
        Position apart = board("apart");
        assertThat(apart).isEqualTo(RandomPositions.reachable(73, 32));
        assertThat(text())
                .contains(said("seems to lose by %d.", -Math.round(score(apart, 4))))
                .contains(said("seems to win by %d.", Math.round(score(apart, 7))));
    }

    private static double score(Position at, int level) {
        return Engine.best(at, new Level(level)).score();
    }

    @Test
    void howManyGamesProveTheEnd() throws IOException {
        Position end = board("end");
        int score = value(end);
        assertThat(text())
                .contains("Black wins by " + score + ", with a2.")
                .contains(said("There are %d ways in which this game can go on", games(end)))
                .contains(said("needs only %d of them: after a2", atLeast(end, score)))
                .contains(said("The second half needs %d.", atMost(end, score)))
                .contains(said("what all %d could tell", games(end)));
        assertThat(atLeast(end, score + 1)).isGreaterThanOrEqualTo(NO_PROOF);
        assertThat(atMost(end, score - 1)).isGreaterThanOrEqualTo(NO_PROOF);
    }

    /** In the only game of the first half White never has a choice. */
    @Test
    void afterA2WhiteNeverHasAChoice() {
        Position white = board("end").play(Squares.at(0, 1));
        assertThat(atMost(white, -6)).isEqualTo(1);
        assertThat(Long.bitCount(white.legalMoves())).isLessThanOrEqualTo(1);
    }

    private static int value(Position at) {
        if (at.isOver()) {
            return Score.onBoard(at).official().lead(at.toMove());
        }
        return after(at).stream().mapToInt(next -> -value(next)).max().orElseThrow();
    }

    private static int games(Position at) {
        return at.isOver() ? 1 : after(at).stream().mapToInt(next -> games(next)).sum();
    }

    /** The fewest games that prove that the side to move gets so much: one good move each time. */
    private static int atLeast(Position at, int score) {
        if (at.isOver()) {
            return value(at) >= score ? 1 : NO_PROOF;
        }
        return after(at).stream().mapToInt(next -> atMost(next, -score)).min().orElseThrow();
    }

    /** The fewest games that prove that it gets no more: all its moves, one good reply to each. */
    private static int atMost(Position at, int score) {
        if (at.isOver()) {
            return value(at) <= score ? 1 : NO_PROOF;
        }
        int games = after(at).stream().mapToInt(next -> atLeast(next, -score)).sum();
        return Math.min(games, NO_PROOF);
    }

    /** The positions after each move, or after a forced pass. */
    private static List<Position> after(Position at) {
        if (!at.canMove()) {
            return List.of(at.passed());
        }
        return Squares.list(at.legalMoves()).stream().map(at::play).toList();
    }

    private static String said(String sentence, Object... numbers) {
        return String.format(Locale.ENGLISH, sentence, numbers);
    }
}
