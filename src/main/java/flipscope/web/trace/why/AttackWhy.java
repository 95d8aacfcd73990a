package flipscope.web.trace.why;

import static flipscope.trace.Word.has;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Technique;
import flipscope.rules.SmallBoardPieces;
import flipscope.story.StepReference;
import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import flipscope.web.trace.why.WhyView.DirectionView;
import flipscope.web.trace.why.WhyView.ReasonView;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Explains why a square is attacked or not, without knowing how any piece moves: a piece stands in
 * the way if the algorithm, with that piece alone on the board, does not find the square.
 */
final class AttackWhy {
    private static final String OCCUPIED = "occupied";

    private final Catalogue catalogue;
    private final Messages words;
    private final TraceRequest request;
    private final SmallBoardPieces pieces;
    private final Link page;
    private final BitLayout layout;

    AttackWhy(Catalogue catalogue, Messages words, TraceRequest request, Link page) {
        this.catalogue = catalogue;
        this.words = words;
        this.request = request;
        this.pieces = request.arguments().pieces().orElseThrow();
        this.page = page;
        this.layout = BitLayout.of(request.technique().method().resultView(), Long.SIZE);
    }

    /** Whether an algorithm finds squares that pieces can hide. */
    static boolean explains(Technique technique) {
        return technique.method().result().equals(Type.LONG)
                && technique.method().names().contains(OCCUPIED);
    }

    WhyView of(String asked) {
        if (asked.equals(WhyPanel.ANY)) {
            return WhyView.choose(words.text("why.attack.choose"), page.toString());
        }
        int square = layout.named(asked).orElseThrow();
        boolean found = has(result(pieces.occupied()), square);
        long blockers = found ? 0 : blockers(square);
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

    private String outcome(boolean found, long blockers) {
        if (found) {
            return words.text("why.attack.found");
        }
        String names = layout.set(blockers).mapToObj(this::named).collect(Collectors.joining(", "));
        String key = blockers == 0 ? "why.attack.never" : "why.attack.hidden";
        return words.text(key, names, Long.bitCount(blockers));
    }

    /** As {@code f3 (black pawn)}. */
    private String named(int square) {
        String piece = words.text("inputs.piece.chess." + pieces.content(square));
        return words.text("why.attack.piece", layout.name(square), piece);
    }

    /** The pieces that hide the square, each by itself; none if it is never found. */
    private long blockers(int square) {
        boolean ever = has(result(0), square);
        return layout.set(pieces.occupied())
                .mapToLong(each -> 1L << each)
                .filter(each -> ever && !has(result(each), square))
                .sum();
    }

    /** The first step that has the square only if nothing hides it. */
    private List<ReasonView> reasons(int square, long blockers) {
        Trace trace = trace(pieces.occupied());
        Trace other = trace(pieces.occupied() & ~blockers);
        return trace.steps().stream()
                .limit(other.steps().size())
                .filter(step -> isMissing(step, other.step(step.index()), square))
                .limit(1)
                .map(step -> reason(trace, step, square))
                .toList();
    }

    private static boolean isMissing(Step step, Step other, int square) {
        return step.result() instanceof Word here
                && other.result() instanceof Word there
                && step.view().shape().isBoard()
                && has(there.bits() & ~here.bits(), square);
    }

    private ReasonView reason(Trace trace, Step step, int square) {
        Link link =
                request.link()
                        .with("at", StepReference.name(trace, step.index()))
                        .with("bit", layout.name(square));
        String number = words.text("why.step", step.index() + 1);
        DirectionView way = new DirectionView("", step.text(), link.toString(), number, false);
        return new ReasonView("edge", List.of(way), words.text("why.attack.step"));
    }

    private long result(long occupied) {
        Value result = catalogue.program().run(request.technique().method(), values(occupied));
        return ((Word) result).bits();
    }

    private Trace trace(long occupied) {
        return catalogue.program().trace(request.technique().method(), values(occupied));
    }

    /** The inputs with other pieces on the board. */
    private Value[] values(long occupied) {
        Value[] values = request.arguments().values();
        values[request.technique().method().names().indexOf(OCCUPIED)] = Word.of(occupied);
        return values;
    }
}
