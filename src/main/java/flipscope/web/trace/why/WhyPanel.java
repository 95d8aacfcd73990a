package flipscope.web.trace.why;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.catalogue.Traces;
import flipscope.notation.SquareText;
import flipscope.rules.MoveReasons;
import flipscope.rules.Position;
import flipscope.rules.Ray;
import flipscope.rules.Ray.Outcome;
import flipscope.rules.Squares;
import flipscope.story.BoardShift;
import flipscope.story.DecidingStepFinder;
import flipscope.story.Decision;
import flipscope.story.StepReference;
import flipscope.story.TraceDiff;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.address.ProblemException;
import flipscope.web.draw.CellNames;
import flipscope.web.game.GameBoards;
import flipscope.web.step.TracedRun;
import flipscope.web.trace.request.AskedBit;
import flipscope.web.trace.request.TraceInputs;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.why.WhyView.DirectionView;
import flipscope.web.trace.why.WhyView.RayView;
import flipscope.web.trace.why.WhyView.ReasonView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Explains why a square is legal or not, direction by direction, and which step decides each. */
public record WhyPanel(Catalogue catalogue, Traces traces, Messages words) {

    /** The value that asks the reader to choose a square. */
    public static final String ANY = "1";

    private static final List<Outcome> ORDER =
            List.of(Outcome.FLIPS, Outcome.EMPTY, Outcome.EDGE, Outcome.NO_NEIGHBOUR);

    /** The question in a request: a square's name, {@link #ANY}, or nothing. */
    public static Optional<String> asked(Optional<String> why) {
        return why.map(
                text ->
                        text.equals(ANY)
                                ? ANY
                                : ProblemException.reading(
                                        TraceOptions.WHY.name(),
                                        () -> Squares.name(SquareText.read(text))));
    }

    /** Whether the steps of an algorithm decide which squares are legal, or attacked. */
    public static boolean explains(Technique technique) {
        return AttackWhy.explains(technique)
                || technique.family().equals("mobility")
                        && technique.takes(From.POSITION)
                        && !technique.takes(From.MOVE);
    }

    /**
     * The explanation on a position.
     *
     * @param asked the value from {@link #asked}
     * @param technique the algorithm whose steps are named
     * @param steps the address of its trace on this position
     * @param page the address of the page without a question
     */
    public WhyView of(Position position, String asked, Technique technique, Link steps, Link page) {
        if (asked.equals(ANY)) {
            String side = GameBoards.side(words, position.toMove());
            return WhyView.choose(words.text("why.choose", side), page.toString());
        }
        int square = SquareText.read(asked);
        return new Explanation(position, technique, steps, Optional.empty()).of(square, page);
    }

    /** The explanation for a request; if its code is edited, the edited steps are named. */
    public WhyView of(TraceRequest request, TracedRun run, String asked, Link page) {
        if (AttackWhy.explains(request.technique())) {
            return new AttackWhy(catalogue, words, request, page).of(asked);
        }
        Position position = request.arguments().position().orElseThrow();
        Technique technique = request.technique();
        if (asked.equals(ANY) || run.edit().isEmpty()) {
            return of(position, asked, technique, request.link(), page);
        }
        return new Explanation(position, technique, request.link(), run.difference())
                .of(SquareText.read(asked), page);
    }

    /**
     * The reasons on one position, with the steps that decide them. Reasons follow the rules, as
     * the unedited code does; an edited step is named only where it comes to the same reason.
     */
    private final class Explanation {
        private final Position position;
        private final Trace trace;
        private final DecidingStepFinder deciding;
        private final Link steps;
        private final Optional<TraceDiff> changed;

        Explanation(
                Position position, Technique technique, Link steps, Optional<TraceDiff> changed) {
            this.position = position;
            this.trace = traces.of(technique.bind(ChosenInputs.of(position)));
            this.deciding = new DecidingStepFinder(catalogue.program(), trace);
            this.steps = steps;
            this.changed = changed;
        }

        WhyView of(int square, Link page) {
            MoveReasons reasons = MoveReasons.of(position, square);
            List<ReasonView> lines = lines(reasons);
            String name = Squares.name(square);
            return new WhyView(
                    words.text(reasons.isLegal() ? "why.title.legal" : "why.title.not", name),
                    (outcome(reasons) + " " + verdict(reasons)).strip(),
                    lines,
                    note(lines),
                    reasons.rays().stream().map(ray -> RayView.of(square, ray)).toList(),
                    RayView.x(square),
                    RayView.y(square),
                    page.with(TraceOptions.WHY, ANY).toString(),
                    page.toString());
        }

