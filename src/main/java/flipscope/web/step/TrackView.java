package flipscope.web.step;

import flipscope.story.StepLink;
import flipscope.web.draw.ThumbView;
import java.util.List;

/**
 * The way through a trace, on one line: a segment a stage, the stops of the current one, and a
 * handle that is the time of the motion.
 *
 * @param where the number of the step, in words
 * @param stage the current stage; empty for one without a title that is the only one
 * @param round the round of the innermost loop, or empty
 * @param at the place of the current stop among the stops
 */
public record TrackView(
        String where,
        String stage,
        String round,
        List<Segment> segments,
        List<StopView> stops,
        int at) {
    /** The units of the handle from one stop to the next. */
    private static final int UNITS = 100;

    /** More stops are not told apart. */
    static final int MANY = 40;

    /**
     * A stage.
     *
     * @param title empty where it needs none
     * @param url its result
     * @param picture its result, or its place while that is not known; null without one
     */
    public record Segment(
            int number,
            String title,
            String url,
            boolean current,
            boolean past,
            ThumbView picture) {
        /** Its classes. */
        public String css() {
            return current ? "segment current" : past ? "segment past" : "segment";
        }
    }

    /**
     * A stop of the current stage.
     *
     * @param name its accessible name
     * @param leads whether the handle leads to it where a hand moves it
     */
    public record StopView(StepLink link, String name, String url, boolean leads) {}

    /** The current step in words. */
    public String valueText() {
        return stage.isEmpty() ? where : where + ", " + stage;
    }

    public int units() {
        return UNITS;
    }

    /** The end of the handle's way. */
    public int most() {
        return UNITS * stops.size();
    }

    /** Where the handle stands: the current stop is over. */
    public int value() {
        return UNITS * (at + 1);
    }

    /** The classes of the stops: one alone is not marked, and very many are not told apart. */
    public String css() {
        return stops.size() == 1 ? "stops single" : stops.size() > MANY ? "stops many" : "stops";
    }
}
