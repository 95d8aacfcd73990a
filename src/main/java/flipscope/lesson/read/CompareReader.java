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

    private final RawBlock raw;
    private final Optional<Run> left;
    private final Optional<Run> right;

    CompareReader(RawBlock raw) {
        this.raw = raw;
        Optional<Technique> leftOne = raw.technique("left");
        Optional<Technique> rightOne = raw.technique("right");
        boolean known = leftOne.isPresent() && rightOne.isPresent();
        boolean fit = known && areAlike(leftOne.get(), rightOne.get());
        if (known) {
            refuseOthers(leftOne.get(), rightOne.get());
        }
        this.left = fit ? raw.run(leftOne.get()) : Optional.empty();
        this.right = fit ? raw.run(rightOne.get()) : Optional.empty();
    }

    private void refuseOthers(Technique leftOne, Technique rightOne) {
        List<String> keys = new ArrayList<>(KEYS);
        keys.addAll(Inputs.keys(leftOne));
        raw.refuseOthers(keys, rightOne);
    }

    private boolean areAlike(Technique leftOne, Technique rightOne) {
        if (leftOne.family().equals(rightOne.family())) {
            return true;
        }
        List<String> family =
                raw.techniques().catalogue().family(leftOne.family()).stream()
                        .map(Technique::id)
                        .toList();
        raw.problems()
                .add(
                        raw.fields().line("right"),
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
        return new TraceResults(raw.trace(run));
    }

    @Override
    public Optional<Block> build(Texts texts) {
        String caption = texts.html(raw, "caption");
        return left.flatMap(one -> right.map(other -> block(one, other, caption)));
    }

    private Block block(Run one, Run other, String caption) {
        Optional<String> at = raw.fields().text("at");
        at.filter(name -> !walk(one, other).at(name).exact()).ifPresent(this::refuseStep);
        return new CompareBlock(raw.name(), caption, raw.line(), one, other, at);
    }

    /** Aligns a slip and its correct form by statement, as the comparison page does. */
    private SideBySide walk(Run one, Run other) {
        Trace here = raw.trace(one);
        Trace there = raw.trace(other);
        if (one.technique().correctForm().equals(other.technique().id())) {
            return SideBySide.ofSlip(here, there);
        }
        return other.technique().correctForm().equals(one.technique().id())
                ? SideBySide.ofSlip(there, here).mirrored()
                : SideBySide.of(here, there);
    }

    private void refuseStep(String name) {
        raw.problems()
                .add(
                        raw.fields().line("at"),
                        "at: the comparison has no step "
                                + Problems.quoted(name)
                                + "; its page shows the names in its address");
    }
}
