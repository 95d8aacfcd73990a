package flipscope.story.motion;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.story.Chain;
import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.story.Detail;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.story.motion.Layer.Shape;
import flipscope.story.motion.StageAt.Thing;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.trace.BitLayout;
import flipscope.trace.Last;
import flipscope.trace.Operator;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The motion of every chain of every example: each picture is filled from the one before it. */
class ChainMotionTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;

    /** They keep their own time. */
    private static final Set<Operator> SUMS =
            Set.of(Operator.ADD, Operator.SUBTRACT, Operator.NEGATE, Operator.MULTIPLY);

    private static Trace trace(Technique technique) {
        return CATALOGUE
                .program()
                .trace(technique.method(), technique.bind(ChosenInputs.EXAMPLE).values());
    }

    private static void eachChain(Technique technique, BiConsumer<Chain, ChainMotion> test) {
        Trace trace = trace(technique);
        List<Chain> chains = new ArrayList<>();
        for (Stop stop : Stops.of(trace, Detail.STAGE).list()) {
            chains.add(Chain.of(trace, stop, Detail.STAGE));
        }
        for (int call = -1; call < trace.calls().size(); call++) {
            for (Stop stop : Stops.of(trace, Detail.STATEMENT, call).list()) {
                chains.add(Chain.of(trace, stop, Detail.STATEMENT));
            }
        }
        chains.forEach(chain -> test.accept(chain, ChainMotion.of(trace, chain)));
    }

    private static int duration(ChainMotion motion) {
        return Last.of(motion.pictures()).duration();
    }

    /** A picture that is filled, and the value that it is made of. */
    private record Filled(Link link, Shown from, Motion motion, int begin) {
        boolean isFollowed() {
            boolean fades = motion.layers().stream().anyMatch(each -> each.shape() == Shape.VALUE);
            return link.value().value() instanceof Word
                    && layout(link.value()).columns() > 0
                    && from.value() instanceof Word
                    && !fades
                    && !motion.layers().isEmpty();
        }
    }

    private static List<Filled> filled(Chain chain, ChainMotion motion) {
        List<Filled> all = new ArrayList<>();
        Shown from = null;
        int begin = 0;
        for (int index = 0; index < chain.links().size(); index++) {
            Link link = chain.links().get(index);
            Motion picture = motion.pictures().get(index);
            if (link.sign() != Sign.START && link.sign() != Sign.OPERATOR) {
                all.add(new Filled(link, from, picture, begin));
                begin = picture.duration();
            }
            from = link.sign() == Sign.OPERATOR ? from : link.value();
        }
        return all;
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void aPictureIsFirstWhatStandsToItsLeft(Technique technique) {
        eachChain(
                technique,
                (chain, motion) ->
                        filled(chain, motion).stream()
                                .filter(Filled::isFollowed)
                                .filter(each -> isSamePlace(each.from(), each.link().value()))
                                .forEach(
                                        each ->
                                                assertThat(bits(each, each.begin()))
                                                        .as(row(chain))
                                                        .isEqualTo(places(each.from()))));
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void aPictureIsInTheEndExactlyItsValue(Technique technique) {
        eachChain(
                technique,
                (chain, motion) ->
                        filled(chain, motion).stream()
                                .filter(Filled::isFollowed)
                                .forEach(
                                        each -> {
                                            int end = each.motion().duration();
                                            assertThat(bits(each, end))
                                                    .as(row(chain))
                                                    .isEqualTo(places(each.link().value()));
                                        }));
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void nothingIsThereBeforeItsTurn(Technique technique) {
        eachChain(
                technique,
                (chain, motion) ->
                        filled(chain, motion).stream()
                                .filter(each -> each.begin() > 0)
                                .forEach(
                                        each ->
                                                assertThat(bits(each, each.begin() - 1))
                                                        .as(row(chain))
                                                        .isEmpty()));
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void besideItsSumsTheWholeTakesNoLongerThanItMay(Technique technique) {
        eachChain(
                technique,
                (chain, motion) -> {
                    boolean rounds =
                            chain.links().stream()
                                    .anyMatch(
                                            each ->
                                                    each.sign() == Sign.ROUNDS
                                                            || each.sign() == Sign.STAGE);
                    int sums =
                            motion.steps().stream()
                                    .filter(each -> SUMS.contains(each.step().operator()))
                                    .mapToInt(Played::length)
                                    .sum();
                    assertThat(duration(motion) - sums).isLessThanOrEqualTo(rounds ? 1600 : 1800);
                    assertThat(duration(motion)).isLessThanOrEqualTo(6000);
                    for (Motion picture : motion.pictures()) {
                        assertThat(picture.duration()).isLessThanOrEqualTo(duration(motion));
                        for (Layer layer : picture.layers()) {
                            inOrder(picture, layer);
                        }
                    }
                });
    }

    private static void inOrder(Motion motion, Layer layer) {
        for (boolean travels : new boolean[] {true, false}) {
            int before = 0;
            for (Keyframe move : layer.moves()) {
                if (move.kind().travels() == travels) {
                    assertThat(move.start()).isGreaterThanOrEqualTo(before);
                    assertThat(move.end()).isBetween(move.start(), motion.duration());
                    before = move.end();
                }
            }
        }
    }

    /** A stop that changes something moves, unless it is only one value. */
    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void whatChangesMoves(Technique technique) {
        eachChain(
                technique,
                (chain, motion) -> {
                    boolean changes =
                            filled(chain, motion).stream()
                                    .anyMatch(
                                            each ->
                                                    each.link().value().value() instanceof Word
                                                            && !each.link()
                                                                    .value()
                                                                    .value()
                                                                    .equals(each.from().value()));
                    assertThat(!changes || duration(motion) > 0).as(row(chain)).isTrue();
                });
    }

    /** The fill to the left: a shift, a mask; then the other rounds in short. */
    @Test
    void theFirstRoundOfALoopIsPlayedWhole() {
        Technique left = CATALOGUE.find("reversi/mobility/left").orElseThrow();
        Trace trace = trace(left);
        Stop stop = Stops.of(trace, Detail.STAGE).list().get(2);
        Chain chain = Chain.of(trace, stop, Detail.STAGE);
        List<Motion> pictures = ChainMotion.of(trace, chain).pictures();
        Motion round = pictures.get(2);
        assertThat(round.layers())
                .extracting(Layer::shape)
                .as("the mask of the first round")
                .contains(Shape.VEIL);
        assertThat(round.layers())
                .flatExtracting(Layer::moves)
                .as("the shift of the first round")
                .anyMatch(move -> move.kind().travels());
        int later = chain.links().get(3).steps().size();
        assertThat(pictures.get(3).duration() - round.duration()).isLessThanOrEqualTo(160 * later);
    }

    private static String row(Chain chain) {
        return chain.links().stream()
                .map(each -> each.sign() + " " + each.name() + " " + each.value().text())
                .collect(Collectors.joining(", "));
    }

    private static boolean isSamePlace(Shown one, Shown other) {
        return layout(one).hasCellsOf(layout(other));
    }

    private static BitLayout layout(Shown shown) {
        return BitLayout.of(shown.view(), shown.value());
    }

    private static Set<String> places(Shown shown) {
        BitLayout layout = layout(shown);
        long bits = layout.drawn(((Word) shown.value()).unsigned());
        return Layer.cells(layout, bits).stream()
                .map(Cell::toString)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** The bits inside the frame. */
    private static Set<String> bits(Filled filled, int time) {
        BitLayout layout = layout(filled.link().value());
        return new StageAt(filled.motion(), time)
                .things(Shape.BIT).stream()
                        .map(Thing::place)
                        .filter(at -> at.column() > -1 && at.column() < layout.columns())
                        .filter(at -> at.row() > layout.rowsAbove() - 1)
                        .filter(at -> at.row() < layout.rowsAbove() + layout.rows())
                        .map(Cell::toString)
                        .collect(Collectors.toCollection(TreeSet::new));
    }
}