        private String outcome(MoveReasons reasons) {
            String own = GameBoards.side(words, position.toMove());
            String other = GameBoards.side(words, position.toMove().other());
            if (reasons.occupant().isPresent()) {
                String lies = GameBoards.side(words, reasons.occupant().get());
                return words.text("why.occupied", Squares.name(reasons.square()), lies);
            }
            return reasons.isLegal()
                    ? words.text("why.outcome.legal", other, own)
                    : words.text("why.outcome.not", other);
        }

        /** What the code says of the square, if it contradicts the rules. */
        private String verdict(MoveReasons reasons) {
            Trace shown = changed.map(TraceDiff::changed).orElse(trace);
            long found = ((Word) shown.result()).bits() & Squares.bit(reasons.square());
            if (reasons.isLegal() == (found != 0)) {
                return "";
            }
            String key = reasons.isLegal() ? "why.code.misses" : "why.code.invents";
            return words.text(key, Squares.name(reasons.square()));
        }

        /** Whether all directions, some or none link to a step. */
        private String note(List<ReasonView> lines) {
            List<DirectionView> all =
                    lines.stream().flatMap(line -> line.directions().stream()).toList();
            long linked = all.stream().filter(each -> each.url() != null).count();
            if (linked == 0) {
                return "";
            }
            String key = changed.isEmpty() ? "why.steps" : "why.steps.changed";
            return words.text(linked == all.size() ? key : key + ".some", linked);
        }

        /** Directions that flip discs come first; those without a neighbour share one line. */
        private List<ReasonView> lines(MoveReasons reasons) {
            List<ReasonView> lines = new ArrayList<>();
            for (Outcome outcome : ORDER) {
                List<Ray> rays =
                        reasons.rays().stream().filter(ray -> ray.outcome() == outcome).toList();
                if (outcome == Outcome.NO_NEIGHBOUR && !rays.isEmpty()) {
                    lines.add(line(reasons.square(), rays));
                } else {
                    rays.forEach(ray -> lines.add(line(reasons.square(), List.of(ray))));
                }
            }
            return lines;
        }

        private ReasonView line(int square, List<Ray> rays) {
            Ray first = rays.get(0);
            return new ReasonView(
                    Slug.of(first.outcome()),
                    rays.stream().map(ray -> direction(square, ray)).toList(),
                    text(first));
        }

        private String text(Ray ray) {
            List<String> run = ray.run().stream().map(Squares::name).toList();
            return words.text(
                    "why." + Slug.of(ray.outcome()),
                    String.join(", ", run),
                    ray.end().isPresent() ? Squares.name(ray.end().getAsInt()) : "",
                    GameBoards.side(words, position.toMove().other()),
                    GameBoards.side(words, position.toMove()),
                    run.size(),
                    BoardShift.words(words, ray.direction().opposite()));
        }

        private DirectionView direction(int square, Ray ray) {
            String name = BoardShift.words(words, ray.direction());
            String arrow = ray.direction().arrow();
            Optional<Decision> decision = deciding.of(square, ray);
            if (decision.isEmpty()) {
                return new DirectionView(arrow, name, null, "", false);
            }
            Step original = trace.step(decision.get().step());
            Optional<Step> own = changed.flatMap(each -> each.changed(original));
            boolean away = changed.isPresent() && own.isEmpty();
            Step step = own.orElse(original);
            Trace all = own.isPresent() ? changed.get().changed() : trace;
            String bit = CellNames.name(step.word(), step.view(), decision.get().bit());
            // The step, with the story of the deciding bit.
            Link link =
                    (away ? steps.with(TraceInputs.EDIT, "") : steps)
                            .with("at", StepReference.name(all, step.index()))
                            .with("bit", bit);
            return new DirectionView(
                    arrow,
                    name,
                    AskedBit.asking(link, square, ray.direction()).toString(),
                    words.text(away ? "why.step.unchanged" : "why.step", step.index() + 1),
                    away);
        }
    }
}
