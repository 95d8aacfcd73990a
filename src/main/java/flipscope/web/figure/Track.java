package flipscope.web.figure;

import java.util.ArrayList;
import java.util.List;

/** The values of an attribute in the course of an animation, in the lists that SMIL takes. */
final class Track {
    private static final String EVEN = "0 0 1 1";
    private static final String EASE = ".4 0 .2 1";

    private final List<String> values = new ArrayList<>();
    private final List<String> times = new ArrayList<>();
    private final List<String> splines = new ArrayList<>();

    Track(String first) {
        values.add(first);
        times.add("0");
    }

    /** One value, and from a time on another. */
    static Track discrete(String first, String then, String time) {
        Track track = new Track(first);
        track.values.add(then);
        track.times.add(time);
        return track;
    }

    /** Nothing is between this value and the one before: they are the same, or it is a cut. */
    Track hold(String value, String time) {
        return add(value, time, EVEN);
    }

    /** On to a value, at an even pace or easing in and out. */
    Track move(String value, String time, boolean even) {
        return add(value, time, even ? EVEN : EASE);
    }

    private Track add(String value, String time, String spline) {
        values.add(value);
        times.add(time);
        splines.add(spline);
        return this;
    }

    String mode() {
        return splines.isEmpty() ? "discrete" : "spline";
    }

    String values() {
        return String.join(";", values);
    }

    String times() {
        return String.join(";", times);
    }

    /** Null if the values change at once. */
    String splines() {
        return splines.isEmpty() ? null : String.join(";", splines);
    }
}
