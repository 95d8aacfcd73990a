package flipscope.web.trace.predict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.notation.PositionText;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Squares;
import flipscope.story.Narrators;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.text.Messages;
import flipscope.web.address.Query;
import flipscope.web.step.TracedRuns;
import flipscope.web.trace.request.TraceInputs;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Questions of one's own: {@code random:SEED} with {@code predict=1}. */
class FairPositionsTest {
    private static final int STUDENTS = Share.of(2_000, 10_000);

    private static final long INNER_FILES = 0x7E7E_7E7E_7E7E_7E7EL;

    private static final Messages WORDS = Messages.english();
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;
    private static final FairPositions FAIR =
            new FairPositions(
                    new TracedRuns(new Traces(), new Narrators(WORDS, CATALOGUE.sources())));

    /** The question of the manual: what the second round of a run adds. */
    private static Query query(String position, String... more) {
        Map<String, String> parameters = new HashMap<>();
        parameters.put("position", position);
        parameters.put("predict", "1");
        parameters.put("at", "run.2");
        parameters.put("detail", "statement");
        for (int at = 0; at < more.length; at += 2) {
            parameters.put(more[at], more[at + 1]);
        }
        return Query.of(parameters, WORDS);
    }

    private static Technique left() {
        return CATALOGUE.find("reversi/mobility/left").orElseThrow();
    }

    /** The inputs that a question is asked on. */
    private static TraceInputs found(Technique technique, String position, String... more) {
        Query query = query(position, more);
        return FAIR.of(TraceInputs.read(technique, query));
    }

    private static String position(TraceInputs inputs) {
        return inputs.position().orElseThrow();
    }

    @Test
    void thousandsOfStudentsGetAsManyPositionsAndEachHasSomethingToWorkOut() {
        Set<String> seen = new HashSet<>();
        for (int number = 1; number <= STUDENTS; number++) {
            String written = position(found(left(), "random:" + number));
            if (!isFair(PositionText.read(written)) || !seen.add(written)) {
                fail("random:" + number + ": " + written);
            }
        }
        assertThat(seen).hasSize(STUDENTS);
    }

    /** Whatever is asked for: either of the first positions of a number may be the one. */
    @Test
    void thePositionsOfTwoNumbersDoNotMeet() {
        List<Position> all =
                IntStream.rangeClosed(1, STUDENTS)
                        .boxed()
                        .flatMap(number -> Stream.of(0, 1).map(turn -> instead(number, turn)))
                        .filter(at -> at.discs() >= 12)
                        .toList();
        assertThat(Set.copyOf(all)).hasSameSizeAs(all);
    }

    private static Position instead(long number, int turn) {
        return RandomPositions.instead(number, turn);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 6, 20250001, -7})
    void theFirstPositionThatWillDoIsTaken(long seed) {
        TraceInputs inputs = found(left(), "random:" + seed);
        String found = position(inputs);

        int turn = 0;
        while (!PositionText.write(RandomPositions.instead(seed, turn)).equals(found)) {
            assertThat(isFair(RandomPositions.instead(seed, turn))).isFalse();
            turn++;
        }
        assertThat(inputs.seed()).isEqualTo(Long.toString(seed));
        assertThat(found(left(), "random:" + seed)).isEqualTo(inputs);
    }

    /** Whether the second round adds something to the first, and does not just fill the mask. */
    private static boolean isFair(Position at) {
        long passable = at.opponent() & INNER_FILES;
        long first = at.own() << 1 & passable;
        long second = first | first << 1 & passable;
        return at.discs() >= 12 && second != first && second != passable;
    }

    @Test
    void aPositionIsFoundOnWhichTheSquareOfTheGivenMoveIsEmpty() {
        Technique apply = CATALOGUE.find("reversi/move/apply").orElseThrow();
        for (int number = 1; number <= 20; number++) {
            TraceInputs inputs = found(apply, "random:" + number, "move", "c4", "at", "ownAfter");
            Position at = PositionText.read(position(inputs));
            assertThat(at.empty() & Squares.bit(SquareText.read("c4"))).isNotZero();
        }
    }

    @ParameterizedTest
    @CsvSource({"random:6:9, ''", "random:6, 9"})
    void asManyDiscsAsAreAskedFor(String position, String discs) {
        TraceInputs inputs = found(left(), position, "discs", discs, "at", "beside");
        assertThat(PositionText.read(position(inputs)).discs()).isEqualTo(9);
    }

    /** With four discs there is only the start position. */
    @Test
    void whereNoPositionWillDoTheNumberKeepsItsOwn() {
        TraceInputs inputs = found(left(), "random:6:4", "at", "run.6");
        assertThat(PositionText.read(position(inputs))).isEqualTo(Position.START);
    }

    @ParameterizedTest
    @CsvSource({
        "'random:6', predict, ''",
        "'---------------------------OX------XO--------------------------- X', at, run",
        "'random:', at, run"
    })
    void anythingElseStaysAsItIs(String position, String name, String value) {
        Query query = query(position, name, value);
        TraceInputs inputs = TraceInputs.read(left(), query);
        assertThat(FAIR.of(inputs)).isSameAs(inputs);
    }
}
