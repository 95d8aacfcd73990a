package flipscope.lesson;

import static java.util.stream.Collectors.toUnmodifiableSet;

import flipscope.text.DataFile;
import java.util.Set;

/**
 * Property names of HTML form elements. A field of such a name would hide the property: after
 * {@code <input name="remove">} the form has no {@code remove()} any more.
 */
public final class FormMembers {
    private static final Set<String> NAMES =
            DataFile.lines("/form-members.txt").collect(toUnmodifiableSet());

    private FormMembers() {}

    /** Whether a field must not have this name. */
    public static boolean include(String name) {
        return NAMES.contains(name);
    }
}
