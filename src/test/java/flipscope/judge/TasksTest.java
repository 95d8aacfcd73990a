package flipscope.judge;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.judge.Judgement.Correct;
import flipscope.judge.Judgement.Wrong;
import flipscope.testkit.Packaged;
import flipscope.trace.SourceFile;
import flipscope.trace.run.Program;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The tasks: what is a solution and what is not. */
class TasksTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final Tasks TASKS = Tasks.of(CATALOGUE);
    private static final Judge JUDGE = new Judge();

    /** Right solutions that go about it in another way than the reference. */
    private static final Map<String, List<String>> OTHER_WAYS =
            """
            put: return discs ^ square & ~discs;
            put: return ~(~discs & ~square);
            put: return discs + (square & ~discs);
            test: return (discs | square) == discs;
            test: return (discs & square) == square;
            lowest: return bits & ~(bits - 1);
            lowest: return bits ^ bits & bits - 1;
            shift: return (set & NOT_FILE_A) << 1;
            shift: return (set & ~(1L << 63 | 1L << 55 | 1L << 47 | 1L << 39 | 1L << 31 | 1L << \
                23 | 1L << 15 | 1L << 7)) << 1;
            neighbours: long r = set & NOT_FILE_H; long l = set & NOT_FILE_A; \
                return l << 1 | r >>> 1 | set << 8 | set >>> 8 | l << 9 | r << 7 | r >>> 9 | l \
                >>> 7;
            left: long p = opponent & INNER_FILES; long s = own << 1 & p; \
                return p + s & ~(own | opponent);
            left: long legal = 0; for (int square = 0; square < 64; square++) { \
                long at = 1L << square; if ((at & (own | opponent)) != 0) continue; \
                long to = at >>> 1; int n = 0; int file = 7 - (square & 7); \
                while (file + n + 1 <= 7 && (to & opponent) != 0) { to = to >>> 1; n++; } \
                if (n > 0 && file + n + 1 <= 7 && (to & own) != 0) legal |= at; } return legal;
            carry: long p = opponent & INNER_FILES; long s = own << 1 & p; \
                return p - -s & ~own & ~opponent;
            carry: long p = opponent & INNER_FILES; long run = own << 1 & p; run |= run << 1 & p; \
                long pairs = p & p << 1; run |= run << 2 & pairs; run |= run << 2 & pairs; \
                return run << 1 & ~(own | opponent);
            flips: long p = opponent & INNER_FILES; long a = move << 1 & p; \
                long b = own >>> 1 & p; for (int i = 0; i < 5; i++) { a |= a << 1 & p; \
                b |= b >>> 1 & p; } return a & b;
            flips: long end = (opponent & INNER_FILES) + (move << 1) & own; if (end == 0) { \
                return 0; } return end - (move << 1);
            moves: long in = opponent & INNER_FILES; long all = 0; \
                for (int by = 1; by <= 9; by = by == 1 ? 7 : by + 1) { \
                long p = by == 8 ? opponent : in; long a = own << by & p; long q = p & p << by; \
                a |= a << by & p; a |= a << 2 * by & q; a |= a << 2 * by & q; \
                long b = own >>> by & p; long r = p & p >>> by; \
                b |= b >>> by & p; b |= b >>> 2 * by & r; b |= b >>> 2 * by & r; \
                all |= a << by | b >>> by; } return all & ~own & ~opponent;
            turned: long in = opponent & INNER_FILES; long all = 0; \
                for (int by = 1; by <= 9; by = by == 1 ? 7 : by + 1) { \
                long p = by == 8 ? opponent : in; long a = move << by & p; long b = own >>> by & p; \
                long c = move >>> by & p; long d = own << by & p; for (int i = 0; i < 5; i++) { \
                a |= a << by & p; b |= b >>> by & p; c |= c >>> by & p; d |= d << by & p; } \
                all |= a & b | c & d; } return all;
            mask: return -((bits | -bits) >>> 63);
            mask: return ~((bits | -bits) >> 63 ^ -1);
            jumps: long p = opponent & INNER_FILES; long run = own << 1 & p; run |= run << 1 & p; \
                run |= run << 1 & p; run |= run << 1 & p; run |= run << 1 & p; \
                run |= run << 1 & p; return run << 1 & ~(own | opponent);
            jumps: long p = opponent & INNER_FILES; long run = own | own << 1 & p; \
                long pairs = p & p << 1; run |= run << 2 & pairs; \
                run |= run << 4 & pairs & pairs << 2; return (run & p) << 1 & ~(own | opponent);
            knight: long a = knights & NOT_A; long h = knights & NOT_H; \
                long b = knights & NOT_A_B; long g = knights & NOT_G_H; \
                return a << 15 | a >>> 17 | h << 17 | h >>> 15 | b << 6 | b >>> 10 | g << 10 | g \
                >>> 6;
            ray: long above = file & -(rook << 1); long hit = occupied & above; \
                return above & (hit ^ hit - 1);
            ray: long seen = rook << 8; seen |= (seen & ~occupied) << 8; \
                seen |= (seen & ~occupied) << 8; seen |= (seen & ~occupied) << 8; \
                seen |= (seen & ~occupied) << 8; seen |= (seen & ~occupied) << 8; \
                seen |= (seen & ~occupied) << 8; return seen;
            """
                    .lines()
                    .map(line -> line.split(": ", 2))
                    .collect(groupingBy(way -> way[0], mapping(way -> way[1], toList())));

    static Stream<Task> tasks() {
        return TASKS.all().stream();
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void theReferenceAndTheBestAreRightAndTheStartIsNot(Task task) {
        Correct correct = (Correct) JUDGE.judge(task, task.reference());
        assertThat(correct.tried()).isEqualTo(Judge.TRIES);
        assertThat(correct.cost()).isEqualTo(correct.reference());
        assertThat(((Correct) JUDGE.judge(task, task.best())).cost()).isEqualTo(correct.best());
        assertThat(correct.best().operations())
                .isLessThanOrEqualTo(correct.reference().operations());
        assertThat(JUDGE.judge(task, task.start()).isCorrect()).isFalse();
    }

    static Stream<List<Object>> otherWays() {
        return TASKS.all().stream()
                .flatMap(
                        task ->
                                OTHER_WAYS.get(task.name()).stream()
                                        .map(body -> List.of(task, body)));
    }

    @ParameterizedTest
    @MethodSource("otherWays")
    void anotherWayIsRightToo(List<Object> way) {
        Task task = (Task) way.get(0);
        assertThat(JUDGE.judge(task, task.of(List.of((String) way.get(1)))))
                .isInstanceOf(Correct.class);
    }

    @Test
    void theArticlesOwnFilesAreRight() {
        assertThat(JUDGE.judge(task("left"), source("Mobility"))).isInstanceOf(Correct.class);
        assertThat(JUDGE.judge(task("lowest"), source("Bits"))).isInstanceOf(Correct.class);
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void everyKnownSlipIsWrongAndRecognised(Task task) {
        assertThat(task.slips()).hasSizeGreaterThanOrEqualTo(3);
        task.slips()
                .forEach(
                        (name, code) -> {
                            Judgement judgement = JUDGE.judge(task, code);
                            assertThat(judgement).as(name).isInstanceOf(Wrong.class);
                            assertThat(((Wrong) judgement).misconception()).as(name).contains(name);
                        });
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void aSlipInTheBestIsWrongAndHasAName(Task task) {
        task.slipsOfBest()
                .forEach(
                        (name, code) ->
                                assertThat(((Wrong) JUDGE.judge(task, code)).misconception())
                                        .as(task.name() + " " + name)
                                        .isPresent());
    }

    @Test
    void aSlipInOtherWordsIsRecognisedToo() {
        Task left = task("left");
        String code =
                left.of(
                        List.of(
                                "long p = opponent; long s = own << 1 & p;",
                                "return p + s & ~(own | opponent);"));
        assertThat(
                        ((Wrong)
                                        JUDGE.judge(
                                                task("put"),
                                                task("put").of(List.of("return square + discs;"))))
                                .misconception())
                .contains("carries");
        assertThat(((Wrong) JUDGE.judge(left, code)).misconception()).contains("missing-mask");
    }

    private static Task task(String name) {
        return TASKS.find(name).orElseThrow();
    }

    private static String source(String name) {
        return CATALOGUE.sources().stream()
                .filter(file -> file.name().endsWith("/" + name + ".java"))
                .map(SourceFile::text)
                .findFirst()
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("tasks")
    void theReferenceKeepsToItsOwnRules(Task task) {
        Program program = Program.written(new SourceFile("x.java", task.reference()));
        assertThat(program.methods()).hasSize(1);
        assertThat(task.template().filled(task.template().values(task.reference()).orElseThrow()))
                .isEqualTo(task.reference());
    }
}
