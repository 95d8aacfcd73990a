package flipscope.story;

import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Which comments are told in a step's sentence. A comment that holds for one statement says what
 * that does, so it is told there, the first time. One that holds for several is the title of them
 * all, and none of them does what it says; neither does a condition, which only decides whether
 * what follows it is done.
 */
final class Told {
    private Told() {}

    /** What a comment stands above in one activation. */
    private record Paragraph(int stage, String comment) {}

    /** The comments that are told in one activation, by the step that tells them. */
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

    /** The statements that a comment holds for: those that work something out, or a return. */
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
