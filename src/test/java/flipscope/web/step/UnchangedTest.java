package flipscope.web.step;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.story.Detail;
import flipscope.story.Narrators;
import flipscope.story.Stop;
import flipscope.story.Stops;
import flipscope.story.TraceContext;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.web.draw.GridView;
import flipscope.web.draw.GridView.CellView;
import flipscope.web.step.EquationView.SlotView;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** No picture shows that a value is itself, unless it says why. */
class UnchangedTest {
    private static final Catalogue CATALOGUE = Packaged.CATALOGUE;

    @ParameterizedTest
    @MethodSource(Share.IDS)
    void whatStaysAsItWasSaysWhy(String id) {
        Technique technique = CATALOGUE.find(id).orElseThrow();
        Arguments arguments = technique.bind(ChosenInputs.EXAMPLE);
        Trace trace = CATALOGUE.program().trace(technique.method(), arguments.values());
        EquationBuilder builder =
                new EquationBuilder(
                        new Narrators(Messages.english(), CATALOGUE.sources())
                                .of(trace, TraceContext.of(arguments)),
                        false);
        List<String> silent = new ArrayList<>();
        for (Detail detail : Detail.values()) {
            for (Stop stop : Stops.of(trace, detail).list()) {
                EquationView view = builder.of(stop, detail);
                if (repeats(view) && !says(view)) {
                    silent.add(detail + " " + trace.steps().get(stop.step()).text());
                }
                assertThat(view.slots()).hasSizeLessThanOrEqualTo(4);
            }
        }
        assertThat(silent).isEmpty();
    }

    /** Whether the result is drawn just as the first value, with one operation between them. */
    private static boolean repeats(EquationView view) {
        List<SlotView> slots = view.slots();
        long signs =
                view.terms().stream()
                        .filter(term -> term.sign() != null && !term.sign().text().isEmpty())
                        .count();
        boolean one = slots.size() == 2 || slots.size() == 3 && signs == 2;
        return one
                && view.result() != null
                && slots.subList(0, slots.size() - 1).stream()
                        .anyMatch(slot -> look(slot).equals(look(view.result())));
    }

    private static String look(SlotView slot) {
        GridView grid = slot.grid();
        List<String> bits =
                grid.cells().stream().filter(CellView::on).map(CellView::square).toList();
        return grid.css() + grid.big() + bits + grid.entries();
    }

    private static boolean says(EquationView view) {
        String note = view.result().note();
        boolean counts = note.isEmpty() || note.matches("(no|\\d+) (squares?|bits?|cells?)");
        return !counts
                || Objects.equals(view.gloss().operator(), "") && !view.gloss().text().isEmpty()
                || view.slots().stream().anyMatch(slot -> slot.note().contains("takes"));
    }
}
