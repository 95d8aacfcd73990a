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
    String whose(StepContext telling, Operand operand) {
        return role(telling, operand).filter(Role::plain).map(Role::words).orElse("");
    }

    /** The label above an operand's grid; may be empty. */
    String of(StepContext telling, Operand operand) {
        if (!operand.traced() && operand.origin() < 0) {
            return constants.describe(operand.text(), telling.step().site().method());
        }
        return role(telling, operand).map(Role::words).orElse("");
    }

    private Optional<Role> role(StepContext telling, Operand operand) {
        if (operand.origin() >= 0) {
            return made(telling, telling.trace().steps().get(operand.origin()));
        }
        return operand.traced() ? input(telling, operand) : Optional.empty();
    }

    private static Optional<Role> input(StepContext telling, Operand operand) {
        return inputName(telling.trace(), operand)
                .flatMap(name -> inputWords(name, telling))
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

    private static Optional<String> inputWords(String name, StepContext telling) {
        Messages messages = telling.messages();
        Scene scene = telling.scene();
        return switch (name) {
            case "own" -> scene.own(messages).map(side -> messages.text("story.role.discs", side));
            case "opponent" ->
                    scene.opponent(messages).map(side -> messages.text("story.role.discs", side));
            case "move" -> Optional.of(messages.text("story.role.move"));
            default -> Optional.empty();
        };
    }

    private Optional<Role> made(StepContext telling, Step step) {
        return switch (step.operator()) {
            case AND -> masked(telling, step);
            case LEFT, RIGHT, RIGHT_ZERO -> moved(telling, step);
            case OR -> both(telling, step);
            case COMPLEMENT -> turned(telling, step);
            case ASSIGN, RETURN -> role(telling, step.operands().get(0));
            case ADD,
                    SUBTRACT,
                    MULTIPLY,
                    DIVIDE,
                    REMAINDER,
                    XOR,
                    LESS,
                    LESS_EQUAL,
                    GREATER,
                    GREATER_EQUAL,
                    EQUAL,
                    NOT_EQUAL,
                    NEGATE,
                    NOT,
                    BOTH,
                    EITHER,
                    CHOOSE,
                    CAST,
                    LOOKUP,
                    CALL,
                    LIBRARY ->
                    Optional.empty();
        };
    }

    /** An input masked by a constant, which says what part of the input is kept. */
    private Optional<Role> masked(StepContext telling, Step step) {
        Operand one = step.operands().get(0);
        Operand other = step.operands().get(1);
        Operand mask = other.traced() ? one : other;
        Operand whole = other.traced() ? other : one;
        if (mask.traced() || !(mask.value() instanceof Word)) {
            return Optional.empty();
        }
        String which = constants.describe(mask.text(), step.site().method());
        return role(telling, whole)
                .filter(role -> role.plain() && !which.isEmpty())
                .map(
                        role ->
                                new Role(
                                        telling.say("story.role.masked", role.words(), which),
                                        false));
    }

    private Optional<Role> moved(StepContext telling, Step step) {
        Optional<Movement> movement = Movement.of(step);
        return role(telling, step.operands().get(0))
                .filter(role -> role.plain() && movement.isPresent())
                .map(
                        role ->
                                telling.say(
                                        "story.role.moved",
                                        role.words(),
                                        Movements.label(telling.messages(), movement.get())))
                .map(words -> new Role(words, false));
    }

    /** {@code own | opponent}. */
    private static Optional<Role> both(StepContext telling, Step step) {
        return isAllDiscs(telling.trace(), step)
                ? Optional.of(new Role(telling.say("story.role.all-discs" + cube(step)), false))
                : Optional.empty();
    }

    /** {@code ~(own | opponent)}, or the complement of a variable. */
    private static Optional<Role> turned(StepContext telling, Step step) {
        Operand one = step.operands().get(0);
        if (isAllDiscs(telling.trace(), one)) {
            return Optional.of(new Role(telling.say("story.role.empty" + cube(step)), false));
        }
        return one.text().matches("[a-z]\\w*") && BitNames.areSquares(one.view())
                ? Optional.of(new Role(telling.say("story.role.turned", one.text()), false))
                : Optional.empty();
    }

    private static boolean isAllDiscs(Trace trace, Operand operand) {
        return operand.origin() >= 0 && isAllDiscs(trace, trace.steps().get(operand.origin()));
    }

    /** The cube has balls and cells, other boards discs and squares. */
    private static String cube(Step step) {
        return step.site().resultView().shape() == ViewKind.Shape.CUBE ? ".cube" : "";
    }

    /** Whether a step complements all discs, which gives the empty squares. */
    boolean turnsDiscs(StepContext telling) {
        return telling.step().operator() == Operator.COMPLEMENT
                && isAllDiscs(telling.trace(), telling.operand(0));
    }

    private static boolean isAllDiscs(Trace trace, Step step) {
        return step.operator() == Operator.OR
                && isInput(trace, step.operands().get(0), "own", "opponent")
                && isInput(trace, step.operands().get(1), "own", "opponent");
    }

    private static boolean isInput(Trace trace, Operand operand, String... names) {
        return operand.origin() < 0
                && operand.traced()
                && inputName(trace, operand).filter(List.of(names)::contains).isPresent();
    }
}
