package flipscope.lesson.read;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Technique;
import flipscope.core.ClinicFlipsEdgeAnchor;
import flipscope.core.ClinicMobilityRightMask;
import flipscope.core.ClinicTicTacToeColumns;
import flipscope.core.Mobility;
import flipscope.core.TicTacToeLines;
import flipscope.engine.Engine;
import flipscope.engine.Level;
import flipscope.engine.Perft;
import flipscope.engine.SearchResult;
import flipscope.lesson.Lesson;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Score;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.testkit.Rate;
import flipscope.testkit.Resources;
import flipscope.testkit.TenThousand;
import flipscope.trace.Documentation;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Numbers in the texts of the course that no live value can quote, because they take a search or
 * thousands of positions: they are worked out here, and looked for in the text.
 */
class CourseNumbersTest {
    private static final List<Position> POSITIONS = TenThousand.POSITIONS;
    private static final String CLINIC = text("bug-clinic");
    private static final String PLAYER = text("legal-moves-to-player");

    private static String text(String slug) {
        return Resources.text("lessons/" + slug + ".md");
    }

    private static String said(String sentence, Object... numbers) {
        return String.format(Locale.ENGLISH, sentence, numbers);
    }

    @Test
    void howOftenTheMaskForRightIsWrong() {
        Rate rate = Rate.of(POSITIONS, CourseNumbersTest::isWrongToTheRight);
        String share = said("%,d of %,d positions", rate.hits(), rate.tries());
        assertThat(CLINIC)
                .contains(said("We did this with %,d. On %,d of", rate.tries(), rate.hits()))
                .contains("The rate is " + rate.text(1) + ":")
                .contains(share + " (" + rate.text(1) + ")");
        assertThat(documentation("clinic/mobility-right-mask")).contains(rate.text(1));
    }

    /** Random play reaches such positions, every count of discs equally likely. */
    @Test
    void theSampleIsWhatItIsSaidToBe() {
        int[] counts = new int[65];
        POSITIONS.forEach(at -> counts[at.discs()]++);
        assertThat(CLINIC)
                .contains("Ours are positions of random play from the start, with 5 to 62 discs");
        for (int discs = 0; discs < counts.length; discs++) {
            boolean possible = discs >= 5 && discs <= 62;
            assertThat(counts[discs])
                    .isBetween(possible ? 100 : 0, possible ? POSITIONS.size() / 58 * 2 : 0);
        }
    }

    @Test
    void howOftenTheMaskForRightIsWrongInOtherSamples() {
        assertThat(CLINIC)
                .contains(
                        said(
                                "Of 5,000 positions with 10 discs each, the same method was wrong"
                                        + " on %,d. Of 5,000 with 40 discs, it was wrong on %,d.",
                                Rate.of(withDiscs(10), CourseNumbersTest::isWrongToTheRight).hits(),
                                Rate.of(withDiscs(40), CourseNumbersTest::isWrongToTheRight)
                                        .hits()));
    }

    private static List<Position> withDiscs(int discs) {
        return IntStream.range(0, 5_000)
                .mapToObj(seed -> RandomPositions.reachable(seed, discs))
                .toList();
    }

    private static int isWrongToTheRight(Position at) {
        long faulty = ClinicMobilityRightMask.mobility(at.own(), at.opponent());
        return faulty != at.legalMoves() ? 1 : 0;
    }

    @Test
    void howOftenTheWalkThatNeverSeesTheEdgeIsWrong() {
        Rate rate =
                Rate.of(
                        POSITIONS,
                        CourseNumbersTest::wrongWalks,
                        at -> Long.bitCount(at.legalMoves()));
        int moves = rate.tries();
        String share = said("%,d of %,d moves", rate.hits(), moves);
        assertThat(CLINIC)
                .contains(said("We compared %,d moves with the oracle", moves))
                .contains(said("%,d were wrong, about one in ten", rate.hits()))
                .contains("about one in ten (" + rate.text(1) + ")")
                .contains(share + " (" + rate.text(1) + ")");
        assertThat(documentation("clinic/flips-edge-anchor")).contains(rate.text(1));
    }

