package flipscope.web.home;

import flipscope.web.draw.GridView;
import flipscope.web.draw.MiniView;
import flipscope.web.game.BoardView;
import flipscope.web.play.PlayView;
import flipscope.web.site.NamedLink;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import java.util.List;
import java.util.Optional;

/**
 * The home page: a playable board, Black's discs as bits, and three presses.
 *
 * @param game the position
 * @param board its board; after the last press with the moves that were found
 * @param bits the bits
 * @param presses the buttons
 * @param answer what was found, or why a press was refused; may be empty
 * @param again the page as it began, if anything was pressed
 * @param done whether all presses are done
 * @param ways where the page leads on
 */
public record HomeView(
        PlayView game,
        BoardView board,
        BitsView bits,
        List<PressView> presses,
        String answer,
        Optional<String> again,
        boolean done,
        WaysView ways)
        implements PageView {

    /**
     * Bits that can be pressed.
     *
     * @param shown whether narrow screens show them in place of the discs
     * @param discsUrl the page that shows the discs there
     * @param url the page that shows the bits there
     * @param picture the bits
     * @param rows what is laid over the picture to be pressed, a1 first
     * @param number the number that they are
     * @param reading what this number is
     */
    public record BitsView(
            boolean shown,
            String discsUrl,
            String url,
            GridView picture,
            List<List<BitView>> rows,
            String number,
            String reading) {}

    /** A bit that can be pressed. */
    public record BitView(String square, String url, String label) {}

    /**
     * A press.
     *
     * @param state {@code done}, {@code next} or {@code later}
     * @param still the bits after it, empty before
     */
    public record PressView(int number, String state, String title, MiniView still, String url) {}

    /**
     * Where the page leads on.
     *
     * @param step the step of the last press
     * @param course the first lesson
     * @param famous a lesson that readers may be looking for, or null
     */
    public record WaysView(String step, String course, NamedLink famous) {}

    @Override
    public String description() {
        return text("home.headline") + " " + text("home.subline");
    }

    /** What a press did; without one, nothing that is not on the page anyway. */
    @Override
    public String spoken() {
        return answer.isEmpty() ? bits.number() + ". " + bits.reading() : answer;
    }

    @Override
    public PageFrame frame() {
        return game.frame();
    }
}
