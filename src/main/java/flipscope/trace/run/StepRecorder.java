package flipscope.trace.run;

import flipscope.trace.Call;
import flipscope.trace.Counts;
import flipscope.trace.Derivations;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Input;
import flipscope.trace.LibraryMethod;
import flipscope.trace.Marks;
import flipscope.trace.Operator;
import flipscope.trace.RuntimeTable;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.OperatorInfo;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.StatementPlace;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Records the steps of a run, and tracks on its operand stack where every value comes from. */
final class StepRecorder implements Recorder {
    private final List<Step> steps = new ArrayList<>();
    private final List<Call> calls = new ArrayList<>();
    private final Deque<TrackedValue> stack = new ArrayDeque<>();
    private final List<Input> inputs = new ArrayList<>();
    private final Routine entry;
    private List<Stage> stages = List.of();
    private Activation at;

    private Value result;
    private int statements;

    StepRecorder(Routine entry, List<Value> arguments) {
        this.entry = entry;
        this.at = new Activation(entry, entry.details(), null, -1, null, -1, 0);
        for (int i = 0; i < arguments.size(); i++) {
            Local parameter = entry.parameters().get(i);
            at.local(parameter, TrackedValue.input(arguments.get(i)));
            inputs.add(new Input(parameter.name(), arguments.get(i), parameter.view()));
        }
    }

    Trace trace() {
        return new Trace(
                entry.details().method(),
                List.copyOf(inputs),
                stages,
                List.copyOf(calls),
                List.copyOf(steps),
                Counts.of(steps),
                result,
                new Derivations());
    }

    // What is read

    @Override
    public void constant(Type type, long bits, RuntimeTable table) {
        stack.push(TrackedValue.constant(RuntimeTable.value(type, bits, table)));
    }

    @Override
    public void read(Local local) {
        stack.push(at.local(local));
    }

    @Override
    public void length(int length) {
        TrackedValue table = stack.pop();
        stack.push(new TrackedValue(Word.of(length), -1, 0, table.traced(), table.chain()));
    }

    @Override
    public void drop() {
        stack.pop();
    }

    // Where it runs

    @Override
    public void begin(StatementPlace place) {
        at.begin(place);
    }

    @Override
    public void openLoop() {
        at.rounds.push(0);
    }

    @Override
    public void round() {
        at.rounds.push(at.rounds.pop() + 1);
    }

    @Override
    public void closeLoop() {
        at.rounds.pop();
    }

    // What is done

    @Override
    public void operator(int id, int operands, long bits, RuntimeTable table) {
        OperatorInfo info = at.operator(id);
        Value value = RuntimeTable.value(info.type(), bits, table);
        TrackedValue[] taken = take(operands);

        long wrapped = MarkCalculator.carried(info.operator(), taken, value);
        record(info, taken, info.site().operandTexts(), value, wrapped);
    }

    @Override
    public void choose(int id, boolean yes, long bits, RuntimeTable table) {
        OperatorInfo info = at.operator(id);
        Value value = RuntimeTable.value(info.type(), bits, table);
        TrackedValue[] taken = take(2);
        List<String> texts = info.site().operandTexts();
        List<String> shown = List.of(texts.get(0), texts.get(yes ? 1 : 2));
        record(info, taken, shown, value, taken[1].wrapped());
    }

    @Override
    public void library(int id, LibraryMethod function, int operands, long bits) {
        OperatorInfo info = at.operator(id);
        TrackedValue[] taken = take(operands);
        long wrapped = function.keepsBits() ? taken[0].wrapped() & bits : 0;
        record(info, taken, info.site().operandTexts(), new Word(info.type(), bits), wrapped);
    }

    @Override
    public void element(int id, int index, long bits, RuntimeTable row) {
        OperatorInfo info = at.operator(id);
        Value value = RuntimeTable.value(info.type(), bits, row);
        TrackedValue table = stack.peek();
        TrackedValue[] taken = {table, TrackedValue.constant(Word.of(index))};
        List<String> texts = List.of(info.site().operandTexts().get(0), String.valueOf(index));
        record(info, taken, texts, value, 0);
        stack.pop();
    }

    @Override
    public void enter(int id, Routine target) {
        OperatorInfo info = at.operator(id);
        TrackedValue[] taken = take(target.parameters().size());
        int index = steps.size();
        TrackedValue nothing = TrackedValue.constant(null);
        add(info, taken, info.site().operandTexts(), nothing, Marks.NONE, false);
        List<Type> types = Stream.of(taken).map(each -> each.value().type()).toList();
        Routine.Details details = target.details(types, info.site().operandViews());
        Activation callee =
                new Activation(target, details, at, calls.size(), info, index, stack.size());
        for (int i = 0; i < taken.length; i++) {
            Local parameter = target.parameters().get(i);
            callee.local(parameter, taken[i].as(parameter.type()));
        }
        calls.add(null);
        at = callee;
    }

