package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.Input;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.SourceFile;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import java.util.List;
import java.util.Optional;

/**
 * Describes an operand by how its value was made: {@code White’s discs, files b to g}. Empty if no
 * short description is certain.
 */
final class OperandRoles {
    private final ConstantDescriptions constants;

    OperandRoles(List<SourceFile> sources) {
        this.constants = new ConstantDescriptions(sources);
    }

    /**
     * The description of a value.
     *
     * @param plain whether it describes an input without a mask or a movement
     */
    private record Role(String words, boolean plain) {}

    /** {@code Black’s discs} if the operand is some or all discs of a side; otherwise empty. */
    String whose(StepContext context, Operand operand) {
        return role(context, operand).filter(Role::plain).map(Role::words).orElse("");
    }

    /** The label above an operand's grid; may be empty. */
    String of(StepContext context, Operand operand) {
        if (!operand.traced() && operand.origin() < 0) {
            return constants.describe(operand.text(), context.step().site().method());
        }
        return role(context, operand).map(Role::words).orElse("");
    }

    private Optional<Role> role(StepContext context, Operand operand) {
        if (operand.origin() >= 0) {
            return made(context, context.trace().step(operand.origin()));
        }
        return operand.traced() ? input(context, operand) : Optional.empty();
    }

    private static Optional<Role> input(StepContext context, Operand operand) {
        return inputName(context.trace(), operand)
                .flatMap(name -> inputWords(name, context))
                .map(words -> new Role(words, true));
    }

    /**
     * Callees may rename inputs, so inputs are found by value; the name only decides between equal
     * values.
     */
    private static Optional<String> inputName(Trace trace, Operand operand) {
        List<Input> equal =
                trace.inputs().stream()
                        .filter(each -> each.value().equals(operand.value()))
                        .toList();
        return equal.stream()
                .filter(each -> each.name().equals(operand.text()))
                .findFirst()
                .or(() -> equal.stream().findFirst())
                .map(Input::name);
    }

    private static Optional<String> inputWords(String name, StepContext context) {
        Messages messages = context.messages();
        TraceContext traceContext = context.traceContext();
        return switch (name) {
            case "own" ->
                    traceContext.own(messages).map(side -> messages.text("story.role.discs", side));
            case "opponent" ->
                    traceContext
                            .opponent(messages)
                            .map(side -> messages.text("story.role.discs", side));
            case "move" -> Optional.of(messages.text("story.role.move"));
            default -> Optional.empty();
        };
    }

    private Optional<Role> made(StepContext context, Step step) {
        return switch (step.operator().bitRule()) {
            case AND -> masked(context, step);
            case SHIFT -> moved(context, step);
            case OR -> both(context, step);
            case COMPLEMENT -> turned(context, step);
            case COPY ->
                    step.operator() == Operator.CAST
                            ? Optional.empty()
                            : role(context, step.operand(0));
            case XOR, ADD, SUBTRACT, MULTIPLY, NEGATE, LOOKUP, WHOLE -> Optional.empty();
        };
    }

    /** An input masked by a constant, which says what part of the input is kept. */
    private Optional<Role> masked(StepContext context, Step step) {
        Operand one = step.operand(0);
        Operand other = step.operand(1);
        Operand mask = other.traced() ? one : other;
        Operand whole = other.traced() ? other : one;
        if (mask.traced() || !(mask.value() instanceof Word)) {
            return Optional.empty();
        }
        String which = constants.describe(mask.text(), step.site().method());
        return role(context, whole)
                .filter(role -> role.plain() && !which.isEmpty())
                .map(
                        role ->
                                new Role(
                                        context.say("story.role.masked", role.words(), which),
                                        false));
    }

    private Optional<Role> moved(StepContext context, Step step) {
        Optional<Movement> movement = Movement.of(step);
        return role(context, step.operand(0))
                .filter(role -> role.plain() && movement.isPresent())
                .map(
                        role ->
                                context.say(
                                        "story.role.moved",
                                        role.words(),
                                        movement.get().label(context.messages())))
                .map(words -> new Role(words, false));
    }

    /** {@code own | opponent}. */
    private static Optional<Role> both(StepContext context, Step step) {
        return isAllDiscs(context.trace(), step)
                ? Optional.of(new Role(context.say("story.role.all-discs" + cube(step)), false))
                : Optional.empty();
    }

    /** {@code ~(own | opponent)}, or the complement of a variable. */
    private static Optional<Role> turned(StepContext context, Step step) {
        Operand one = step.operand(0);
        if (isAllDiscs(context.trace(), one)) {
            return Optional.of(new Role(context.say("story.role.empty" + cube(step)), false));
        }
        return one.text().matches("[a-z]\\w*") && BitNames.areSquares(one.view())
                ? Optional.of(new Role(context.say("story.role.turned", one.text()), false))
                : Optional.empty();
    }

    private static boolean isAllDiscs(Trace trace, Operand operand) {
        return operand.origin() >= 0 && isAllDiscs(trace, trace.step(operand.origin()));
    }

    /** The cube has balls and cells, other boards discs and squares. */
    private static String cube(Step step) {
        return step.view().shape() == ViewKind.Shape.CUBE ? ".cube" : "";
    }

    /** Whether a step complements all discs, which gives the empty squares. */
    boolean turnsDiscs(StepContext context) {
        return context.operator() == Operator.COMPLEMENT
                && isAllDiscs(context.trace(), context.operand(0));
    }

    private static boolean isAllDiscs(Trace trace, Step step) {
        return step.operator() == Operator.OR
                && isInput(trace, step.operand(0), "own", "opponent")
                && isInput(trace, step.operand(1), "own", "opponent");
    }

    private static boolean isInput(Trace trace, Operand operand, String... names) {
        return operand.origin() < 0
                && operand.traced()
                && inputName(trace, operand).filter(List.of(names)::contains).isPresent();
    }
}