    private static int wrongWalks(Position at) {
        int wrong = 0;
        for (int square : Squares.list(at.legalMoves())) {
            long move = Squares.bit(square);
            long faulty = ClinicFlipsEdgeAnchor.flips(at.own(), at.opponent(), move);
            wrong += faulty != at.flips(square) ? 1 : 0;
        }
        return wrong;
    }

    private static String documentation(String id) {
        return Documentation.of(Good.LAB.catalogue().find(id).orElseThrow().method());
    }

    @Test
    void howOftenFiveRoundsAreTooFew() {
        Rate rate =
                Rate.of(
                        POSITIONS,
                        at -> {
                            long right = Mobility.left(at.own(), at.opponent());
                            return leftInFive(at.own(), at.opponent()) != right ? 1 : 0;
                        });
        assertThat(CLINIC)
                .contains(said("it gave a wrong answer %,d times, %s.", rate.hits(), rate.text(2)))
                .contains(
                        "wrong about once in "
                                + 10 * Math.round(rate.tries() / 10.0 / rate.hits()));
    }

    /** Whom the table speaks of is who the lesson speaks of, and the summary counts them. */
    @Test
    void howManySlipsThereAre() {
        List<String> slips =
                Good.LAB.catalogue().techniques().stream()
                        .filter(Technique::isSlip)
                        .filter(each -> !each.subject().equals("chess"))
                        .map(Technique::id)
                        .toList();
        assertThat(slips).hasSize(8).allMatch(CLINIC::contains);
        assertThat(CLINIC.lines().filter(line -> line.matches("## .* patient: .*"))).hasSize(8);
        assertThat(CLINIC)
                .contains("summary: Eight slips")
                .contains("such a test for each of these eight");
    }

    private static long leftInFive(long own, long opponent) {
        long passable = opponent & 0x7E7E_7E7E_7E7E_7E7EL;
        long run = own << 1 & passable;
        for (int round = 2; round <= 5; round++) {
            run |= run << 1 & passable;
        }
        return run << 1 & ~(own | opponent);
    }

    /** A carry goes on to the next bit: it runs along rows, and to the left, nowhere else. */
    @Test
    void alongWhatAnAdditionRuns() {
        assertThat(text("the-carry-trick"))
                .contains("One addition runs to the left through every row of discs on the board")
                .doesNotContain("every line on the board");
        long h4AndH8 = 0x0000_0001_0000_0001L;
        long inner = 0x7E7E_7E7E_7E7E_7E7EL;
        assertThat(Squares.names((inner + (h4AndH8 << 1)) & ~inner)).isEqualTo("a4 a8");
    }

    @Test
    void onHowManyBoardsTheColumnsAreWrong() {
        long wrong =
                IntStream.range(0, 512)
                        .filter(
                                marks ->
                                        ClinicTicTacToeColumns.wins(marks)
                                                != TicTacToeLines.wins(marks))
                        .count();
        assertThat(CLINIC)
                .contains(said("disagree on %d of them", wrong))
                .contains(said("%d of 512 boards", wrong));
    }

    @Test
    void howManyGamesThereAreAndHowFewPositionsTheSearchVisits() {
        Position start = Position.START;
        long ways = Perft.leaves(start.own(), start.opponent(), 8);
        Level level = new Level(7);
        long visited = Engine.best(start, level).nodes();
        long lines = Perft.leaves(start.own(), start.opponent(), level.ahead());
        assertThat(PLAYER)
                .contains(said("there are %,d ways to play. Two moves later", ways))
                .contains(said("visited %,d positions, where there are %,d ways", visited, lines));
        assertThat(Perft.leaves(start.own(), start.opponent(), 10) / ways).isBetween(60L, 70L);
    }

