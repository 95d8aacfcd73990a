package flipscope.judge;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.judge.Generator.Stop;
import flipscope.rules.Game;
import flipscope.rules.NaiveRules;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.trace.Word;
import flipscope.trace.run.StepBudget;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that a reader's code is compared with the rules in. */
class GeneratorTest {
    private static final Tasks TASKS = Tasks.of(Packaged.CATALOGUE);
    private static final int GAMES = Share.of(12, 200);

    /**
     * A mistake in one of the two methods.
     *
     * @param task the method: {@code moves} or {@code turned}
     */
    private record Fault(String task, String name) {
        Solution code() {
            Task asked = GeneratorTest.task(task);
            return Solution.played(asked, asked.slips().get(name));
        }

        Generator generator() {
            return task.equals("moves")
                    ? new Generator(Optional.of(code()), Optional.empty())
                    : new Generator(Optional.empty(), Optional.of(code()));
        }
    }

    private static Task task(String name) {
        return TASKS.find(name).orElseThrow();
    }

    static Stream<Fault> faults() {
        return Stream.concat(
                Stream.of("missing-mask", "signed-shift", "one-round-short", "runs-through")
                        .map(name -> new Fault("moves", name)),
                Stream.of("missing-mask", "edge-anchor", "not-closed", "one-disc-only")
                        .map(name -> new Fault("turned", name)));
    }

    private static Game game(int seed) {
        Random random = new Random(seed);
        Game game = Game.from(Position.START);
        while (!game.isOver()) {
            List<Integer> moves = Squares.list(game.turn().legalMoves());
            game = game.play(moves.get(random.nextInt(moves.size())));
        }
        return game;
    }

    private static Generator right() {
        return new Generator(
                Optional.of(Solution.played(task("moves"), task("moves").best())),
                Optional.of(Solution.played(task("turned"), task("turned").reference())));
    }

    @Test
    void rightCodePlaysWholeGames() {
        IntStream.range(0, GAMES)
                .forEach(seed -> assertThat(right().stop(game(seed), 0)).as("%s", seed).isEmpty());
    }

    @ParameterizedTest
    @MethodSource("faults")
    void faultyCodeStopsTheGameWhereItFirstDiffersFromTheRulesNeitherBeforeNorLater(Fault fault) {
        int stopped = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            stopped += assertStops(fault, game(seed)) ? 1 : 0;
        }
        assertThat(stopped).isPositive();
    }

    /** Whether it stops that game. */
    private static boolean assertStops(Fault fault, Game game) {
        Solution code = fault.code();
        int plies = game.plies().size();
        int first =
                IntStream.rangeClosed(0, plies)
                        .filter(at -> differs(code, game.at(at)))
                        .findFirst()
                        .orElse(plies + 1);
        // Each looks at all positions before it too.
        for (int at : new int[] {first - 1, Math.min(first, plies), plies}) {
            if (at < 0) {
                continue;
            }
            Optional<Stop> stop = fault.generator().stop(game.at(at), 0);
            assertThat(stop.isPresent()).as("%s %s", game, at).isEqualTo(at >= first);
            int reached = first;
            stop.ifPresent(
                    found ->
                            assertThat(found.position().discs())
                                    .isEqualTo(game.at(reached).position().discs()));
        }
        return first <= plies;
    }

    private static boolean differs(Solution code, Game game) {
        Position at = game.position();
        return differs(code, at) || !at.canMove() && differs(code, at.passed());
    }

    private static boolean differs(Solution code, Position at) {
        long own = at.own();
        long opponent = at.opponent();
        if (code.task().name().equals("moves")) {
            return says(code, own, opponent) != NaiveRules.mobility(own, opponent);
        }
        return Squares.list(NaiveRules.mobility(own, opponent)).stream()
                .anyMatch(
                        move ->
                                says(code, own, opponent, 1L << move)
                                        != NaiveRules.flips(own, opponent, move));
    }

    private static long says(Solution code, Long... sets) {
        StepBudget budget = new StepBudget(Long.MAX_VALUE);
        return ((Word) code.run(TestCase.of(sets), budget)).bits();
    }

    @Test
    void goingOnWithTheRulesAnswerTheGameStopsAtTheNextDifference() {
        Fault fault = new Fault("moves", "missing-mask");
        Game game = game(1);
        Stop first = fault.generator().stop(game, 0).orElseThrow();
        int ply = first.position().discs() - 4;
        Optional<Stop> next = fault.generator().stop(game, ply + 1);
        assertThat(next.orElseThrow().position().discs()).isGreaterThan(first.position().discs());
        assertThat(fault.generator().stop(game.at(ply), ply + 1)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "while (own != 0) { } return 0;",
                "return moves(own, opponent);",
                "long[] table = TABLE; return table[0];",
                "int none = 0; return 1 / none;"
            })
    void codeThatIsStoppedStopsTheGameAndSaysWhy(String body) {
        Task moves = task("moves");
        String table = "static final long[] TABLE = table();\n";
        String make = "static long[] table() { return new long[2000000000]; }\n";
        String needed = body.contains("TABLE") ? table + make : "";
        Solution code = Solution.played(moves, needed + moves.of(List.of(body)));
        Generator generator = new Generator(Optional.of(code), Optional.empty());
        Stop stop = generator.stop(game(1).at(10), 0).orElseThrow();
        assertThat(stop.position()).isEqualTo(Position.START);
        assertThat(stop.wrong().given().stop()).isPresent();
    }

    @Test
    void slowCodeIsComparedAtTheLastPositionInAnyCase() {
        Task moves = task("moves");
        String slow = "for (int i = 0; i < 6000; i++) { own = own ^ opponent; }";
        String wrong = "return own == 0x0000000810000000L ? 0x0000102004080000L : 0;";
        Solution code = Solution.played(moves, moves.of(List.of("long first = own;", slow, wrong)));
        Game game = game(2);
        Stop stop = new Generator(Optional.of(code), Optional.empty()).stop(game, 1).orElseThrow();
        assertThat(stop.wrong().given().value()).isPresent();
    }
}
