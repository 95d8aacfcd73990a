package flipscope.trace.run;

import flipscope.trace.LibraryMethod;
import flipscope.trace.RuntimeTable;
import flipscope.trace.Type;
import flipscope.trace.Word;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.OperatorInfo;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.StatementPlace;

/**
 * Counts the operations of a run as {@link StepRecorder} does, but records no steps. Of each value
 * it knows only whether it depends on the inputs, and by how long a chain of operations.
 */
final class CountingRecorder implements Recorder {
    /** The operand stack. */
    private final Chains stack = new Chains();

    private int height;
    private int before;
    private int operations;
    private int longest;
    private Frame at;

    /** A method call: its variables, and where it returns to. */
    private record Frame(Routine routine, Chains locals, Frame caller, Local target, int height) {
        OperatorInfo operator(int id) {
            return routine.details().operators()[id];
        }
    }

    CountingRecorder(Routine entry) {
        at = frame(entry, null, null);
        for (int i = 0; i < entry.parameters().size(); i++) {
            at.locals.set(i, 0);
        }
    }

    int operations() {
        return operations;
    }

    int longestChain() {
        return longest;
    }

    private Frame frame(Routine routine, Frame caller, Local target) {
        return new Frame(routine, new Chains(), caller, target, height);
    }

    @Override
    public void constant(Word value) {
        push(Chains.FIXED);
    }

    @Override
    public void constant(Type type, long bits) {
        push(Chains.FIXED);
    }

    @Override
    public void constant(Type type, RuntimeTable table) {
        push(Chains.FIXED);
    }

    @Override
    public void read(Local local) {
        push(at.locals.at(local.slot()));
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
        push(stack.at(height - 1));
        operate(id, 1);
        height--;
    }

    @Override
    public void enter(int id, Routine target) {
        int arguments = target.parameters().size();
        height -= arguments;
        Frame callee = frame(target, at, at.operator(id).target());
        for (int i = 0; i < arguments; i++) {
            callee.locals.set(i, stack.at(height + i));
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
        give(pop(1));
    }

    @Override
    public void leave(int id, int operands, RuntimeTable table) {
        give(pop(operands));
    }

    private void give(int chain) {
        Local target = at.target;
        leave();
        if (at != null) {
            assign(target, chain);
            push(chain);
        }
    }

    private void leave() {
        // Loops that the return has left may still have tables on the stack.
        height = at.height;
        at = at.caller;
    }

    private void operate(int id, int operands) {
        OperatorInfo info = at.operator(id);
        before = stack.at(height - operands);
        int chain = pop(operands);
        if (chain != Chains.FIXED && info.operator().kind() != null) {
            operations++;
            chain++;
            longest = Math.max(longest, chain);
        }
        assign(info.target(), chain);
        push(chain);
    }

    private void assign(Local target, int chain) {
        if (target != null) {
            at.locals.set(target.slot(), chain);
        }
    }

    private void push(int chain) {
        stack.set(height++, chain);
    }

    /** Takes values off the stack. Returns the longest of their chains. */
    private int pop(int operands) {
        height -= operands;
        return stack.longest(height, height + operands);
    }
}
