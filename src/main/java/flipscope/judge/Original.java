package flipscope.judge;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Samples;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Method;
import flipscope.trace.Parameter;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.run.StepBudget;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * An algorithm whose inputs are given.
 *
 * @param wanted the method of its file that returns what is wanted: the algorithm’s own where its
 *     code is changed
 */
public record Original(Technique technique, Method wanted) implements Inputs {
    /** What is wanted. */
    Value result(TestCase at, StepBudget budget) {
        return technique.program().run(budget, wanted, at.arguments(wanted));
    }

    List<String> names() {
        return technique.method().names();
    }

    private boolean sides() {
        return names().containsAll(List.of("own", "opponent"));
    }

    /** Balls stand on others, so none of a cube is taken away. */
    @Override
    public int changeable() {
        return (int)
                (technique.takes(From.BOARD)
                        ? 0
                        : technique.inputs().stream().takeWhile(Original::isSet).count());
    }

    private static boolean isSet(Parameter input) {
        return input.type().equals(Type.LONG)
                && input.view().shape() != DisplayFormat.Shape.NUMBER
                && Technique.from(input) != From.MOVE;
    }

    @Override
    public boolean movable() {
        return technique.inputs().stream()
                .allMatch(each -> each.view().equals(DisplayFormat.BOARD));
    }

    @Override
    public boolean isValid(TestCase at) {
        if (sides() && (of("own", at) & of("opponent", at)) != 0) {
            return false;
        }
        boolean moves = !technique.takes(From.MOVE) || isLegalMove(at, of("move", at));
        return moves && technique.allows(at.sets());
    }

    /** The bits of the input of that name; 0 where there is none. */
    private long of(String name, TestCase at) {
        int index = names().indexOf(name);
        return index < 0 ? 0 : at.set(index);
    }

    @Override
    public TestCase example() {
        return of(technique.bind(ChosenInputs.EXAMPLE));
    }

    private static TestCase of(Arguments bound) {
        return new TestCase(bound.words().stream().map(Word::bits).toList());
    }

    @Override
    public Stream<TestCase> cases() {
        return Stream.concat(
                Stream.of(example()),
                Samples.of(technique)
                        .flatMap(chosen -> technique.bound(chosen).stream())
                        .map(Original::of));
    }

    @Override
    public Optional<Position> position(TestCase at) {
        return technique.takes(From.POSITION) && sides()
                ? Optional.of(new Position(of("own", at), of("opponent", at), Side.BLACK))
                : Optional.empty();
    }

    @Override
    public DisplayFormat view(int parameter) {
        return technique.inputs().get(parameter).view();
    }
}
