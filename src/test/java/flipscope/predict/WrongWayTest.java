package flipscope.predict;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Technique;
import flipscope.rules.Squares;
import flipscope.story.Detail;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.story.motion.Layer;
import flipscope.story.motion.Layer.Shape;
import flipscope.story.motion.Motion;
import flipscope.story.motion.WrongMotion;
import flipscope.story.motion.WrongMotion.Turn;
import flipscope.testkit.Share;
import flipscope.trace.BitLayout;
import flipscope.trace.Operator;
import flipscope.trace.Trace;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every mistake that is known has its motion, and that ends with the answer that it leads to. */
class WrongWayTest {
    private static final String LEFT = "reversi/mobility/left";

    /** Of each computation every so many stops are asked about. */
    private static final int STRIDE = Share.of(5, 1);

    private static Motion motion(WrongWay way) {
        return WrongMotion.of(way.turns(), way.question().correct(), way.shut());
    }

    private static WrongWay way(Question question, Mistake mistake) {
        return Mistakes.of(question).stream()
                .filter(each -> each.mistake() == mistake)
                .findFirst()
                .map(each -> new WrongWay(question, each))
                .orElseThrow();
    }

    /** The bits that a shape covers at a time. */
    private static long covered(Motion motion, int time, Shape shape, BitLayout layout) {
        long bits = 0;
        for (Layer layer : motion.at(time)) {
            if (layer.shape() == shape) {
                bits |=
                        layout.where(
                                bit ->
                                        layer.cells().stream()
                                                .anyMatch(
                                                        cell ->
                                                                cell.column() == layout.column(bit)
                                                                        && cell.row()
                                                                                == layout
                                                                                                .rowsAbove()
                                                                                        + layout
                                                                                                .row(
                                                                                                        bit)));
            }
        }
        return bits;
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void everyKnownMistakeMovesToTheAnswerThatItLeadsTo(Technique technique) {
        Trace trace = Asked.example(technique);
        for (Detail detail : Detail.values()) {
            List<Stop> stops = Stops.of(trace, detail).list();
            for (int place = 0; place < stops.size(); place += STRIDE) {
                Question.all(trace, detail, stops.get(place).step()).stream()
                        .filter(each -> isPressed(each.kind()))
                        .forEach(
                                each ->
                                        Mistakes.of(each).stream()
                                                .limit(12)
                                                .forEach(one -> check(new WrongWay(each, one))));
            }
        }
    }

    private static boolean isPressed(AnswerKind kind) {
        return kind == AnswerKind.SQUARES || kind == AnswerKind.BITS;
    }

    private static void check(WrongWay way) {
        Question question = way.question();
        String of =
                "%s, from %s: %s"
                        .formatted(
                                question.asked(), question.first(), way.misconception().mistake());
        BitLayout layout = BitLayout.of(question.view(), question.type().width());
        long answer = question.drawn(way.misconception().value());
        Motion motion = motion(way);

        isOneWay(way.turns(), of);
        assertThat(motion.moves()).as(of).isTrue();
        assertThat(Squares.names(covered(motion, motion.duration(), Shape.BIT, layout)))
                .as(of)
                .isEqualTo(Squares.names(answer));
        int shown = motion.duration() - 400;
        assertThat(covered(motion, shown, Shape.OUTLINE, layout))
                .as(of)
                .isEqualTo(question.drawn(question.correct()) & ~answer);
        assertThat(covered(motion, shown, Shape.VEIL, layout) & answer)
                .as(of)
                .isEqualTo(answer & ~question.drawn(question.correct()));
    }

    /** Each step begins with what the one before it came to. */
    private static void isOneWay(List<Turn> turns, String of) {
        for (int index = 1; index < turns.size(); index++) {
            Turn turn = turns.get(index);
            assertThat(turn.step().word(turn.main()).unsigned())
                    .as(of)
                    .isEqualTo(turns.get(index - 1).step().word().unsigned());
        }
    }

    @Test
    void aForgottenMaskIsLaidOverTheBitsThatItShouldHaveTaken() {
        Question passable =
                Asked.at(LEFT, Map.of("position", "random:3:30"), "passable", Detail.OPERATION);
        WrongWay way = way(passable, Mistake.MASK);
        assertThat(way.code()).contains("opponent");
        assertThat(way.shut()).isEqualTo(0x8181_8181_8181_8181L);
        BitLayout layout = BitLayout.of(passable.view(), Long.SIZE);
        Motion motion = motion(way);
        assertThat(covered(motion, motion.duration() / 2, Shape.VEIL, layout))
                .isEqualTo(way.shut());
    }

    @Test
    void aShiftTheWrongWayMovesThatWayThenThroughTheMask() {
        Question run = Asked.at(LEFT, "beside", Detail.STATEMENT);
        WrongWay way = way(run, Mistake.DIRECTION);
        assertThat(way.turns())
                .extracting(each -> each.step().operator())
                .containsExactly(Operator.RIGHT_ZERO);
        assertThat(way.code()).contains("own >>> 1");
    }

    @Test
    void aRoundThatIsLeftOutIsSeenInTheRoundsBeforeIt() {
        Question run = Asked.at(LEFT, "run.6", Detail.STAGE);
        List<Turn> all = way(run, Mistake.ROUND).turns();
        List<Turn> none = way(run, Mistake.ROUNDS).turns();
        assertThat(all.stream().filter(WrongWayTest::changes).count())
                .isGreaterThan(none.stream().filter(WrongWayTest::changes).count());
    }

    private static boolean changes(Turn turn) {
        return turn.main() < 0 || !turn.step().word(turn.main()).equals(turn.step().result());
    }

    @Test
    void everyKindOfMistakeIsMadeSomewhereAndMoves() {
        Set<Mistake> seen = new HashSet<>();
        for (Detail detail : Detail.values()) {
            for (Question question : Asked.everywhere(detail)) {
                if (isPressed(question.kind())) {
                    Mistakes.of(question).forEach(each -> seen.add(each.mistake()));
                }
            }
        }
        assertThat(seen).containsExactlyInAnyOrder(Mistake.values());
    }
}
