package flipscope.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * Records a run. It keeps what is known of every value on a stack of its own, beside the
 * evaluator's: reading pushes, an operator takes its operands off, makes a step of them and pushes
 * its result.
 */
final class StepRecorder implements Recorder {
    private final List<Step> steps = new ArrayList<>();
    private final List<Call> calls = new ArrayList<>();
    private final ReturnSites returnSites = new ReturnSites();
    private final Tally tally = new Tally();
    private final FactStack stack = new FactStack();
    private final List<Input> inputs = new ArrayList<>();
    private final Routine entry;
    private List<Stage> stages = List.of();
    private Activation at;
    private Fact before;
    private Value result;
    private int statements;

    StepRecorder(Routine entry, List<Value> arguments) {
        this.entry = entry;
        this.at = new Activation(entry, null, -1, null, -1, 0);
        for (int i = 0; i < arguments.size(); i++) {
            Local parameter = entry.parameters().get(i);
            at.local(parameter, Fact.input(arguments.get(i)));
            inputs.add(new Input(parameter.name(), arguments.get(i), parameter.view()));
        }
    }

    Trace trace() {
        return new Trace(
                entry.facts().method(),
                List.copyOf(inputs),
                stages,
                List.copyOf(calls),
                List.copyOf(steps),
                tally.counts(),
                result);
    }

    // What is read

    @Override
    public void constant(Word value) {
        stack.push(Fact.constant(value));
    }

    @Override
    public void constant(Type type, long bits) {
        constant(new Word(type, bits));
    }

    @Override
    public void constant(Type type, Cells table) {
        stack.push(Fact.constant(Cells.value(type, table)));
    }

    @Override
    public void read(Local local) {
        stack.push(at.local(local));
    }

    @Override
    public void length(int length) {
        Fact table = stack.pop();
        stack.push(new Fact(Word.of(length), -1, 0, table.traced(), table.chain()));
    }

    @Override
    public void drop() {
        stack.pop();
    }

    // Where it runs

    @Override
    public void begin(Place place) {
        at.begin(place);
    }

    @Override
    public void openLoop() {
        at.openLoop();
    }

    @Override
    public void round() {
        at.round();
    }

    @Override
    public void closeLoop() {
        at.closeLoop();
    }

    // What is done

    @Override
    public void operator(int id, int operands, long bits) {
        Point point = at.point(id);
        operator(point, operands, new Word(point.type(), bits));
    }

    @Override
    public void operator(int id, int operands, Cells table) {
        Point point = at.point(id);
        operator(point, operands, Cells.value(point.type(), table));
    }

    private void operator(Point point, int operands, Value value) {
        Fact[] taken = stack.pop(operands);
        before = taken[0];
        long wrapped = Marking.carried(point.operator(), taken, value);
        record(point, taken, point.site().operandTexts(), value, wrapped);
    }

    @Override
    public void keepBefore() {
        stack.pop();
        stack.push(before);
    }

    @Override
    public void choose(int id, boolean yes, long bits) {
        Point point = at.point(id);
        choose(point, yes, new Word(point.type(), bits));
    }

    @Override
    public void choose(int id, boolean yes, Cells table) {
        Point point = at.point(id);
        choose(point, yes, Cells.value(point.type(), table));
    }

    private void choose(Point point, boolean yes, Value value) {
        Fact[] taken = stack.pop(2);
        List<String> texts = point.site().operandTexts();
        List<String> shown = List.of(texts.get(0), texts.get(yes ? 1 : 2));
        record(point, taken, shown, value, taken[1].wrapped());
    }

    @Override
    public void library(int id, Builtin function, int operands, long bits) {
        Point point = at.point(id);
        Fact[] taken = stack.pop(operands);
        long wrapped = function.keepsBits() ? taken[0].wrapped() & bits : 0;
        record(point, taken, point.site().operandTexts(), new Word(point.type(), bits), wrapped);
    }

    @Override
    public void element(int id, int index, long bits) {
        Point point = at.point(id);
        element(point, index, new Word(point.type(), bits));
    }

    @Override
    public void element(int id, int index, Cells row) {
        Point point = at.point(id);
        element(point, index, Cells.value(point.type(), row));
    }

    private void element(Point point, int index, Value value) {
        Fact table = stack.peek();
        Fact[] taken = {table, Fact.constant(Word.of(index))};
        List<String> texts = List.of(point.site().operandTexts().get(0), String.valueOf(index));
        record(point, taken, texts, value, 0);
        stack.pop();
    }

    @Override
    public void enter(int id, Routine target) {
        Point point = at.point(id);
        Fact[] taken = stack.pop(target.parameters().size());
        int index = steps.size();
        add(
                point,
                operands(point, taken, point.site().operandTexts()),
                null,
                null,
                Marks.NONE,
                false);
        Activation callee = new Activation(target, at, calls.size(), point, index, stack.size());
        for (int i = 0; i < taken.length; i++) {
            Local parameter = target.parameters().get(i);
            callee.local(parameter, taken[i].as(parameter.type()));
        }
        calls.add(null);
        at = callee;
    }

