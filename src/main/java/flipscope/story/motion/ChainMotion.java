package flipscope.story.motion;

import flipscope.story.Chain;
import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.story.motion.Layer.Shape;
import flipscope.trace.BitLayout;
import flipscope.trace.Last;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;

/**
 * How the pictures of a chain are filled, from left to right: each plays in its own place what
 * makes it, after the one before.
 */
public final class ChainMotion {
    private static final int MOST = 1800;
    private static final int MOST_ROUNDS = 1600;

    private static final int OPERATION = 450;
    private static final int ROUND = 160;
    private static final int STAGE = 200;

    private final Trace trace;
    private final Chain chain;
    private final List<Motion> pictures = new ArrayList<>();
    private final List<Played> steps = new ArrayList<>();
    private final List<Link> waiting = new ArrayList<>();
    private Shown before;
    private boolean grown;

    private ChainMotion(Trace trace, Chain chain) {
        this.trace = trace;
        this.chain = chain;
        this.before = chain.links().get(0).value();
    }

    public static ChainMotion of(Trace trace, Chain chain) {
        ChainMotion motion = new ChainMotion(trace, chain);
        List<List<Played>> all = new ArrayList<>();
        chain.links().forEach(link -> all.add(motion.picture(link)));
        motion.pace(all);
        return motion;
    }

    /**
     * One for each link, on one clock; each lasts until its picture is done, and those that stand
     * there from the start have no duration.
     */
    public List<Motion> pictures() {
        return pictures;
    }

    /** The steps that are played in them. */
    List<Played> steps() {
        return steps;
    }

    /** When a step is played; empty if only what it leads to is shown. */
    Optional<Played> played(Step step) {
        return steps.stream().filter(each -> each.step().index() == step.index()).findFirst();
    }

    /** What is played in the place of a link, at its own pace. */
    private List<Played> picture(Link link) {
        if (link.sign() == Sign.OPERATOR || link.sign() == Sign.ARROW) {
            waiting.add(link);
        }
        List<Played> all = link.value().value() instanceof Word ? scenes(link) : List.of();
        if (link.sign() != Sign.OPERATOR) {
            waiting.clear();
            before = link.value();
        }
        return all.stream().filter(each -> each.motion().moves()).toList();
    }

    private List<Played> scenes(Link link) {
        return switch (link.sign()) {
            case START, OPERATOR -> List.of();
            case EQUALS, ARROW -> made(waiting, 0, link.value());
            case ROUNDS -> rounds(link);
            case STAGE -> List.of(new Played(Motions.between(before, link.value()), STAGE));
        };
    }

    /**
     * What is done since the picture to the left, if its bits can be followed all the way.
     *
     * @param kept the bits that stay below it, and in the end are in the value too
     */
    private List<Played> made(List<Link> operations, long kept, Shown value) {
        return played(operations, value)
                .filter(
                        scenes ->
                                (kept | bits(result(operations), value))
                                        == bits(value.value(), value))
                .map(scenes -> scenes.stream().map(each -> over(kept, each, value)).toList())
                .orElseGet(() -> List.of(replaced(value)));
    }

    private Played replaced(Shown value) {
        Motion motion = Motions.between(before, value);
        return new Played(motion, motion.duration());
    }

    /**
     * The steps as they are played; empty if the bits of one have no place in the picture of a
     * value.
     */
    private static Optional<List<Played>> played(List<Link> all, Shown value) {
        List<Played> scenes = new ArrayList<>();
        for (Link each : all) {
            Step step = each.step();
            Motion motion = Motions.of(step, each.main()).orElse(null);
            if (motion == null || isFade(motion) || !step.layout().hasCellsOf(layout(value))) {
                return Optional.empty();
            }
            scenes.add(new Played(step, motion, 0, length(step, motion)));
        }
        return Optional.of(scenes);
    }

    private static Value result(List<Link> all) {
        return Last.of(all).step().result();
    }

    private static boolean isFade(Motion motion) {
        return motion.layers().stream().anyMatch(each -> each.shape() == Shape.VALUE);
    }

    private static BitLayout layout(Shown value) {
        return BitLayout.of(value.view(), value.value());
    }

    private static long bits(Value value, Shown place) {
        return layout(place).drawn(((Word) value).unsigned());
    }

    private static int length(Step step, Motion motion) {
        return isSum(step) ? motion.duration() : Math.min(OPERATION, motion.duration());
    }

    /** Sums keep their own time: nobody can follow faster ones. */
    private static boolean isSum(Step step) {
        return step.operator().bitRule().sums();
    }

    /** The first change of a variable whole, later ones in short. */
    private List<Played> rounds(Link link) {
        boolean first = !grown && link.steps().size() == 1;
        grown = true;
        return first ? first(link) : later(link);
    }

    /** What is joined to a variable is changed over it: it stays below. */
    private List<Played> first(Link link) {
        List<Link> path = Chain.path(trace, link.step());
        boolean joins = path.size() > 1 && Last.of(path).step().operator() == Operator.OR;
        return joins
                ? made(
                        path.subList(0, path.size() - 1),
                        bits(before.value(), link.value()),
                        link.value())
                : made(path, 0, link.value());
    }

    private List<Played> later(Link link) {
        List<Played> all = new ArrayList<>();
        Shown value = before;
        for (Step step : link.steps()) {
            Shown next = Shown.result(step);
            all.add(new Played(Motions.between(value, next), ROUND));
            value = next;
        }
        return all;
    }

    private static Played over(long kept, Played scene, Shown value) {
        Layers layers = new Layers(layout(value));
        scene.motion().layers().forEach(layers::add);
        Motion motion = layers.bits(kept).lasting(scene.motion().duration());
        return new Played(scene.step(), motion, 0, scene.length());
    }

    /**
     * Plays all pictures one after another; what does not keep its own time shares what is left.
     */
    private void pace(List<List<Played>> all) {
        int wanted =
                all.stream()
                        .flatMap(List::stream)
                        .filter(each -> !keepsTime(each))
                        .mapToInt(Played::length)
                        .sum();
        int most = Math.min(most(), wanted);
        int end = 0;
        for (int index = 0; index < all.size(); index++) {
            List<Layer> layers = new ArrayList<>();
            for (Iterator<Played> scenes = all.get(index).iterator(); scenes.hasNext(); ) {
                Played scene = scenes.next();
                int length = keepsTime(scene) ? scene.length() : scene.length() * most / wanted;
                Played paced = new Played(scene.step(), scene.motion(), end, length);
                steps.add(paced);
                end += length;
                layers.addAll(paced.layers(!scenes.hasNext()));
            }
            pictures.add(new Motion(isGiven(chain.links().get(index)) ? 0 : end, layers));
        }
        steps.removeIf(each -> each.step() == null);
    }

    private int most() {
        boolean inRounds =
                chain.links().stream()
                        .anyMatch(each -> each.sign() == Sign.ROUNDS || each.sign() == Sign.STAGE);
        return inRounds ? MOST_ROUNDS : MOST;
    }

    private static boolean keepsTime(Played scene) {
        return scene.step() != null && isSum(scene.step());
    }

    private static boolean isGiven(Link link) {
        return link.sign() == Sign.START || link.sign() == Sign.OPERATOR;
    }
}
