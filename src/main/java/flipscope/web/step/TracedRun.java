package flipscope.web.step;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Technique;
import flipscope.judge.CompressedCode;
import flipscope.story.Narrator;
import flipscope.story.TraceDiff;
import flipscope.text.Messages;
import flipscope.trace.Method;
import flipscope.trace.Trace;
import flipscope.trace.edit.Edit;
import flipscope.trace.run.Program;
import flipscope.web.address.Link;
import java.util.Optional;

/**
 * An algorithm that has run, perhaps with one token of its code changed: made once from a request
 * by {@link TracedRuns}, and all that a page shows of the run is read from it.
 *
 * @param program the code that ran
 * @param difference from the code as it is; empty where none is changed
 * @param narrator tells the trace, and of a change what the code was before
 */
public record TracedRun(
        Arguments arguments,
        Optional<Edit> edit,
        Program program,
        Trace trace,
        Optional<TraceDiff> difference,
        Narrator narrator) {
    public Technique technique() {
        return arguments.technique();
    }

    /** The texts of the interface. */
    public Messages words() {
        return narrator.messages();
    }

    /** The trace of the code as it is. */
    public Trace unedited() {
        return difference.map(TraceDiff::original).orElse(trace);
    }

    /** Where the edit is: {@code line 31 of Mobility.java}. */
    public String place() {
        Edit change = edit.orElseThrow();
        Program original = technique().program();
        Method method = original.method(change.method()).orElseThrow();
        return words().text(
                        "change.in-line",
                        original.tokens(method).get(change.token() - 1).span().line(),
                        TracedRuns.name(method.file().name()));
    }

    /** The editor with all of its code. */
    public Link editor() {
        Link page = TracedRuns.editor(technique());
        return edit.isEmpty() ? page : page.with("code", CompressedCode.write(whole()));
    }

    private String whole() {
        return program.standingAlone(technique().method(), Optional.empty());
    }
}
