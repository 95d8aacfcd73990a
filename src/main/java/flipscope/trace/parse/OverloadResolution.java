package flipscope.trace.parse;

import flipscope.trace.Type;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Chooses the method of a call: the most specific that takes the arguments, as in Java. */
public final class OverloadResolution {
    private OverloadResolution() {}

    /** The most specific of the candidates that take these arguments, or null if there is none. */
    static <T> T choose(
            List<T> candidates, Function<T, List<Type>> parameters, List<Type> arguments) {
        List<T> fitting =
                candidates.stream().filter(one -> takes(parameters.apply(one), arguments)).toList();
        return fitting.stream()
                .filter(
                        one ->
                                fitting.stream()
                                        .map(parameters)
                                        .allMatch(other -> takes(other, parameters.apply(one))))
                .findFirst()
                .orElse(null);
    }

    private static boolean takes(List<Type> parameters, List<Type> arguments) {
        return parameters.size() == arguments.size()
                && IntStream.range(0, arguments.size())
                        .allMatch(i -> TypeRules.assignable(arguments.get(i), parameters.get(i)));
    }

    /** Says which arguments are expected. */
    static String mismatch(String name, List<List<Type>> candidates, List<Type> arguments) {
        String wanted =
                candidates.stream()
                        .map(OverloadResolution::list)
                        .collect(Collectors.joining(" or "));
        return "`" + name + "` takes " + wanted + ", not " + list(arguments);
    }

    private static String list(List<Type> types) {
        return types.stream().map(Type::toString).collect(Collectors.joining(", ", "(", ")"));
    }
}
