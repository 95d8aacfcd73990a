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
import java.util.List;
import java.util.Optional;

/** Puts the motions of a chain's steps one after another, each in the place of its picture. */
final class ChainMotions {
    static final int MOST = 1800;
    static final int MOST_ROUNDS = 1600;

    private static final int OPERATION = 450;
    private static final int ROUND = 160;
    private static final int STAGE = 200;

    private final Trace trace;
    private final Chain chain;
    private final List<Link> waiting = new ArrayList<>();
    private Shown before;
    private boolean grown;

    ChainMotions(Trace trace, Chain chain) {
        this.trace = trace;
        this.chain = chain;
        this.before = chain.links().get(0).value();
    }

    ChainMotion motion() {
        List<List<Played>> pictures = new ArrayList<>();
        for (Link link : chain.links()) {
            if (link.sign() == Sign.OPERATOR || link.sign() == Sign.ARROW) {
                waiting.add(link);
            }
            List<Played> all = link.value().value() instanceof Word ? scenes(link) : List.of();
            pictures.add(all.stream().filter(each -> each.motion().moves()).toList());
            if (link.sign() != Sign.OPERATOR) {
                waiting.clear();
                before = link.value();
            }
        }
        return paced(pictures);
    }

    private List<Played> scenes(Link link) {
        return switch (link.sign()) {
            case START, OPERATOR -> List.of();
            case EQUALS, ARROW -> operations(link.value());
            case ROUNDS -> rounds(link);
            case STAGE -> List.of(new Played(between(before, link.value()), STAGE));
        };
    }

    /** What is done since the picture to the left, if its bits can be followed all the way. */
    private List<Played> operations(Shown value) {
        return played(waiting, value)
                .filter(scenes -> bits(result(waiting), value) == bits(value.value(), value))
                .orElseGet(() -> List.of(replaced(value)));
    }

    private Played replaced(Shown value) {
        Motion motion = between(before, value);
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
        return switch (step.operator()) {
            case ADD, SUBTRACT, NEGATE, MULTIPLY -> true;
            default -> false;
        };
    }

    /** The first change of a variable whole, later ones in short. */
    private List<Played> rounds(Link link) {
        if (!grown && link.steps().size() == 1) {
            grown = true;
            return first(link);
        }
        grown = true;
        List<Played> all = new ArrayList<>();
        Shown value = before;
        for (Step step : link.steps()) {
            Shown next = Shown.result(step);
            all.add(new Played(between(value, next), ROUND));
            value = next;
        }
        return all;
    }

    private List<Played> first(Link link) {
        Shown value = link.value();
        List<Link> path = Chain.path(trace, link.step());
        Link last = Last.of(path);
        boolean joins = path.size() > 1 && last.step().operator() == Operator.OR;
        List<Link> copied = joins ? path.subList(0, path.size() - 1) : path;
        long kept = joins ? bits(before.value(), value) : 0;
        return played(copied, value)
                .filter(
                        scenes ->
                                (kept | bits(result(copied), value)) == bits(value.value(), value))
                .map(scenes -> scenes.stream().map(each -> over(kept, each, value)).toList())
                .orElseGet(() -> List.of(replaced(value)));
    }

    /** What is joined to a variable is changed over it: it stays below, and in the end has more. */
    private static Played over(long kept, Played scene, Shown value) {
        Layers layers = new Layers(layout(value));
        scene.motion().layers().forEach(layers::add);
        Motion motion = layers.bits(kept).lasting(scene.motion().duration());
        return new Played(scene.step(), motion, 0, scene.length());
    }

    private ChainMotion paced(List<List<Played>> pictures) {
        boolean inRounds =
                chain.links().stream()
                        .anyMatch(each -> each.sign() == Sign.ROUNDS || each.sign() == Sign.STAGE);
        int most = inRounds ? MOST_ROUNDS : MOST;
        int all =
                pictures.stream()
                        .flatMap(List::stream)
                        .filter(each -> !keepsTime(each))
                        .mapToInt(Played::length)
                        .sum();
        List<Motion> motions = new ArrayList<>();
        List<Played> steps = new ArrayList<>();
        int begin = 0;
        for (int index = 0; index < pictures.size(); index++) {
            boolean given = isGiven(chain.links().get(index));
            Sequence sequence = new Sequence(given ? 0 : begin);
            List<Played> scenes = pictures.get(index);
            int left = scenes.size();
            for (Played scene : scenes) {
                int length =
                        keepsTime(scene)
                                ? scene.length()
                                : scene.length() * Math.min(most, all) / all;
                Played paced = new Played(scene.step(), scene.motion(), sequence.end(), length);
                steps.add(paced);
                left--;
                sequence.add(paced, left == 0);
            }
            motions.add(sequence.motion());
            begin = given ? begin : sequence.end();
        }
        steps.removeIf(each -> each.step() == null);
        return new ChainMotion(motions, steps);
    }

    private static boolean keepsTime(Played scene) {
        return scene.step() != null && isSum(scene.step());
    }

    private static boolean isGiven(Link link) {
        return link.sign() == Sign.START || link.sign() == Sign.OPERATOR;
    }

    private static Motion between(Shown one, Shown other) {
        return Motions.between(one.value(), one.view(), (Word) other.value(), other.view());
    }
}
