package flipscope.lesson.read;

import flipscope.lesson.LessonSummary;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;

/** Sums a lesson up by its text, without running any of its algorithms. */
final class Summaries {
    private static final Set<BlockKind> STEPPED = EnumSet.of(BlockKind.TRACE);
    private static final Set<BlockKind> SHOWN =
            EnumSet.of(BlockKind.PREDICT, BlockKind.FIGURE, BlockKind.COMPARE);
    private static final Set<BlockKind> TASKS =
            EnumSet.of(BlockKind.FILL, BlockKind.ORDER, BlockKind.WRITE);
    private static final Map<BlockKind, String> KEYS =
            Map.of(
                    BlockKind.COMPARE, "left|right",
                    BlockKind.FILL, "task",
                    BlockKind.ORDER, "task",
                    BlockKind.WRITE, "task");

    private Summaries() {}

    static LessonSummary of(String slug, ParsedLesson manuscript) {
        BlockFields fields = manuscript.fields();
        return new LessonSummary(
                slug,
                fields.text("title").orElse(slug),
                FrontReader.order(fields),
                named(manuscript.body(), STEPPED),
                named(manuscript.body(), SHOWN),
                named(manuscript.body(), TASKS));
    }

    private static List<String> named(Node body, Set<BlockKind> kinds) {
        List<String> ids = new ArrayList<>();
        for (Node node = body.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof FencedCodeBlock fence) {
                BlockKind.ofFence(fence.getInfo())
                        .filter(kinds::contains)
                        .ifPresent(kind -> ids.addAll(named(fence, kind)));
            }
        }
        return List.copyOf(ids);
    }

    private static List<String> named(FencedCodeBlock fence, BlockKind kind) {
        String keys = KEYS.getOrDefault(kind, "algorithm");
        return Pattern.compile("(?m)^(?:" + keys + "): *[\"']?([\\w/-]+)")
                .matcher(fence.getLiteral())
                .results()
                .map(found -> found.group(1))
                .toList();
    }
}
