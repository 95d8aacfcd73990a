package flipscope.lesson.read;

import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.lesson.SceneBlock;
import flipscope.story.SideBySide;
import java.util.List;
import java.util.Optional;

/**
 * Two algorithms of a family side by side on the same inputs.
 *
 * @param left the algorithm on the left
 * @param right the algorithm on the right, on those inputs that it takes
 * @param at where the walk opens, as named by the {@code /compare} page
 */
public record CompareBlock(BlockHead head, Run left, Run right, Optional<String> at)
        implements SceneBlock {
    private static final List<String> SIDES = List.of("left", "right");

    /** Values of both algorithms: {@code left.result.squares}, {@code right.operations}. */
    static Results results(BlockFields fields) {
        List<Technique> both = techniques(fields);
        if (both.size() == 2) {
            fields.takeOnly(both.stream().flatMap(each -> Inputs.keys(each).stream()).toList());
        }
        return runs(fields).map(runs -> results(fields, runs)).orElse(Results.LOST);
    }

    private static List<Technique> techniques(BlockFields fields) {
        return SIDES.stream().map(fields::technique).flatMap(Optional::stream).toList();
    }

    private static Results results(BlockFields fields, List<Run> runs) {
        return path -> {
            String[] parts = path.split("\\.", 2);
            int side = SIDES.indexOf(parts[0]);
            if (parts.length < 2 || side < 0) {
                throw new Mistake("a value of a comparison begins with left. or right.");
            }
            return fields.results(runs.get(side)).read(parts[1]);
        };
    }

    /** Both with their inputs; empty if they are not of one family. */
    private static Optional<List<Run>> runs(BlockFields fields) {
        return Optional.of(techniques(fields))
                .filter(both -> both.size() == 2 && fit(fields, both.get(0), both.get(1)))
                .map(both -> SIDES.stream().map(fields::run).flatMap(Optional::stream).toList())
                .filter(runs -> runs.size() == 2);
    }

    private static boolean fit(BlockFields fields, Technique left, Technique right) {
        boolean same = left.family().equals(right.family());
        if (same && left.method().result().equals(right.method().result())) {
            return true;
        }
        List<String> family =
                fields.techniques().catalogue().family(left.family()).stream()
                        .filter(each -> each.method().result().equals(left.method().result()))
                        .map(Technique::id)
                        .toList();
        fields.refuse(
                "right",
                "%s does not answer the same question as %s; these do: %s"
                        .formatted(right.id(), left.id(), String.join(", ", family)));
        return false;
    }

    static Optional<CompareBlock> read(BlockFields fields, BlockHead head) {
        return runs(fields).map(runs -> of(fields, head, runs.get(0), runs.get(1)));
    }

    private static CompareBlock of(BlockFields fields, BlockHead head, Run left, Run right) {
        Traces traces = fields.techniques().traces();
        Optional<String> at =
                fields.text(
                        "at",
                        name ->
                                SideBySide.of(left.arguments(), right.arguments(), traces)
                                        .at(name)
                                        .exact(),
                        "the comparison has no step %s; its page shows the names in its address");
        return new CompareBlock(head, left, right, at);
    }
}