    @Override
    public void end(Place place) {
        at.begin(place);
        leave(at.routine.facts().points().length - 1);
    }

    @Override
    public void leave(int id) {
        leave(at.point(id), 0, null);
    }

    @Override
    public void leave(int id, long bits) {
        Point point = at.point(id);
        leave(point, 1, new Word(point.type(), bits));
    }

    @Override
    public void leave(int id, int operands, Cells table) {
        Point point = at.point(id);
        leave(point, operands, Cells.value(point.type(), table));
    }

    private void leave(Point returning, int operands, Value value) {
        Fact[] taken = stack.pop(operands);
        Activation callee = at;
        Point point = returnPoint(callee, returning);
        int index = steps.size();
        Fact returned = returned(taken, value, index);
        Word assigned = assigned(point, returned);
        add(
                point,
                operands(point, taken, point.site().operandTexts()),
                value,
                assigned,
                Marking.keep(returned.wrapped()),
                false);
        callee.stages.assigned(index, returned.traced(), false);
        close(callee, index);
        if (callee.caller == null) result = value;
        else resume(callee, point, returned, index);
    }

    private Point returnPoint(Activation callee, Point point) {
        return callee.callPoint == null ? point : returnSites.of(point, callee.callPoint);
    }

    private static Fact returned(Fact[] taken, Value value, int index) {
        long wrapped =
                taken.length == 1 && value instanceof Word word
                        ? taken[0].as(word.type()).wrapped()
                        : 0;
        return new Fact(value, index, wrapped, Fact.anyTraced(taken), Fact.longestChain(taken));
    }

    private void close(Activation callee, int last) {
        List<Stage> own = callee.stages.finish(last);
        if (callee.caller == null) stages = own;
        else
            calls.set(
                    callee.call,
                    new Call(
                            callee.call,
                            callee.caller.call,
                            callee.routine.fullName(),
                            callee.depth,
                            callee.enter,
                            last,
                            own));
    }

    private void resume(Activation callee, Point point, Fact returned, int index) {
        at = callee.caller;
        // Tables of loops that the return has left may still lie there.
        stack.cut(callee.height);
        if (point.target() != null) {
            at.local(point.target(), returned.as(point.target().type()));
            at.stages.assigned(index, returned.traced(), false);
        }
        if (returned.value() != null)
            stack.push(point.target() == null ? returned : at.local(point.target()));
    }

    /** Makes the step of an operator and leaves its result on the stack. */
    private void record(Point point, Fact[] taken, List<String> texts, Value value, long carried) {
        int index = steps.size();
        boolean traced = Fact.anyTraced(taken);
        int chain = Fact.longestChain(taken);
        boolean counted = traced && point.operator().kind() != null;
        if (counted) tally.add(point.operator(), ++chain);
        Marks marks = Marking.of(point, taken, value, carried);
        Fact made = new Fact(value, index, marks.wrapped(), traced, chain);
        add(point, operands(point, taken, texts), value, assigned(point, made), marks, counted);
        if (point.target() != null) {
            made = made.as(point.target().type());
            at.local(point.target(), made);
            at.stages.assigned(index, traced, point.counter());
        }
        stack.push(made);
    }

    private static Word assigned(Point point, Fact made) {
        if (point.target() == null || !(made.value() instanceof Word)) return null;
        return (Word) made.as(point.target().type()).value();
    }

    private static List<Operand> operands(Point point, Fact[] taken, List<String> texts) {
        Operand[] operands = new Operand[taken.length];
        List<View> views = point.site().operandViews();
        for (int i = 0; i < taken.length; i++) {
            Fact fact = taken[i];
            operands[i] =
                    new Operand(
                            texts.get(i),
                            fact.value(),
                            views.get(i),
                            fact.origin(),
                            fact.wrapped(),
                            fact.traced(),
                            fact.chain());
        }
        return List.of(operands);
    }

    private void add(
            Point point,
            List<Operand> operands,
            Value value,
            Word assigned,
            Marks marks,
            boolean counted) {
        int index = steps.size();
        int number = at.statement(statements);
        if (number == statements) statements++;
        int own = at.stages.enter(at.place().paragraph(), index);
        steps.add(
                new Step(
                        index,
                        point.site(),
                        at.depth,
                        at.call < 0 ? own : entryStage(),
                        at.call,
                        at.call < 0 ? -1 : own,
                        number,
                        at.iteration(),
                        at.loops(),
                        operands,
                        value,
                        assigned,
                        marks,
                        counted,
                        point.last()));
    }

    private int entryStage() {
        Activation outermost = at;
        while (outermost.caller != null) outermost = outermost.caller;
        return outermost.stages.current();
    }
}
