package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.rules.Direction;
import flipscope.rules.MoveReasons;
import flipscope.rules.Position;
import flipscope.rules.RandomPositions;
import flipscope.rules.Ray;
import flipscope.rules.Ray.Outcome;
import flipscope.rules.Squares;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.trace.origin.BitOrigin;
import flipscope.trace.origin.Cause;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DecidingStepFinderTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;

    @ParameterizedTest
    @ValueSource(strings = {"shifts", "carry", "prefix", "kogge-stone", "halves", "core"})
    void theNamedStepShowsTheReasonOfEveryWayFromEverySquare(String name) {
        Technique technique = CATALOGUE.find("reversi/mobility/" + name).orElseThrow();
        for (int seed = 0; seed < Share.of(3, 12); seed++) {
            Position position = RandomPositions.reachable(seed);
            Trace trace = trace(technique, position);
            DecidingStepFinder deciding = new DecidingStepFinder(CATALOGUE.program(), trace);
            for (int square : Squares.list(position.empty())) {
                for (Ray ray : MoveReasons.of(position, square).rays()) {
                    Optional<Decision> decision = deciding.of(square, ray);
                    assertThat(decision)
                            .as("%s %s %s", Squares.name(square), ray, position)
                            .isPresent();
                    check(trace, position, square, ray, decision.get());
                }
            }
        }
    }

    private static void check(
            Trace trace, Position position, int square, Ray ray, Decision decision) {
        Step step = trace.steps().get(decision.step());
        boolean set = (((Word) step.result()).bits() >>> decision.bit() & 1) != 0;
        String place = "%s %s %s %s".formatted(Squares.name(square), ray, step.text(), position);
        assertThat(set).as(place).isEqualTo(ray.outcome() == Outcome.FLIPS);
        if (set) {
            List<Cause> story = BitOrigin.of(trace, step, 1L << decision.bit());
            Cause last = story.get(story.size() - 1);
            Operand disc = last.followed();
            assertThat(((Word) disc.value()).unsigned() & last.earlier()).as(place).isNotZero();
            assertThat(position.own() >>> ray.end().getAsInt() & 1).as(place).isOne();
        }
    }

    @Test
    void anAlgorithmOfOneDirectionDecidesThatAlone() {
        Technique left = CATALOGUE.find("reversi/mobility/left").orElseThrow();
        Trace trace = trace(left, Position.START);
        DecidingStepFinder deciding = new DecidingStepFinder(CATALOGUE.program(), trace);
        int c4 = Squares.at(2, 3);
        for (Ray ray : MoveReasons.of(Position.START, c4).rays()) {
            assertThat(deciding.of(c4, ray).isPresent())
                    .isEqualTo(ray.direction() == Direction.RIGHT);
        }
    }

    @Test
    void theLastShiftBringsALegalMove() {
        Technique left = CATALOGUE.find("reversi/mobility/left").orElseThrow();
        Trace trace = trace(left, Position.START);
        int c4 = Squares.at(2, 3);
        Ray right =
                MoveReasons.of(Position.START, c4).rays().stream()
                        .filter(ray -> ray.direction() == Direction.RIGHT)
                        .findFirst()
                        .orElseThrow();
        Decision decision =
                new DecidingStepFinder(CATALOGUE.program(), trace).of(c4, right).orElseThrow();
        assertThat(trace.steps().get(decision.step()).text()).isEqualTo("run << 1");
        assertThat(decision.bit()).isEqualTo(c4);
    }

    private static Trace trace(Technique technique, Position position) {
        return CATALOGUE
                .program()
                .trace(technique.method(), Word.of(position.own()), Word.of(position.opponent()));
    }
}
