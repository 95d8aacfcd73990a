package flipscope.story;

import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Chooses the comments that become part of a step's sentence. A comment on a single statement
 * describes it, so it is told there once. A comment on several is their common title and describes
 * none of them alone; nor does it describe a condition, which only decides what runs next.
 */
final class QuotedComments {
    private QuotedComments() {}

    /** Identifies the statements under a comment within an activation. */
    private record Paragraph(int stage, String comment) {}

    /** The comments told in one activation, by the index of the step that tells them. */
    static Map<Integer, String> of(Trace trace, int call) {
        Map<Integer, String> told = new HashMap<>();
        paragraphs(StatementRuns.of(trace, call))
                .forEach(
                        (paragraph, pieces) -> {
                            if (isOneStatement(pieces)) {
                                told.put(pieces.get(0).result().index(), paragraph.comment());
                            }
                        });
        return told;
    }

    /** The statements under each comment that compute something, or return. */
    private static Map<Paragraph, List<StatementRun>> paragraphs(List<StatementRun> pieces) {
        Map<Paragraph, List<StatementRun>> paragraphs = new LinkedHashMap<>();
        for (StatementRun piece : pieces) {
            Paragraph paragraph = new Paragraph(piece.stage(), piece.comment());
            List<StatementRun> under =
                    paragraphs.computeIfAbsent(paragraph, absent -> new ArrayList<>());
            if (piece.works() || under.isEmpty() && piece.leaves()) {
                under.add(piece);
            }
        }
        return paragraphs;
    }

    private static boolean isOneStatement(List<StatementRun> pieces) {
        return pieces.stream().map(StatementRun::statement).distinct().count() == 1
                && !TruthWords.decides(pieces.get(0).result());
    }
}
