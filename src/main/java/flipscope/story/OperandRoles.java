package flipscope.story;

import static flipscope.story.BitNames.areSquares;

import flipscope.trace.Input;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.List;
import java.util.Optional;

/**
 * Describes an operand by how its value was made: {@code White’s discs, files b to g}. Empty if no
 * short description is certain.
 */
record OperandRoles(Narrator narrator) {
    private static final List<String> SIDES = List.of("own", "opponent");

    private Trace trace() {
        return narrator.trace();
    }

    /** {@code Black’s discs} if the operand is some or all discs of a side, or the move. */
    Optional<String> whose(Operand operand) {
        return operand.origin() < 0
                ? input(operand)
                : trace().maker(operand)
                        .filter(step -> step.operator().passesOn())
                        .flatMap(step -> whose(step.operand(0)));
    }

    /** The label above an operand's grid; may be empty. */
    String of(Step step, Operand operand) {
        return !operand.traced() && operand.origin() < 0
                ? constant(operand, step)
                : role(operand).orElse("");
    }

    private Optional<String> role(Operand operand) {
        return operand.origin() < 0 ? input(operand) : trace().maker(operand).flatMap(this::made);
    }

    private Optional<String> input(Operand operand) {
        return operand.traced() ? inputName(operand).flatMap(this::inputWords) : Optional.empty();
    }

    /**
     * Callees may rename inputs, so inputs are found by value; the name only decides between equal
     * values.
     */
    private Optional<String> inputName(Operand operand) {
        List<Input> equal =
                trace().inputs().stream()
                        .filter(each -> each.value().equals(operand.value()))
                        .toList();
        return equal.stream()
                .filter(each -> each.name().equals(operand.text()))
                .findFirst()
                .or(() -> equal.stream().findFirst())
                .map(Input::name);
    }

    private Optional<String> inputWords(String name) {
        TraceContext sides = narrator.traceContext();
        return switch (name) {
            case "own" -> sides.own().flatMap(side -> said("discs", side));
            case "opponent" -> sides.opponent().flatMap(side -> said("discs", side));
            case "move" -> said("move");
            default -> Optional.empty();
        };
    }

    private Optional<String> made(Step step) {
        return switch (step.operator().bitRule()) {
            case AND -> masked(step);
            case SHIFT -> moved(step);
            case OR -> isAllDiscs(step) ? said("all-discs" + cube(step)) : Optional.empty();
            case COMPLEMENT -> turned(step);
            case COPY -> step.operator().passesOn() ? role(step.operand(0)) : Optional.empty();
            default -> Optional.empty();
        };
    }

    /** An input masked by a constant, which says what part of the input is kept. */
    private Optional<String> masked(Step step) {
        boolean second = step.operand(1).traced();
        Operand mask = step.operand(second ? 0 : 1);
        String which = mask.traced() ? "" : constant(mask, step);
        return which.isEmpty()
                ? Optional.empty()
                : whose(step.operand(second ? 1 : 0)).flatMap(role -> said("masked", role, which));
    }

    private Optional<String> moved(Step step) {
        return BoardShift.of(step)
                .map(movement -> movement.label(narrator.messages()))
                .flatMap(way -> whose(step.operand(0)).flatMap(role -> said("moved", role, way)));
    }

    /** {@code ~(own | opponent)}, or the complement of a variable. */
    private Optional<String> turned(Step step) {
        Operand one = step.operand(0);
        if (isAllDiscs(one)) {
            return said("empty" + cube(step));
        }
        return one.text().matches("[a-z]\\w*") && areSquares(one.view())
                ? said("turned", one.text())
                : Optional.empty();
    }

    /** Whether it was made of all discs, so that its complement is the empty squares. */
    boolean isAllDiscs(Operand operand) {
        return trace().maker(operand).filter(this::isAllDiscs).isPresent();
    }

    /** The cube has balls and cells, other boards discs and squares. */
    private static String cube(Step step) {
        return step.view().shape().isCube() ? ".cube" : "";
    }

    private boolean isAllDiscs(Step step) {
        return step.operator() == Operator.OR && step.operands().stream().allMatch(this::isDiscs);
    }

    private boolean isDiscs(Operand operand) {
        return operand.origin() < 0
                && operand.traced()
                && inputName(operand).filter(SIDES::contains).isPresent();
    }

    private String constant(Operand operand, Step step) {
        return narrator.shared().constants.describe(operand.text(), step.site().method());
    }

    private Optional<String> said(String key, Object... arguments) {
        return Optional.of(narrator.text("story.role." + key, arguments));
    }
}
