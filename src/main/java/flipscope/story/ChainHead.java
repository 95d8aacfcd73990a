package flipscope.story;

import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.trace.Call;
import flipscope.trace.Operand;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.ArrayDeque;
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
        head.add(Sign.START, "", value);
        return head;
    }

    /** The stages of a call that came to a value like the call's own, and that value. */
    static ChainHead call(Trace trace, Step back) {
        ChainHead head = new ChainHead(false);
        Call call = trace.calls().get(back.call());
        ViewKind view = Shown.result(back).view();
        for (Stage stage : call.stages()) {
            Step result = trace.step(stage.result());
            boolean word = result.index() != back.index() && result.result() instanceof Word;
            Shown value = word ? Shown.result(result) : null;
            if (word && isAlike(value.view(), view) && !value.isEmpty()) {
                head.add(Sign.STAGE, stage.title(), value);
            }
        }
        Stage last = call.stages().get(call.stages().size() - 1);
        head.end(last.title(), Shown.call(trace, back));
        return head;
    }

    /** Whether both are sets of squares, or both plain bits, or neither. */
    private static boolean isAlike(ViewKind one, ViewKind other) {
        return BitNames.areBits(one) == BitNames.areBits(other)
                && BitNames.areSquares(one) == BitNames.areSquares(other);
    }

    /** The values of a variable, from before it was first changed in scope to this step. */
    static ChainHead growth(ChainScope scope, Step last) {
        ArrayDeque<Step> steps = new ArrayDeque<>(List.of(last));
        for (Step before = earlier(scope, last); before != null; before = earlier(scope, before)) {
            steps.addFirst(before);
        }
        ChainHead head = new ChainHead(true);
        Operand start = itself(steps.getFirst());
        if (start == null) {
            Step made = steps.removeFirst();
            head.add(Sign.START, "", Shown.result(made));
            head.before(made, scope);
        } else {
            head.add(Sign.START, "", Shown.operand(steps.getFirst(), start));
        }
        for (Step step : steps) {
            head.add(Sign.ROUNDS, name(step), Shown.result(step));
        }
        return head;
    }

    /** The operation that made the first value. */
    private void before(Step maker, ChainScope scope) {
        if (!scope.isReturn(maker) && !ChainRow.isCopy(maker)) {
            ChainOperation made = ChainOperation.of(maker, scope);
            start = new Link(Sign.START, maker, "", Shown.operand(maker, made.operand()));
            links.set(
                    0,
                    new Link(
                            Sign.ARROW,
                            maker,
                            List.of(maker),
                            made.main(),
                            made.name(),
                            links.get(0).value()));
        }
    }

    /** {@code | run >>> 8 & empty}: what is done to the variable. */
    private static String name(Step step) {
        return ChainOperation.adds(step)
                ? step.operator().text() + " " + step.operand(1).text()
                : step.text();
    }

    /**
     * Whether a step changes a variable that a loop or an earlier line in scope has changed too.
     */
    static boolean isGrowth(ChainScope scope, Step step) {
        if (!scope.isStage() || itself(step) == null) {
            return false;
        }
        return ChainOperation.adds(step) && earlier(scope, step) != null || repeats(scope, step);
    }

    private static boolean repeats(ChainScope scope, Step step) {
        Step before = earlier(scope, step);
        while (before != null && !before.site().equals(step.site())) {
            before = earlier(scope, before);
        }
        return before != null;
    }

    private static Step earlier(ChainScope scope, Step step) {
        Operand itself = itself(step);
        return itself == null ? null : scope.maker(itself);
    }

    /** The operand that is the variable which the step assigns. */
    static Operand itself(Step step) {
        String variable = step.assigns();
        return step.operands().stream()
                .filter(each -> each.text().equals(variable))
                .findFirst()
                .orElse(null);
    }

    private void add(Sign sign, String name, Shown value) {
        if (links.isEmpty()) {
            links.add(new Link(Sign.START, value.step(), "", value));
        } else if (!links.get(links.size() - 1).value().isSameAs(value)) {
            links.add(new Link(sign, value.step(), name, value));
        }
    }

    /** The last value, which takes the place of an equal one before it. */
    private void end(String name, Shown value) {
        if (!links.isEmpty() && links.get(links.size() - 1).value().isSameAs(value)) {
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

    /** Whether a variable has not changed at all. */
    boolean isSteady() {
        return grows && links.size() == 1;
    }

    /** At most so many values: of a growth the first two and the last, of a call the last. */
    List<Link> most(int room) {
        int size = links.size();
        if (grows) {
            return room >= Math.min(size, 3) + 1 && start != null ? joined(room) : grown(room);
        }
        return size <= room ? List.copyOf(links) : started(links.subList(size - room, size));
    }

    /** With the value from which the first one was made. */
    private List<Link> joined(int room) {
        List<Link> some = new ArrayList<>(List.of(start));
        some.addAll(passing(room - 1));
        return some;
    }

    private List<Link> grown(int room) {
        return started(room < 2 ? links.subList(links.size() - 1, links.size()) : passing(room));
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
        Link first = some.get(0);
        some.set(0, new Link(Sign.START, first.step(), "", first.value()));
        return some;
    }

    /** The last value, reached in one go from one of the earlier ones. */
    private Link passage(int first) {
        Link last = links.get(links.size() - 1);
        String name = first == links.size() - 1 ? last.name() : "";
        List<Step> steps = links.subList(first, links.size()).stream().map(Link::step).toList();
        return new Link(last.sign(), last.step(), steps, last.main(), name, last.value());
    }
}
