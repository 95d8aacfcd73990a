package flipscope.trace;

import static flipscope.trace.Alternative.Kind.INVERTED;
import static flipscope.trace.Alternative.Kind.NO_MASK;
import static flipscope.trace.Alternative.Kind.OTHER_MASK;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** What may stand in place of a mask. */
final class Masks {
    private final Routine routine;

    /**
     * @param routine the method in which the mask is used
     */
    Masks(Routine routine) {
        this.routine = routine;
    }

    /** In place of a constant: the other masks of its class, no mask, all that it leaves out. */
    List<Alternative> constant(Field mask, String written) {
        String owner = written.substring(0, written.lastIndexOf('.') + 1);
        Stream<String> others =
                mask.owner().fields().values().stream()
                        .filter(other -> other != mask && isLike(mask, other))
                        .map(other -> owner + other.name());
        return all(others, mask.type(), written);
    }

    private boolean isLike(Field mask, Field other) {
        return other.type().equals(mask.type())
                && Objects.equals(other.view(), mask.view())
                && (!other.hidden() || other.owner() == routine.owner());
    }

    /** In place of a variable: the parameters that are drawn like it, no mask, all but it. */
    List<Alternative> variable(Local mask) {
        Stream<String> others =
                routine.parameters().stream()
                        .filter(other -> other != mask && isLike(mask, other))
                        .map(Local::name);
        return all(others, mask.type(), mask.name());
    }

    private static boolean isLike(Local mask, Local other) {
        return other.type().equals(mask.type()) && other.view().equals(mask.view());
    }

    /** In place of a number: no mask, all that it leaves out. */
    List<Alternative> literal(Type type, String written) {
        return all(Stream.empty(), type, written);
    }

    private static List<Alternative> all(Stream<String> others, Type type, String written) {
        List<Alternative> all = new ArrayList<>();
        all.add(new Alternative(type.equals(Type.LONG) ? "-1L" : "-1", NO_MASK));
        others.map(name -> new Alternative(name, OTHER_MASK)).forEach(all::add);
        all.add(new Alternative("~" + written, INVERTED));
        return all;
    }
}
