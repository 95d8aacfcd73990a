package flipscope.trace.edit;

import static flipscope.trace.edit.Alternative.Kind.INVERTED;
import static flipscope.trace.edit.Alternative.Kind.NO_MASK;
import static flipscope.trace.edit.Alternative.Kind.OTHER_MASK;

import flipscope.trace.Type;
import flipscope.trace.parse.Field;
import flipscope.trace.parse.Local;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.ViewRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Replacements for masks. */
final class MaskAlternatives {
    private final Routine routine;
    private final ViewRules views;

    /**
     * @param routine the method that uses the mask
     * @param views how its values are drawn
     */
    MaskAlternatives(Routine routine, ViewRules views) {
        this.routine = routine;
        this.views = views;
    }

    /** For a constant: the other masks of its class, no mask, its complement. */
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

    /** For a variable: parameters with the same view, no mask, its complement. */
    List<Alternative> variable(Local mask) {
        Stream<String> others =
                routine.parameters().stream()
                        .filter(other -> other != mask && isLike(mask, other))
                        .map(Local::name);
        return all(others, mask.type(), mask.name());
    }

    private boolean isLike(Local mask, Local other) {
        return other.type().equals(mask.type()) && views.of(other).equals(views.of(mask));
    }

    /** For a number: no mask, its complement. */
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
