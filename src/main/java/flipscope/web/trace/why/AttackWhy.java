package flipscope.web.trace.why;

import static flipscope.trace.Word.has;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.rules.Side;
import flipscope.story.StepReference;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.BitLayout;
import flipscope.trace.Parameter;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.draw.CellNames;
import flipscope.web.site.Link;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.why.WhyView.DirectionView;
import flipscope.web.trace.why.WhyView.ReasonView;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Explains why a square is attacked or not, without knowing how any piece moves: a piece stands in
 * the way if the algorithm, with that piece alone on the board, does not find the square.
 */
final class AttackWhy {
    private static final String OCCUPIED = "occupied";

    private final Catalogue catalogue;
    private final Messages words;
    private final TraceRequest request;
    private final Arguments arguments;
    private final Link page;
    private final BitLayout layout;

    AttackWhy(Catalogue catalogue, Messages words, TraceRequest request, Link page) {
        this.catalogue = catalogue;
        this.words = words;
        this.request = request;
        this.arguments = request.arguments();
        this.page = page;
        this.layout = BitLayout.of(arguments.technique().method().resultView(), Long.SIZE);
    }

    /** Whether an algorithm finds squares that pieces can hide. */
    static boolean explains(Technique technique) {
        return technique.method().result().equals(Type.LONG)
                && technique.inputs().stream().map(Parameter::name).anyMatch(OCCUPIED::equals);
    }

    WhyView of(String asked) {
        if (asked.equals(WhyPanel.ANY)) {
            return WhyView.choose(words.text("why.attack.choose"), page.toString());
        }
        int square =
                IntStream.range(0, Long.SIZE)
                        .filter(bit -> layout.name(bit).equals(asked))
                        .findFirst()
                        .orElseThrow();
        boolean found = has(result(occupied()), square);
        List<Integer> blockers = found ? List.of() : blockers(square);
        return new WhyView(
                words.text(found ? "why.attack.title" : "why.attack.title.not", asked),
                outcome(found, blockers),
                reasons(square, blockers),
                "",
                List.of(),
                100 * layout.column(square) + 50,
                100 * layout.row(square) + 50,
                page.with(TraceOptions.WHY, WhyPanel.ANY).toString(),
                page.toString());
    }

    private String outcome(boolean found, List<Integer> blockers) {
        if (found) {
            return words.text("why.attack.found");
        }
        String names = String.join(words.text("story.list.comma"), named(blockers));
        return words.text(
                blockers.isEmpty() ? "why.attack.never" : "why.attack.hidden",
                names,
                blockers.size());
    }

    /** As {@code f3 (black pawn)}. */
    private List<String> named(List<Integer> squares) {
        return squares.stream()
                .map(each -> words.text("why.attack.piece", layout.name(each), piece(each)))
                .toList();
    }

    private String piece(int square) {
        boolean black = has(arguments.pieces().orElseThrow().black(), square);
        String side = Slug.of(black ? Side.BLACK : Side.WHITE);
        String kind = arguments.pieces().orElseThrow().kind(square).orElseThrow();
        return words.text("inputs.piece.chess." + side + "-" + kind);
    }

    private long occupied() {
        return arguments.pieces().orElseThrow().occupied();
    }

    /** The pieces that hide the square, each by itself; none if it is never found. */
    private List<Integer> blockers(int square) {
        if (!has(result(0), square)) {
            return List.of();
        }
        return IntStream.range(0, Long.SIZE)
                .filter(each -> has(occupied(), each) && !has(result(1L << each), square))
                .boxed()
                .toList();
    }

    private List<ReasonView> reasons(int square, List<Integer> blockers) {
        long hidden = blockers.stream().mapToLong(each -> 1L << each).sum();
        return Optional.of(blockers)
                .filter(some -> !some.isEmpty())
                .flatMap(some -> deciding(square, occupied() & ~hidden))
                .map(step -> List.of(reason(step, square)))
                .orElse(List.of());
    }

    /** The first step that has the square only if nothing hides it. */
    private Optional<Step> deciding(int square, long free) {
        Trace trace = trace(occupied());
        Trace other = trace(free);
        int both = Math.min(trace.steps().size(), other.steps().size());
        return IntStream.range(0, both)
                .filter(each -> isMissing(trace.step(each), other.step(each), square))
                .mapToObj(trace::step)
                .findFirst();
    }

    private static boolean isMissing(Step step, Step other, int square) {
        return step.result() instanceof Word here
                && other.result() instanceof Word there
                && step.view().shape().isBoard()
                && !has(here.bits(), square)
                && has(there.bits(), square);
    }

    private ReasonView reason(Step step, int square) {
        String at = StepReference.name(trace(occupied()), step.index());
        String bit = CellNames.name(step.word(), step.view(), square);
        DirectionView way =
                new DirectionView(
                        "",
                        step.text(),
                        request.link().with("at", at).with("bit", bit).toString(),
                        words.text("why.step", step.index() + 1),
                        false);
        return new ReasonView("edge", List.of(way), words.text("why.attack.step"));
    }

    private long result(long pieces) {
        Value result = catalogue.program().run(arguments.technique().method(), values(pieces));
        return ((Word) result).bits();
    }

    private Trace trace(long pieces) {
        return catalogue.program().trace(arguments.technique().method(), values(pieces));
    }

    /** The inputs with other pieces on the board. */
    private Value[] values(long pieces) {
        List<Value> values = new ArrayList<>(List.of(arguments.values()));
        for (int index = 0; index < values.size(); index++) {
            if (arguments.technique().inputs().get(index).name().equals(OCCUPIED)) {
                values.set(index, Word.of(pieces));
            }
        }
        return values.toArray(Value[]::new);
    }
}
