package flipscope.lesson.read;

import flipscope.catalogue.Technique;
import flipscope.lesson.Block;
import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.story.SideBySide;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Two algorithms of a family side by side on the same inputs.
 *
 * @param left the algorithm on the left
 * @param right the algorithm on the right, on those inputs that it takes
 * @param at where the walk opens, as named by the {@code /compare} page
 */
public record CompareBlock(BlockHead head, Run left, Run right, Optional<String> at)
        implements Block {

    /** Values of both algorithms: {@code left.result.squares}, {@code right.operations}. */
    static Results results(BlockFields fields) {
        Optional<Technique> left = fields.technique("left");
        Optional<Technique> right = fields.technique("right");
        if (left.isPresent() && right.isPresent()) {
            List<String> inputs = new ArrayList<>(Inputs.keys(left.get()));
            inputs.addAll(Inputs.keys(right.get()));
            fields.takeOnly(inputs);
        }
        return run(fields, "left")
                .flatMap(one -> run(fields, "right").map(other -> results(fields, one, other)))
                .orElse(Results.LOST);
    }

    private static Results results(BlockFields fields, Run left, Run right) {
        Map<String, Results> sides =
                Map.of("left", fields.results(left), "right", fields.results(right));
        return path -> {
            String[] parts = path.split("\\.", 2);
            if (parts.length < 2 || !sides.containsKey(parts[0])) {
                throw new Mistake("a value of a comparison begins with left. or right.");
            }
            return sides.get(parts[0]).read(parts[1]);
        };
    }

    /** The algorithm of a side with its inputs; empty if they are not of one family. */
    private static Optional<Run> run(BlockFields fields, String side) {
        return fields.technique("left")
                .flatMap(
                        left -> fields.technique("right").filter(right -> fit(fields, left, right)))
                .flatMap(right -> fields.run(side));
    }

    private static boolean fit(BlockFields fields, Technique left, Technique right) {
        if (left.family().equals(right.family())) {
            return true;
        }
        List<String> family =
                fields.techniques().catalogue().family(left.family()).stream()
                        .map(Technique::id)
                        .toList();
        fields.refuse(
                "right",
                "%s does not answer the same question as %s; these do: %s"
                        .formatted(right.id(), left.id(), String.join(", ", family)));
        return false;
    }

    static Optional<CompareBlock> read(BlockFields fields, BlockHead head) {
        return run(fields, "left")
                .flatMap(left -> run(fields, "right").map(right -> of(fields, head, left, right)));
    }

    private static CompareBlock of(BlockFields fields, BlockHead head, Run left, Run right) {
        Optional<String> at = fields.text("at");
        at.filter(name -> !walk(fields, left, right).at(name).exact())
                .ifPresent(name -> refuseStep(fields, name));
        return new CompareBlock(head, left, right, at);
    }

    /** Aligns a slip and its correct form by statement, as the comparison page does. */
    private static SideBySide walk(BlockFields fields, Run left, Run right) {
        Trace here = fields.trace(left);
        Trace there = fields.trace(right);
        if (left.technique().correctForm().equals(right.technique().id())) {
            return SideBySide.ofSlip(here, there);
        }
        return right.technique().correctForm().equals(left.technique().id())
                ? SideBySide.ofSlip(there, here).mirrored()
                : SideBySide.of(here, there);
    }

    private static void refuseStep(BlockFields fields, String name) {
        fields.refuse(
                "at",
                "the comparison has no step "
                        + Problems.quoted(name)
                        + "; its page shows the names in its address");
    }
}
