package flipscope.web.trace.step;

import flipscope.web.draw.ThumbView;
import java.util.List;

/**
 * The way through a trace, on one line: a segment a stage, the stops of the current one, and a
 * handle that is the time of the motion.
 *
 * @param segments the stages
 * @param stops the stops of the current stage; at a detail without any, the stage alone
 * @param at the place of the current stop among them
 * @param round the round of the innermost loop, or empty
 * @param valueText the current step in words
 */
public record TrackView(
        List<SegmentView> segments, List<TickView> stops, int at, String round, String valueText) {
    /** The units of the handle from one stop to the next. */
    private static final int UNITS = 100;

    private static final int MANY = 40;

    /**
     * A stage.
     *
     * @param url its result; null where a link would give an answer away
     * @param picture its result, or its place while that is not known; null without one
     */
    public record SegmentView(
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
     * A link to a stop.
     *
     * @param step the index of its step
     * @param text a word or an operator
     * @param name its accessible name
     * @param starts whether a round or a call begins here
     */
    public record TickView(
            int step, String text, String name, String url, boolean starts, boolean current) {
        /** The classes of its element, or null. */
        public String css() {
            return starts ? "starts" : null;
        }
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
