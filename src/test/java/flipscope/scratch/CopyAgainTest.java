package flipscope.scratch;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Technique;
import flipscope.story.LocalVariable;
import flipscope.testkit.Packaged;
import flipscope.trace.Method;
import flipscope.trace.Parameter;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What the page gives out it takes back: a copy in any language draws what the lines draw. */
class CopyAgainTest {
    static final List<Sample> SAMPLES = Sample.all();

    @ParameterizedTest
    @FieldSource("SAMPLES")
    void everyCopyOfASampleDrawsTheSame(Sample sample) {
        assertThat(assertSame(sample.code(), sample.name())).isEqualTo(4);
    }

    /** Of each technique that is a method of numbers, on what it is given at random. */
    @Test
    void everyCopyOfATechniqueDrawsTheSame() {
        Random random = new Random(55);
        int copies = 0;
        for (Technique technique : Packaged.CATALOGUE.techniques()) {
            Method method = technique.method();
            String code = technique.program().standingAlone(method, Optional.empty());
            for (int time = 0; time < 1; time++) {
                copies += assertSame(code + "\n\n" + call(method, random), technique.id());
            }
        }
        assertThat(copies).isGreaterThan(150);
    }

    private static String call(Method method, Random random) {
        List<String> arguments = new ArrayList<>();
        long free = -1L;
        for (Parameter each : method.parameters()) {
            // Two numbers, so that a fourth of the squares is in the set.
            long dense = random.nextLong();
            long set = dense & random.nextLong() & free;
            free &= ~set;
            String number = Integer.toString(random.nextInt(8));
            arguments.add(
                    each.type().equals(Type.LONG)
                            ? Word.of(set).text() + "L"
                            : each.type().isTruth() ? "true" : number);
        }
        return method.result()
                + " drawn = "
                + method.simpleName()
                + "("
                + String.join(", ", arguments)
                + ");";
    }

    /**
     * How many languages the lines were copied in.
     *
     * @param about names them if one fails
     */
    private static int assertSame(String code, String about) {
        Scratch scratch = Scratch.of(code);
        if (scratch.mistake().isPresent() || scratch.trace().isEmpty()) {
            return 0;
        }
        int copies = 0;
        for (Copy copy : scratch.copies()) {
            if (copy.language().equals("Java") || copy.lines().isEmpty()) {
                continue;
            }
            Scratch again = Scratch.of(copy.text());
            String named = about + " in " + copy.language() + "\n" + copy.text();
            assertThat(again.mistake()).as(named).isEmpty();
            assertThat(again.trace()).as(named).isPresent();
            assertThat(drawn(again)).as(named).containsAllEntriesOf(drawn(scratch));
            copies++;
        }
        return copies;
    }

    /** The last value of each variable of the lines; a copy may give a name a stroke. */
    private static Map<String, Long> drawn(Scratch scratch) {
        Map<String, Long> values = new TreeMap<>();
        Trace trace = scratch.trace().orElseThrow();
        for (LocalVariable each : LocalVariable.before(trace, -1, trace.steps().size())) {
            if (each.value().orElse(null) instanceof Word word && word.type().equals(Type.LONG)) {
                values.put(each.name().replaceAll("_$", ""), word.bits());
            }
        }
        return values;
    }
}
