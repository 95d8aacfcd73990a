package flipscope.web.lesson;

import flipscope.lesson.read.ToyBlock;
import java.util.List;
import java.util.Optional;

/**
 * A toy as its address has it.
 *
 * @param css the CSS class of its picture
 * @param plain what is said of it, without style
 * @param anew where it is as it was at first
 * @param slides what slides
 * @param ways the ids of the places of its ways on the page
 */
public record ToyView(
        ToyBlock toy,
        ToyStateView state,
        String css,
        String plain,
        String anew,
        List<SlideView> slides,
        List<String> ways) {
    /**
     * An input that slides.
     *
     * @param at its place on its way, from 0
     * @param last the last place there
     * @param way the id of the place of its way on the page
     * @param runs whether it runs on by itself after a press
     * @param spoken what its knob is said to stand at
     */
    public record SlideView(
            String name,
            int at,
            int last,
            String way,
            boolean runs,
            String spoken,
            Optional<String> before,
            Optional<String> after) {}
}