    @Override
    public void leave(int id, int operands, long bits, RuntimeTable table) {
        TrackedValue[] taken = take(operands);
        Activation callee = at;
        OperatorInfo own = callee.operator(id);
        OperatorInfo info = callee.callInfo == null ? own : own.to(callee.callInfo);
        Value value = RuntimeTable.value(info.type(), bits, table);
        int index = steps.size();
        TrackedValue returned = TrackedValue.returned(value, taken, index);
        Marks marks = MarkCalculator.keep(returned.wrapped());
        add(info, taken, info.site().operandTexts(), returned, marks, false);
        callee.stages.assigned(index, returned.traced(), false);
        close(callee, index);
        if (callee.caller == null) {
            result = value;
            return;
        }
        at = callee.caller;
        // Loops that the return has left may still have tables on the stack.
        while (stack.size() > callee.height) {
            stack.pop();
        }
        handOn(info, returned);
    }

    /** The run ends here, in whatever it was called. */
    void stop() {
        for (Activation open = at; open != null; open = open.caller) {
            close(open, steps.size() - 1);
        }
    }

    private void close(Activation callee, int last) {
        List<Stage> own = callee.stages.finish(last);
        if (callee.caller == null) {
            stages = own;
        } else {
            calls.set(
                    callee.call,
                    new Call(
                            callee.call,
                            callee.caller.call,
                            callee.routine.fullName(),
                            callee.depth,
                            callee.enter,
                            last,
                            callee.details.method().locals(),
                            own));
        }
    }

    /** Takes the topmost values off the stack, in the order in which they were pushed. */
    private TrackedValue[] take(int count) {
        TrackedValue[] taken = new TrackedValue[count];
        for (int i = count - 1; i >= 0; i--) {
            taken[i] = stack.pop();
        }
        return taken;
    }

    /** Adds the step of an operator and pushes its result. */
    private void record(
            OperatorInfo info,
            TrackedValue[] taken,
            List<String> texts,
            Value value,
            long carried) {
        boolean traced = TrackedValue.anyTraced(taken) || at.caller == null && isGiven(entry, info);
        boolean counted = traced && info.operator().bitRule().counted() != null;
        int chain = TrackedValue.longestChain(taken) + (counted ? 1 : 0);
        Marks marks = MarkCalculator.of(info, taken, value, carried);
        TrackedValue made = new TrackedValue(value, steps.size(), marks.wrapped(), traced, chain);
        add(info, taken, texts, made, marks, counted);
        handOn(info, made);
    }

    /** Puts what a step made on the stack, and into the variable that takes it. */
    private void handOn(OperatorInfo info, TrackedValue made) {
        TrackedValue held = held(info, made);
        if (info.target() != null) {
            boolean counts =
                    info.operator() != Operator.RETURN && info.drawn().equals(DisplayFormat.NUMBER);
            at.local(info.target(), held);
            at.stages.assigned(made.origin(), made.traced(), counts);
        }
        if (held.value() != null) {
            stack.push(held);
        }
    }

    /** A value as the variable holds it that takes it, if one does. */
    private static TrackedValue held(OperatorInfo info, TrackedValue made) {
        return info.target() == null ? made : made.as(info.target().type());
    }

    /**
     * Whether the word that a variable begins with counts as an input, since the method takes none.
     */
    static boolean isGiven(Routine entry, OperatorInfo info) {
        return entry.parameters().isEmpty()
                && info.target() != null
                && info.target().type().equals(Type.LONG);
    }

    private void add(
            OperatorInfo info,
            TrackedValue[] taken,
            List<String> texts,
            TrackedValue made,
            Marks marks,
            boolean counted) {
        int index = steps.size();
        int number = at.statement(statements);
        if (number == statements) {
            statements++;
        }
        int own = at.stages.enter(at.place().paragraph(), index);
        boolean assigns = info.target() != null && info.operator() != Operator.CALL;
        List<DisplayFormat> views = info.site().operandViews();
        steps.add(
                new Step(
                        index,
                        info.site(),
                        at.depth,
                        at.entryStage(),
                        at.call,
                        at.call < 0 ? -1 : own,
                        number,
                        at.rounds.peek(),
                        at.rounds.size(),
                        IntStream.range(0, taken.length)
                                .mapToObj(i -> taken[i].operand(texts.get(i), views.get(i)))
                                .toList(),
                        made.value(),
                        assigns ? info.target().name() : null,
                        assigns ? info.drawn() : null,
                        assigns && held(info, made).value() instanceof Word word ? word : null,
                        marks,
                        counted,
                        info.last()));
    }
}
