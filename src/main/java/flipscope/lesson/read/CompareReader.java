package flipscope.lesson.read;

import flipscope.catalogue.Technique;
import flipscope.lesson.Block;
import flipscope.lesson.CompareBlock;
import flipscope.lesson.Run;
import flipscope.story.SideBySide;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code compare} blocks. */
final class CompareReader implements BlockReader {
    private static final List<String> KEYS = List.of("left", "right", "at");

    private final Draft draft;
    private final Optional<Run> left;
    private final Optional<Run> right;

    CompareReader(Draft draft) {
        this.draft = draft;
        Optional<Technique> leftOne = draft.algorithm("left");
        Optional<Technique> rightOne = draft.algorithm("right");
        boolean known = leftOne.isPresent() && rightOne.isPresent();
        boolean fit = known && areAlike(leftOne.get(), rightOne.get());
        if (known) {
            refuseOthers(leftOne.get(), rightOne.get());
        }
        this.left = fit ? draft.run(leftOne.get()) : Optional.empty();
        this.right = fit ? draft.run(rightOne.get()) : Optional.empty();
    }

    private void refuseOthers(Technique leftOne, Technique rightOne) {
        List<String> keys = new ArrayList<>(KEYS);
        keys.addAll(Inputs.keys(leftOne));
        draft.refuseOthers(keys, rightOne);
    }

    private boolean areAlike(Technique leftOne, Technique rightOne) {
        if (leftOne.family().equals(rightOne.family())) {
            return true;
        }
        List<String> family =
                draft.lab().catalogue().family(leftOne.family()).stream()
                        .map(Technique::id)
                        .toList();
        draft.problems()
                .add(
                        draft.fields().line("right"),
                        "right: %s does not answer the same question as %s; these do: %s"
                                .formatted(rightOne.id(), leftOne.id(), String.join(", ", family)));
        return false;
    }

    @Override
    public Results results() {
        return left.isPresent() && right.isPresent()
                ? new CompareResults(results(left.get()), results(right.get()))
                : Results.LOST;
    }

    private TraceResults results(Run run) {
        return new TraceResults(draft.trace(run));
    }

    @Override
    public Optional<Block> build(Texts texts) {
        String caption = texts.html(draft, "caption");
        return left.flatMap(one -> right.map(other -> block(one, other, caption)));
    }

    private Block block(Run one, Run other, String caption) {
        Optional<String> at = draft.fields().text("at");
        at.filter(name -> !walk(one, other).at(name).exact()).ifPresent(this::refuseStep);
        return new CompareBlock(draft.name(), caption, draft.line(), one, other, at);
    }

    /** Aligns a slip and its correct form by statement, as the comparison page does. */
    private SideBySide walk(Run one, Run other) {
        Trace here = draft.trace(one);
        Trace there = draft.trace(other);
        if (one.algorithm().correctForm().equals(other.algorithm().id())) {
            return SideBySide.ofSlip(here, there);
        }
        return other.algorithm().correctForm().equals(one.algorithm().id())
                ? SideBySide.ofSlip(there, here).mirrored()
                : SideBySide.of(here, there);
    }

    private void refuseStep(String name) {
        draft.problems()
                .add(
                        draft.fields().line("at"),
                        "at: the comparison has no moment "
                                + Problems.quoted(name)
                                + "; its page shows the names in its address");
    }
}
