package flipscope.story;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.story.Chain.Sign;
import flipscope.story.Chain.Still;
import flipscope.testkit.Packaged;
import flipscope.trace.Stage;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The example of every algorithm shows what the algorithm is named for. */
class ExamplesTest {
    private static final int STEM = 5;

    /** Words of four letters and more that name no technique. */
    private static final Set<String> COMMON = Set.of("with", "that", "them", "from", "move");

    /**
     * The first of the stages that share most words with the algorithm's title and summary changes
     * something; where none shares a word, some stage does.
     */
    @ParameterizedTest(name = "{0}")
    @MethodSource(Packaged.IDS)
    void theStageThatNamesItChangesSomething(String id) {
        Technique technique = Traced.CATALOGUE.find(id).orElseThrow();
        Traced traced = Traced.of(technique, ChosenInputs.EXAMPLE);
        List<Stage> stages = traced.trace().stages();
        int most = stages.stream().mapToInt(each -> shared(technique, each)).max().orElseThrow();
        List<Stage> named =
                stages.stream()
                        .filter(each -> shared(technique, each) == most)
                        .limit(most == 0 ? stages.size() : 1)
                        .toList();
        assertThat(named).as("%s: %s", id, named).anyMatch(each -> changes(traced, each));
    }

    private static boolean changes(Traced traced, Stage stage) {
        Stop stop = traced.stops(Detail.STAGE).get(stage.index());
        Chain chain = Chain.of(traced.trace(), stop, Detail.STAGE);
        boolean loop = chain.links().get(chain.links().size() - 1).sign() == Sign.ROUNDS;
        return chain.still() == Still.NO && (loop || !chain.result().isEmpty());
    }

    private static int shared(Technique technique, Stage stage) {
        Set<String> words = stems(technique.title() + " " + technique.summary());
        words.retainAll(stems(stage.title()));
        return words.size();
    }

    /** The longer words, by how they begin: {@code adding} and {@code addition} are one. */
    private static Set<String> stems(String text) {
        return Arrays.stream(text.toLowerCase(Locale.ROOT).split("[^a-z]+"))
                .filter(word -> word.length() > 3 && !COMMON.contains(word))
                .map(word -> word.substring(0, Math.min(STEM, word.length())))
                .collect(Collectors.toSet());
    }
}