    @Test
    void howManyEndsThereAreAfterElevenMoves() {
        String known =
                Resources.lines("perft.txt").stream()
                        .filter(line -> line.startsWith("11 "))
                        .findFirst()
                        .orElseThrow();
        assertThat(text("faster-still"))
                .contains(
                        said(
                                "After 11 moves there are %,d such ends",
                                Long.parseLong(known.split(" ")[1])));
    }

    @Test
    void fromLevelFourOnEachLevelLooksFurther() {
        assertThat(PLAYER).contains("Level 4 is the first that knows mobility, and every level");
        assertThat(IntStream.rangeClosed(4, Level.HIGHEST).mapToObj(Level::new).map(Level::ahead))
                .isSorted()
                .doesNotHaveDuplicates();
    }

    @Test
    void theGreedyLevelPlaysG4() {
        assertThat(choice(1)).isEqualTo("g4");
        assertThat(PLAYER).contains("plays g4");
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10})
    void theLevelsThatKnowMobilityPlayB5(int level) {
        assertThat(choice(level)).isEqualTo("b5");
        assertThat(PLAYER).contains("all of them play b5");
    }

    private static String choice(int level) {
        return Squares.name(Engine.best(board("choice"), new Level(level)).square());
    }

    @Test
    void howTheFourMovesOfTheEndAreWorth() {
        assertThat(PLAYER)
                .contains(said("With a2 Black wins by %d.", worth("a2")))
                .contains(
                        said(
                                "The corner h8 loses by %d, a7 by %d and b7 by %d.",
                                -worth("h8"), -worth("a7"), -worth("b7")));
    }

    /** The final difference for Black after a move, with best play on both sides. */
    private static int worth(String move) {
        SearchResult reply = Engine.best(play(board("end"), move), new Level(10));
        assertThat(reply.exact()).isTrue();
        return (int) -reply.score();
    }

    /** The loop tries the lowest bit first, and gives up the corner after one reply. */
    @Test
    void whatTheSmallTreeIsWorth() {
        Position tree = board("tree");
        assertThat(lowestFirst(tree)).containsExactly("b2", "a1");
        assertThat(lowestFirst(play(tree, "b2"))).containsExactly("a2", "a1");
        assertThat(lowestFirst(play(tree, "a1"))).containsExactly("b2", "a2");
        assertThat(PLAYER)
                .contains("b2, a2, a1: Black wins by " + lead("b2", "a2", "a1") + ".")
                .contains("b2, a1, a2: Black wins by " + lead("b2", "a1", "a2") + ".")
                .contains("a1, b2, a2: Black loses by " + -lead("a1", "b2", "a2") + ".")
                .contains("a1, a2, b2, and Black would win by " + lead("a1", "a2", "b2") + ".")
                .contains("The search has found that b2 wins by " + lead("b2", "a1", "a2"))
                .contains("worth " + lead("a1", "b2", "a2") + " *at most*");
        assertThat(lead("b2", "a1", "a2")).isLessThan(lead("b2", "a2", "a1"));
        assertThat(lead("a1", "b2", "a2")).isLessThan(lead("b2", "a1", "a2"));
    }

    private static List<String> lowestFirst(Position at) {
        return LongStream.iterate(at.legalMoves(), rest -> rest != 0, rest -> rest & rest - 1)
                .mapToObj(rest -> Squares.names(rest & -rest))
                .toList();
    }

    private static int lead(String... moves) {
        Position at = board("tree");
        for (String move : moves) {
            at = play(at, move);
        }
        assertThat(at.empty()).isZero();
        return Score.onBoard(at).lead(Side.BLACK);
    }

    private static Position play(Position at, String move) {
        return at.play(
                Squares.list(at.legalMoves()).stream()
                        .filter(legal -> Squares.name(legal).equals(move))
                        .findFirst()
                        .orElseThrow());
    }

    private static Position board(String name) {
        Lesson lesson =
                Good.COURSE.all().stream()
                        .filter(each -> each.slug().equals("legal-moves-to-player"))
                        .findFirst()
                        .orElseThrow();
        return ((BoardBlock) lesson.block(name).orElseThrow()).position();
    }
}
