package flipscope.web.figure;

import flipscope.story.motion.Keyframe.Kind;
import flipscope.trace.Last;
import flipscope.web.draw.Ink;
import flipscope.web.draw.MotionView;
import flipscope.web.draw.MotionView.Box;
import flipscope.web.draw.MotionView.LayerView;
import flipscope.web.draw.MotionView.MoveView;
import flipscope.web.draw.MotionView.ThingView;
import flipscope.web.draw.Moving;
import flipscope.web.draw.Pen;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/**
 * Writes a motion as SMIL, over and over: the first operand, its motion, then the still picture.
 * Where nothing moves SVG, only the still picture is seen.
 *
 * @param longest the length of the longest motion of the figure
 */
record MotionSvg(InkPen pen, MotionView motion, int longest) implements Moving {
    private static final int BEFORE = 800;
    private static final int FADE = 120;
    private static final int AFTER = 2400;

    /** All begin again together. */
    private int whole() {
        return BEFORE + longest + FADE + AFTER;
    }

    /** A part of the still picture, which comes back over the last frame. */
    @Override
    public void still(Runnable part) {
        int end = motion.duration();
        pen.open("g");
        animate("animate", "opacity", null, Track.discrete("0", "1", at(end)));
        part.run();
        pen.close("g");
    }

    /** A part that is seen only until the still picture is back. */
    @Override
    public void meanwhile(Runnable part) {
        pen.open("g", "opacity", 0);
        animate("animate", "opacity", null, Track.discrete("1", "0", at(motion.duration() + FADE)));
        part.run();
        pen.close("g");
    }

    /** What moves, cut off by the frame; bits that fall, in the lanes above and below it. */
    @Override
    public void movement() {
        meanwhile(
                () -> {
                    clip(motion.frame(), motion.in("frame"));
                    clip(motion.above(), motion.in("above"));
                    clip(motion.below(), motion.in("below"));
                });
    }

    private void clip(Box box, List<LayerView> layers) {
        if (layers.isEmpty()) {
            return;
        }
        pen.clip(null, box);
        layers.forEach(this::layer);
        pen.close("svg");
    }

    private void layer(LayerView layer) {
        Ink ink = ink(layer.css());
        List<MoveView> looks = layer.way().stream().filter(each -> !each.travels()).toList();
        boolean alone = looks.stream().anyMatch(MoveView::isAlone);
        pen.open("g");
        List<MoveView> slides = layer.way().stream().filter(MoveView::travels).toList();
        transform("translate", slides, MoveView::from, MoveView::to);
        if (alone) {
            layer.things().forEach(thing -> alone(ink, thing, looks));
        } else {
            opacity(looks);
            layer.things().forEach(thing -> thing(ink, thing, null));
        }
        pen.close("g");
    }

    /** The ink of what moves, by its shape. */
    private static Ink ink(String shape) {
        return switch (shape) {
            case "bit" -> Ink.MOVING;
            case "carry", "borrow" -> Ink.CARRY;
            case "carry-trail", "borrow-trail" -> Ink.M_CARRY;
            case "fallen" -> Ink.FELL;
            case "meeting" -> Ink.MET;
            default -> Ink.valueOf(shape.toUpperCase(Locale.ROOT));
        };
    }

    /** About its own middle. */
    private void alone(Ink ink, ThingView thing, List<MoveView> looks) {
        pen.open("g", "transform", Pen.place(thing.x(), thing.y(), 1));
        opacity(looks);
        pen.open("g");
        transform(
                "scale",
                looks,
                look -> size(look, Kind.GROW, Kind.TURN_IN),
                look -> size(look, Kind.SHRINK, Kind.TURN_OUT));
        thing(ink, thing, Pen.place(-thing.x(), -thing.y(), 1));
        pen.close("g");
        pen.close("g");
    }

    private void thing(Ink ink, ThingView thing, String transform) {
        pen.open("g", "transform", transform);
        pen.path(ink, thing.path());
        pen.path(Ink.ONE, thing.ones());
        pen.text(ink == Ink.VALUE ? Ink.BIG : ink, thing.x(), thing.y(), thing.text());
        pen.close("g");
    }

    private void opacity(List<MoveView> looks) {
        if (!looks.isEmpty()) {
            Track track =
                    track(
                            looks,
                            look -> look.kind().appears() ? "0" : "1",
                            look -> look.kind().appears() ? "1" : "0");
            animate("animate", "opacity", null, track);
        }
    }

    private void transform(
            String type,
            List<MoveView> moves,
            Function<MoveView, String> from,
            Function<MoveView, String> to) {
        if (!moves.isEmpty()) {
            animate("animateTransform", "transform", type, track(moves, from, to));
        }
    }

    /** The size at one end of a look: small or thin there if it is of these kinds. */
    private static String size(MoveView look, Kind small, Kind thin) {
        return look.kind() == small ? "0.6 0.6" : look.kind() == thin ? "0 1" : "1 1";
    }

    /** Before the first move as at its start, after the last as at its end. */
    private Track track(
            List<MoveView> moves, Function<MoveView, String> from, Function<MoveView, String> to) {
        Track track = new Track(from.apply(moves.get(0)));
        for (MoveView move : moves) {
            track.hold(from.apply(move), at(move.start()));
            track.move(to.apply(move), at(move.end()), move.kind() == Kind.HOP);
        }
        return track.hold(to.apply(Last.of(moves)), "1");
    }

    private String at(int time) {
        return Double.toString(Math.round(1e5 * (BEFORE + time) / whole()) / 1e5);
    }

    private void animate(String tag, String attribute, String type, Track track) {
        pen.element(
                tag,
                "attributeName",
                attribute,
                "type",
                type,
                "dur",
                whole() + "ms",
                "repeatCount",
                "indefinite",
                "calcMode",
                track.mode(),
                "values",
                track.values(),
                "keyTimes",
                track.times(),
                "keySplines",
                track.splines());
    }
}
