package flipscope.lesson.read;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import java.util.List;

/**
 * What the algorithms of a bench compute on their own examples, by the last part of their ids:
 * {@code kogge-stone.chain}. Times are not included, since they differ from run to run.
 *
 * @param techniques the measured algorithms
 * @param traces provides their traces
 */
record BenchResults(List<Technique> techniques, Traces traces) implements Results {
    @Override
    public Reading read(String path) {
        String[] parts = path.split("\\.", 2);
        Technique technique =
                techniques.stream()
                        .filter(each -> name(each).equals(parts[0]))
                        .findFirst()
                        .orElseThrow(() -> unknown(parts[0]));
        String rest = parts.length < 2 ? "" : parts[1];
        return new TraceResults(traces.of(technique.bind(ChosenInputs.EXAMPLE))).read(rest);
    }

    private static String name(Technique technique) {
        return technique.id().substring(technique.id().lastIndexOf('/') + 1);
    }

    private WrongPath unknown(String typed) {
        List<String> names = techniques.stream().map(BenchResults::name).toList();
        return new WrongPath(
                "nothing called "
                        + Problems.quoted(typed)
                        + " is measured here"
                        + Problems.meant(typed, names));
    }
}
