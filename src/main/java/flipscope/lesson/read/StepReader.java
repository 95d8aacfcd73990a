package flipscope.lesson.read;

import flipscope.lesson.read.Yaml.Scalar;
import flipscope.story.Detail;
import flipscope.story.StepReference;
import flipscope.story.Stops;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Optional;

/** Reads the steps of a walk, and checks that each tells what its picture shows. */
record StepReader(BlockFields fields, TraceResults results, Detail detail) {
    private static final List<String> KEYS = List.of("at", "text", "row", "light");

    /** A step; empty, with a problem added, if it has no place in the trace or no text. */
    Optional<WalkStep> read(Fields step) {
        step.refuseOthers(KEYS);
        step.required("at");
        Optional<Scalar> text = step.required("text");
        return results.step("at", step).flatMap(at -> text.map(typed -> read(step, at, typed)));
    }

    private WalkStep read(Fields step, String at, Scalar text) {
        int index = results.step(at);
        refuseHidden(step, index);
        PictureNames picture = PictureNames.of(results.trace().step(index));
        StepText told = new StepText(named(text, at), fields, picture);
        Optional<Integer> row =
                step.number("row", picture.firstRow(), picture.lastRow())
                        .map(named -> named - picture.firstRow() + 1);
        return new WalkStep(at, fields.html(told), row, light(step, picture));
    }

    /** The text with its {@code step} called by its whole name. */
    private Scalar named(Scalar text, String at) {
        String name = "{{" + fields.name() + "." + at + ".";
        return new Scalar(
                text.line(), text.first(), text.text().replaceAll("\\{\\{\\s*step\\.", name));
    }

    /** Reports a step that is drawn only as a part of another one. */
    private void refuseHidden(Fields step, int index) {
        Trace trace = results.trace();
        int shown = Stops.around(trace, detail, index).stopOf(index).step();
        if (shown != index) {
            step.refuse(
                    "at",
                    "the picture there is that of %s; name it, or take a finer detail:"
                            .formatted(StepReference.name(trace, shown)));
        }
    }

    private static List<String> light(Fields step, PictureNames picture) {
        return step.scalars("light").stream()
                .map(typed -> step.notated("light", typed.line(), typed.text(), picture::find))
                .flatMap(Optional::stream)
                .toList();
    }
}
