package flipscope.web.trace;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.story.Narrator;
import flipscope.story.StepReference;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids.Outline;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;
import flipscope.web.step.TracedRuns;
import flipscope.web.step.ValuePictures;
import flipscope.web.trace.head.CreditView;
import flipscope.web.trace.head.Credits;
import flipscope.web.trace.head.TechniquePaths;
import flipscope.web.trace.overview.TechniquesView;
import flipscope.web.trace.overview.TechniquesView.FamilyView;
import flipscope.web.trace.request.KnownTechniques;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** {@code GET /trace}: every technique, in families with a picture each. */
public record TechniquePages(
        Pages pages, KnownTechniques techniques, TracedRuns runs, TechniquePaths paths) {
    private static final Page TECHNIQUES_PAGE = new Page("trace/overview/techniques");

    /** Slips are a family of their own, whatever their subject. */
    private static final String CLINIC = "clinic";

    /** The families, in the order of the page. */
    private static final List<Family> FAMILIES =
            List.of(
                    new Family("reversi/mobility/shifts", "return", "mobility"),
                    new Family("reversi/flips/two-fills", "return", "flips", "move"),
                    new Family("popcount/stages", "nibbles", "popcount"),
                    new Family("bits/lowest", "return-1", "bits"),
                    new Family("tictactoe/lines", "held.8", "tictactoe"),
                    new Family("scorefour/win", "held.74", "scorefour"),
                    new Family("chess/magic-bishop", "product", "chess"),
                    new Family("clinic/mobility-right-mask", "return", CLINIC),
                    new Family("reversi/stable/edges", "return", "position"));

    /**
     * A family.
     *
     * @param shown the technique that its picture is of
     * @param step the step that is drawn
     * @param subjects what it is made of; the first is its name
     */
    private record Family(String shown, String step, List<String> subjects) {
        Family(String shown, String step, String... subjects) {
            this(shown, step, List.of(subjects));
        }

        boolean has(Technique technique) {
            return subjects.contains(technique.isSlip() ? CLINIC : technique.subject());
        }
    }

    /** Sends the page, which is the same for everyone. */
    public void show(Exchange exchange) {
        PageContext frame =
                pages.frame(exchange, pages.words().text("techniques.title"))
                        .in(Section.TECHNIQUES)
                        .with("draw/grid.css", "draw/marks.css", "draw/values.css")
                        .with("trace/techniques.css");
        List<FamilyView> families =
                Stream.concat(FAMILIES.stream().map(this::view), own().stream()).toList();

        List<CreditView> credits = new Credits(pages.words()).all();
        pages.send(exchange, TECHNIQUES_PAGE, new TechniquesView(frame, families, credits));
    }

    private FamilyView view(Family family) {
        return view(
                family,
                techniques.catalogue().techniques().stream()
                        .filter(family::has)
                        .sorted(Comparator.comparingInt(Technique::path)));
    }

    private FamilyView view(Family family, Stream<Technique> path) {
        return new FamilyView(
                family.subjects().get(0),
                path.map(paths::onItsExample).toList(),
                family.shown(),
                picture(family));
    }

    /** What an instructor's folder has. */
    private Optional<FamilyView> own() {
        List<Technique> own = techniques.catalogue().own();
        return own.stream()
                .findFirst()
                .map(first -> view(new Family(first.id(), "return", "own"), own.stream()));
    }

    private GridView picture(Family family) {
        Arguments example = techniques.find(family.shown()).bind(ChosenInputs.EXAMPLE);
        Narrator narrator = runs.of(example).narrator();
        Trace trace = narrator.trace();
        Step step = trace.step(StepReference.of(family.step(), trace).step());
        return new ValuePictures(narrator, false).still(step, Outline.NONE);
    }

    public void addTo(Routes routes) {
        routes.get("/trace", this::show);
    }
}
