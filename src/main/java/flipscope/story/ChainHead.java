package flipscope.story;

import static flipscope.story.BitNames.areBits;
import static flipscope.story.BitNames.areSquares;

import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Last;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;

/**
 * Where a chain begins: a value from before, a variable that grew round by round or line by line,
 * or a call with its stages. Holds the values in order, without those that repeat the one before.
 */
final class ChainHead {
    private final List<Link> links = new ArrayList<>();
    private final boolean grows;
    private Link start;

    private ChainHead(boolean grows) {
        this.grows = grows;
    }

    static ChainHead value(Shown value) {
        ChainHead head = new ChainHead(false);
        head.links.add(Link.start(value));
        return head;
    }

    /** The stages of a call that came to a value like the call's own, and that value. */
    static ChainHead call(Trace trace, Step back) {
        ChainHead head = new ChainHead(false);
        List<Stage> stages = trace.stages(back.call());
        DisplayFormat view = Shown.result(back).view();
        for (Stage stage : stages) {
            Shown value = Shown.result(trace.step(stage.result()));
            boolean before = stage.result() != back.index() && value.value() instanceof Word;
            if (before && isAlike(value.view(), view) && !value.isEmpty()) {
                head.add(Sign.STAGE, stage.title(), value);
            }
        }
        head.end(Last.of(stages).title(), Shown.call(trace, back));
        return head;
    }

    /** Whether both are sets of squares, or both plain bits, or neither. */
    private static boolean isAlike(DisplayFormat one, DisplayFormat other) {
        return areBits(one) == areBits(other) && areSquares(one) == areSquares(other);
    }

    /** The values of a variable, from before it was first changed in scope to this step. */
    static ChainHead growth(ChainScope scope, Step last) {
        List<Step> steps = new ArrayList<>(List.of(last));
        scope.earlier(last).forEach(step -> steps.add(0, step));
        ChainHead head = new ChainHead(true);
        Step first = steps.get(0);
        ChainOperation.itself(first)
                .ifPresentOrElse(
                        start -> head.links.add(Link.start(Shown.operand(first, start))),
                        () -> head.made(steps.remove(0), scope));
        for (Step step : steps) {
            String name =
                    ChainOperation.adds(step)
                            ? step.operator().text() + " " + step.operand(1).text()
                            : step.text();
            head.add(Sign.ROUNDS, name, Shown.result(step));
        }
        return head;
    }

    /** The first value, and the operation that made it. */
    private void made(Step maker, ChainScope scope) {
        Shown value = Shown.result(maker);
        if (scope.isReturn(maker) || ChainRow.isCopy(maker)) {
            links.add(Link.start(value));
            return;
        }
        ChainOperation made = ChainOperation.of(maker, scope);
        start = Link.start(Shown.operand(maker, made.operand()));
        links.add(made.link(Sign.ARROW, value));
    }

    private void add(Sign sign, String name, Shown value) {
        if (links.isEmpty()) {
            links.add(Link.start(value));
        } else if (!Last.of(links).value().isSameAs(value)) {
            links.add(new Link(sign, value.step(), name, value));
        }
    }

    /** The last value, which takes the place of an equal one before it. */
    private void end(String name, Shown value) {
        if (!links.isEmpty() && Last.of(links).value().isSameAs(value)) {
            links.remove(links.size() - 1);
        }
        add(Sign.STAGE, name, value);
    }

    int size() {
        return links.size();
    }

    /** How many values it needs at least to show what it is about. */
    int least() {
        return Math.min(links.size(), grows ? 2 : 3);
    }

    /** At most so many values: of a growth the first two and the last, of a call the last. */
    List<Link> most(int room) {
        int size = links.size();
        if (!grows || room < 2) {
            return started(links.subList(Math.max(0, size - room), size));
        }
        if (room <= Math.min(size, 3) || start == null) {
            return started(passing(room));
        }
        List<Link> some = new ArrayList<>(passing(room - 1));
        some.add(0, start);
        return some;
    }

    /** The first values and the last one. */
    private List<Link> passing(int room) {
        int size = links.size();
        if (size <= Math.min(room, 3)) {
            return links;
        }
        List<Link> some = new ArrayList<>(links.subList(0, Math.min(room - 1, 2)));
        some.add(passage(some.size()));
        return some;
    }

    private static List<Link> started(List<Link> row) {
        List<Link> some = new ArrayList<>(row);
        some.set(0, Link.start(some.get(0).value()));
        return some;
    }

    /** The last value, reached in one go from one of the earlier ones. */
    private Link passage(int first) {
        Link last = Last.of(links);
        String name = first == links.size() - 1 ? last.name() : "";
        List<Step> steps = links.subList(first, links.size()).stream().map(Link::step).toList();
        return new Link(last.sign(), steps, last.main(), name, last.value());
    }
}
