package flipscope.web.bits;

import flipscope.scratch.Copy;
import flipscope.scratch.Sample;
import flipscope.scratch.read.Reading.Change;
import flipscope.trace.BitLayout;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.code.EditorView;
import flipscope.web.draw.MiniView;
import flipscope.web.draw.ThumbView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.step.StepView;
import java.util.List;
import java.util.Optional;

/**
 * The scratchpad: lines with their pictures, and one of them as a step.
 *
 * @param editor the field for the lines
 * @param notes what Java has otherwise than one might think
 * @param numberings where bits can stand; none for a cube, which is always numbered alike
 * @param boards how words can be drawn
 * @param copies the lines in Java and in other languages
 * @param generator what a game can be played by; empty if there is nothing like it
 * @param step the step; empty where the lines make no value
 * @param drawn the numbers of the step that can be drawn; none while a line is wrong
 */
public record BitsView(
        PageContext frame,
        BitsAddress address,
        String spoken,
        EditorView editor,
        List<LineView> lines,
        ReadView read,
        List<String> notes,
        List<ViewChoice> numberings,
        List<ViewChoice> boards,
        List<Copy> copies,
        Optional<String> generator,
        Optional<StepView> step,
        List<DrawnView> drawn,
        EndView end)
        implements PageView {
    /**
     * A line.
     *
     * @param url shows it as a step; empty where it makes no value, or far from the current line
     * @param said its value in words
     */
    public record LineView(
            int number,
            Optional<String> url,
            Optional<ThumbView> picture,
            String said,
            boolean current,
            boolean wrong) {}

    /** The last value of a variable. */
    public record ValueView(String name, MiniView mini, String hex, String decimal, String count) {}

    /**
     * A number that is drawn by hand.
     *
     * @param of which operand of the step it is, from 1
     */
    public record DrawnView(String name, int of, Word value, BitLayout layout, Link link) {

        public String url(String how) {
            return link.with(BitsAddress.DRAW, how) + "#draw";
        }
    }

    /**
     * How lines were read that are not Java.
     *
     * @param as from which language
     * @param changes what was not Java
     * @param url the lines as they were read
     */
    public record ReadView(String as, List<Change> changes, String url) {}

    /**
     * The variables as the lines end.
     *
     * @param values of very many those set last
     * @param more how many are not shown
     */
    public record EndView(List<ValueView> values, int more) {}

    /** A way to draw words: its name, and where its bits stand. */
    public record ViewChoice(String key, BitLayout layout, String url, boolean current) {}

    @Override
    public String description() {
        return text("pad.description");
    }

    /** What is hard to find on the keyboard of a phone. */
    public List<String> signs() {
        return List.of("&", "|", "^", "~", "<<", ">>>", "0x", "L", "()");
    }

    public String whole() {
        return address.here().at("/bits/steps") + "#stepper";
    }

    public String url(Sample sample) {
        return BitsAddress.of(sample.code(), sample.at()).here().toString();
    }
}
