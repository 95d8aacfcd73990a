package flipscope.trace;

import java.util.List;
import java.util.Objects;

/**
 * An executed operator. It can be drawn without its neighbours.
 *
 * @param index its index in the trace
 * @param site its operator in the source
 * @param depth how many calls deep; 0 in the entry method
 * @param stage its stage in the entry method, an index into {@link Trace#stages()}
 * @param call its call, an index into {@link Trace#calls()}, or -1 in the entry method
 * @param callStage its stage in that call, an index into {@link Call#stages()}, or -1
 * @param statement the number of its executed statement in the trace, from 0
 * @param iteration the round of the innermost loop of its method, from 1, or null outside loops
 * @param loops how many loops of its method enclose it
 * @param result of the operator's own type; null for a {@code call} that is entered
 * @param assigns the variable that takes the result, or null; a {@code return} names the variable
 *     of the caller, and the {@code call} none
 * @param assignedView the view of that variable, or null
 * @param assigned the value that the variable took, after conversion, or null
 * @param counted whether it counts as an operation
 * @param last whether it is the last step of its statement, which shows the caption
 */
public record Step(
        int index,
        OperatorSite site,
        int depth,
        int stage,
        int call,
        int callStage,
        int statement,
        Integer iteration,
        int loops,
        List<Operand> operands,
        Value result,
        String assigns,
        DisplayFormat assignedView,
        Word assigned,
        Marks marks,
        boolean counted,
        boolean last) {

    public Operator operator() {
        return site.operator();
    }

    /** The same step done otherwise: what is drawn of it, without its marks. */
    public Step done(Operator other, List<Operand> on, Value made) {
        return new Step(
                index,
                site.with(other),
                depth,
                stage,
                call,
                callStage,
                statement,
                iteration,
                loops,
                on,
                made,
                assigns,
                assignedView,
                null,
                Marks.NONE,
                counted,
                last);
    }

    public String text() {
        return site.text();
    }

    /** The method that a call names, as it is written: {@code Long.bitCount}. */
    public String called() {
        int parenthesis = text().indexOf('(');
        return parenthesis < 0 ? text() : text().substring(0, parenthesis).strip();
    }

    /**
     * What stands for its operator between pictures: its sign, the method that it calls, or the
     * type that it casts to.
     */
    public String sign() {
        return switch (operator()) {
            case CALL, LIBRARY -> called();
            case CAST -> "(" + result.type() + ")";
            default -> operator().symbol();
        };
    }

    /** How its result is drawn. */
    public DisplayFormat view() {
        return site.resultView();
    }

    /** Whether another step is of the same operator, with its result assigned to the same. */
    public boolean repeats(Step other) {
        return site.equals(other.site) && Objects.equals(assigns, other.assigns);
    }

    /** How the cells of its result are laid out. */
    public BitLayout layout() {
        return BitLayout.of(view(), result);
    }

    public Operand operand(int number) {
        return operands.get(number);
    }

    /** An operand that is a word. */
    public Word word(int number) {
        return operand(number).word();
    }

    /** Its result, if that is a word. */
    public Word word() {
        return (Word) result;
    }

    /** Whether an operand depends on the inputs of the algorithm. */
    public boolean isTraced() {
        return operands.stream().anyMatch(Operand::traced);
    }

    /** What it came to: the value that its variable took, or else its result. */
    public Value outcome() {
        return assigned == null ? result : assigned;
    }

    /** How its outcome is drawn. */
    public DisplayFormat outcomeView() {
        return assigned == null ? view() : assignedView();
    }
}
