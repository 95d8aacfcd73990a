package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Samples;
import flipscope.catalogue.Technique;
import flipscope.testkit.Share;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the sentences of a step say is what the bits did: every sentence of every step of every
 * example, and of two hundred random inputs, is read again and held against the operands and the
 * result.
 */
class TrueSentencesTest {
    private static final int INPUTS = 200;
    private static final int LONGEST = 120;

    /** The length of "One side is empty, so nothing is kept.", and more. */
    private static final int OUTCOME = 40;

    /** What can be said only of something that is there. */
    private static final String POINTING =
            "(?:That|These|They|It) (?:square|are|stand|went|must)\\b.*";

    private static final List<Claims> CLAIMS =
            List.of(new ShiftClaims(), new BitClaims(), new TruthClaims());

    /** Each algorithm with its example and its share of the random inputs. */
    private static Stream<Traced> traces(Technique technique) {
        List<Technique> all = Traced.CATALOGUE.techniques();
        int count = all.size();
        int share = INPUTS / count + (all.indexOf(technique) < INPUTS % count ? 1 : 0);
        Stream<ChosenInputs> random = Samples.of(technique).limit(share);
        return Stream.concat(Stream.of(ChosenInputs.EXAMPLE), random)
                .map(setup -> Traced.of(technique, setup));
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void whatIsSaidOfAnOperationIsWhatItDid(Technique technique) {
        traces(technique)
                .forEach(traced -> traced.trace().steps().forEach(step -> holds(traced, step)));
    }

    private static void holds(Traced traced, Step step) {
        String sentence = traced.narrator().sentence(step);
        fits(sentence);
        List<String> rest = Said.of(traced, step).generated(sentence);
        Fact fact = new Fact(step);
        for (String part : rest) {
            assertThat(isTrue(part, fact)).as(about(traced, step, part)).isTrue();
        }
        assertThat(Whole.missing(rest, fact)).as(about(traced, step, sentence)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void whatIsSaidOfALineOrAStageIsWhatItDid(Technique technique) {
        traces(technique)
                .forEach(
                        traced -> {
                            for (int call = -1; call < traced.trace().calls().size(); call++) {
                                stops(traced, call).forEach(stop -> holds(traced, stop));
                            }
                        });
    }

    private static List<Stop> stops(Traced traced, int call) {
        List<Stop> stops = new ArrayList<>(Stops.of(traced.trace(), Detail.STATEMENT, call).list());
        if (call < 0) {
            stops.addAll(Stops.of(traced.trace(), Detail.STAGE).list());
        }
        return stops;
    }

    private static void holds(Traced traced, Stop stop) {
        String sentence = traced.narrator().sentence(stop);
        fits(sentence);
        Step step = traced.trace().steps().get(stop.step());
        StageClaims stage = new StageClaims(traced.trace(), stop);
        for (String part : Said.of(traced, stop).generated(sentence)) {
            assertThat(stage.holds(part) || isTrue(part, new Fact(step)))
                    .as(about(traced, step, part))
                    .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void whatAFrameOfTheStoryboardSaysIsWhatItsStageDid(Technique technique) {
        traces(technique)
                .forEach(traced -> traced.trace().stages().forEach(stage -> holds(traced, stage)));
    }

    /**
     * Over an empty picture a frame speaks of no square that is there, and says that it is empty.
     */
    private static void holds(Traced traced, Stage stage) {
        String sentence = traced.narrator().stageSentence(stage);
        fits(sentence);
        Step result = traced.trace().steps().get(stage.result());
        Stop stop = Stop.of(stage.result(), stage.first(), stage.last());
        StageClaims claims = new StageClaims(traced.trace(), stop);
        List<String> generated = Said.of(traced, stop).generated(sentence);
        for (String part : generated) {
            assertThat(claims.holds(part) || isTrue(part, new Fact(result)))
                    .as(about(traced, result, part))
                    .isTrue();
        }
        if (new Fact(result).isEmpty()) {
            assertThat(sentence).as(about(traced, result, sentence)).doesNotMatch(POINTING);
            boolean room = sentence.length() < LONGEST - OUTCOME;
            assertThat(generated.isEmpty() && room).as(about(traced, result, sentence)).isFalse();
        }
    }

    /** A comment is told by one statement, once, and never by one that only counts or hands on. */
    @ParameterizedTest
    @MethodSource(Share.TECHNIQUES)
    void aCommentIsToldOnceAndByTheStatementThatDoesIt(Technique technique) {
        traces(technique).forEach(TrueSentencesTest::isToldOnce);
    }

    private static void isToldOnce(Traced traced) {
        Set<List<Object>> told = new HashSet<>();
        Set<String> several = Said.ofSeveral(traced);
        for (Step step : traced.trace().steps()) {
            String sentence = sentence(traced, step);
            Said said = Said.of(traced, step);
            if (said.tells(sentence)) {
                String about = about(traced, step, sentence);
                assertThat(several).as(about).doesNotContain(said.comment());
                assertThat(Said.isTrivial(step)).as(about).isFalse();
                assertThat(told.add(said.paragraph())).as(about).isTrue();
            }
        }
    }

    private static String sentence(Traced traced, Step step) {
        return traced.narrator().sentence(step);
    }

    private static boolean isTrue(String sentence, Fact fact) {
        return CLAIMS.stream().anyMatch(each -> each.hold(sentence, fact));
    }

    private static void fits(String sentence) {
        assertThat(sentence).hasSizeLessThanOrEqualTo(LONGEST).doesNotContain("…").isNotBlank();
    }

    private static String about(Traced traced, Step step, String sentence) {
        return traced.arguments().technique().id()
                + " step "
                + step.index()
                + " `"
                + step.text()
                + "`: "
                + sentence;
    }
}
