package flipscope.trace;

import java.util.BitSet;

/**
 * Counts the operations of a run as {@link StepRecorder} does, but records no steps. Of each value
 * it knows only whether it depends on the inputs.
 */
final class CountingRecorder implements Recorder {
    /** The operand stack: a bit for each value that depends on the inputs. */
    private final BitSet stack = new BitSet();

    private int height;
    private boolean before;
    private int operations;
    private Frame at;

    /** A method call: its variables that depend on the inputs, and where it returns to. */
    private record Frame(Routine routine, BitSet locals, Frame caller, Local target, int height) {
        OperatorInfo operator(int id) {
            return routine.details().operators()[id];
        }
    }

    CountingRecorder(Routine entry) {
        at = frame(entry, null, null);
        at.locals.set(0, entry.parameters().size());
    }

    int operations() {
        return operations;
    }

    private Frame frame(Routine routine, Frame caller, Local target) {
        return new Frame(routine, new BitSet(), caller, target, height);
    }

    @Override
    public void constant(Word value) {
        push(false);
    }

    @Override
    public void constant(Type type, long bits) {
        push(false);
    }

    @Override
    public void constant(Type type, RuntimeTable table) {
        push(false);
    }

    @Override
    public void read(Local local) {
        push(at.locals.get(local.slot()));
    }

    @Override
    public void drop() {
        height--;
    }

    @Override
    public void operator(int id, int operands, long bits) {
        operate(id, operands);
    }

    @Override
    public void operator(int id, int operands, RuntimeTable table) {
        operate(id, operands);
    }

    @Override
    public void keepBefore() {
        height--;
        push(before);
    }

    @Override
    public void choose(int id, boolean yes, long bits) {
        operate(id, 2);
    }

    @Override
    public void choose(int id, boolean yes, RuntimeTable table) {
        operate(id, 2);
    }

    @Override
    public void library(int id, LibraryMethod function, int operands, long bits) {
        operate(id, operands);
    }

    @Override
    public void element(int id, int index, long bits) {
        element(id);
    }

    @Override
    public void element(int id, int index, RuntimeTable row) {
        element(id);
    }

    private void element(int id) {
        push(stack.get(height - 1));
        operate(id, 1);
        height--;
    }

    @Override
    public void enter(int id, Routine target) {
        int arguments = target.parameters().size();
        height -= arguments;
        Frame callee = frame(target, at, at.operator(id).target());
        for (int i = 0; i < arguments; i++) {
            callee.locals.set(i, stack.get(height + i));
        }
        at = callee;
    }

    @Override
    public void end(StatementPlace place) {
        leave();
    }

    @Override
    public void leave(int id) {
        leave();
    }

    @Override
    public void leave(int id, long bits) {
        leave(pop(1));
    }

    @Override
    public void leave(int id, int operands, RuntimeTable table) {
        leave(pop(operands));
    }

    private void leave(boolean traced) {
        Local target = at.target;
        leave();
        if (at != null) {
            assign(target, traced);
            push(traced);
        }
    }

    private void leave() {
        // Loops that the return has left may still have tables on the stack.
        height = at.height;
        at = at.caller;
    }

    private void operate(int id, int operands) {
        OperatorInfo info = at.operator(id);
        before = stack.get(height - operands);
        boolean traced = pop(operands);
        if (traced && info.operator().kind() != null) {
            operations++;
        }
        assign(info.target(), traced);
        push(traced);
    }

    private void assign(Local target, boolean traced) {
        if (target != null) {
            at.locals.set(target.slot(), traced);
        }
    }

    private void push(boolean traced) {
        stack.set(height++, traced);
    }

    /** Takes values off the stack. Returns whether any depends on the inputs. */
    private boolean pop(int operands) {
        int top = height;
        height -= operands;
        int first = stack.nextSetBit(height);
        return first >= 0 && first < top;
    }
}
