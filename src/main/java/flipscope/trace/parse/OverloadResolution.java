package flipscope.trace.parse;

import flipscope.trace.Type;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Chooses the method of a call: the most specific that takes the arguments, as in Java. */
public final class OverloadResolution {
    private OverloadResolution() {}

    /** The most specific of the candidates that take these arguments, or null if there is none. */
    static <T> T choose(
            List<T> candidates, Function<T, List<Type>> parameters, List<Type> arguments) {
        List<T> fitting =
                candidates.stream().filter(one -> takes(parameters.apply(one), arguments)).toList();
        for (T one : fitting) {
            List<Type> own = parameters.apply(one);
            if (fitting.stream().allMatch(other -> takes(parameters.apply(other), own))) {
                return one;
            }
        }
        return null;
    }

    private static boolean takes(List<Type> parameters, List<Type> arguments) {
        if (parameters.size() != arguments.size()) {
            return false;
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (!TypeRules.assignable(arguments.get(i), parameters.get(i))) {
                return false;
            }
        }
        return true;
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
