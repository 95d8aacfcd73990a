package flipscope.trace.run;

import flipscope.trace.LibraryMethod;
import flipscope.trace.Operator;
import flipscope.trace.RuntimeTable;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.OperatorInfo;
import flipscope.trace.parse.Routine;
import java.util.Arrays;

/**
 * Counts the operations of a run as {@link StepRecorder} does, and keeps no step. Of a value it
 * knows only the longest chain of counted operations that led to it, or that it depends on no
 * input.
 */
final class OperationCounter implements Recorder {
    /** What depends on no input. */
    private static final int CONSTANT = -1;

    private final Routine entry;
    private int[] stack = new int[64];
    private int height;
    private Frame at;
    private Value result;
    private int operations;
    private int longest;

    OperationCounter(Routine entry) {
        this.entry = entry;
        this.at = new Frame(entry, null, null, 0);
    }

    /** A method call that is being counted. */
    private static final class Frame {
        final OperatorInfo[] operators;
        final Frame caller;

        /** The call operator, or null for the entry method. */
        final OperatorInfo callInfo;

        /** The height of the stack when the call began. */
        final int height;

        final int[] locals;

        Frame(Routine routine, Frame caller, OperatorInfo callInfo, int height) {
            this.operators = routine.details().operators();
            this.caller = caller;
            this.callInfo = callInfo;
            this.height = height;
            this.locals = new int[routine.locals().size()];
        }
    }

    CountedRun run() {
        return new CountedRun(result, operations, longest);
    }

    private void push(int chain) {
        if (height == stack.length) {
            stack = Arrays.copyOf(stack, 2 * height);
        }
        stack[height++] = chain;
    }

    /** Takes the topmost values off the stack; returns the longest of their chains. */
    private int take(int count) {
        int chain = CONSTANT;
        for (int i = 0; i < count; i++) {
            chain = Math.max(chain, stack[--height]);
        }
        return chain;
    }

    // What is read

    @Override
    public void constant(Type type, long bits, RuntimeTable table) {
        push(CONSTANT);
    }

    @Override
    public void read(Local local) {
        push(at.locals[local.slot()]);
    }

    @Override
    public void drop() {
        height--;
    }

    // What is done

    @Override
    public void operator(int id, int operands, long bits, RuntimeTable table) {
        operated(id, operands);
    }

    @Override
    public void choose(int id, boolean yes, long bits, RuntimeTable table) {
        operated(id, 2);
    }

    @Override
    public void library(int id, LibraryMethod function, int operands, long bits) {
        operated(id, operands);
    }

    private void operated(int id, int operands) {
        OperatorInfo info = at.operators[id];
        int made = made(info, take(operands));
        keep(info.target(), made);
        push(made);
    }

    @Override
    public void element(int id, int index, long bits, RuntimeTable row) {
        OperatorInfo info = at.operators[id];
        keep(info.target(), made(info, stack[height - 1]));
    }

    @Override
    public void enter(int id, Routine target) {
        OperatorInfo info = at.operators[id];
        int count = target.parameters().size();
        Frame callee = new Frame(target, at, info, height - count);
        for (int i = count - 1; i >= 0; i--) {
            callee.locals[target.parameters().get(i).slot()] = stack[--height];
        }
        at = callee;
    }

    @Override
    public void leave(int id, int operands, long bits, RuntimeTable table) {
        int returned = take(operands);
        Frame callee = at;
        if (callee.caller == null) {
            result = RuntimeTable.value(callee.operators[id].type(), bits, table);
            return;
        }
        at = callee.caller;
        // Loops that the return has left may still have tables on the stack.
        height = callee.height;
        keep(callee.callInfo.target(), returned);
        if (operands > 0) {
            push(returned);
        }
    }

    /** The chain of what an operator makes, which counts if it depends on an input. */
    private int made(OperatorInfo info, int taken) {
        Operator operator = info.operator();
        int chain = taken == CONSTANT && isGiven(info) ? 0 : taken;
        if (chain == CONSTANT || operator.bitRule().counted() == null) {
            return chain;
        }
        operations++;
        longest = Math.max(longest, chain + 1);
        return chain + 1;
    }

    /** The word that a variable begins with is an input of a method that takes none. */
    private boolean isGiven(OperatorInfo info) {
        return at.caller == null && StepRecorder.isGiven(entry, info);
    }

    private void keep(Local target, int chain) {
        if (target != null) {
            at.locals[target.slot()] = chain;
        }
    }
}
