package flipscope.text;

import java.util.Locale;

/** How a constant is called in addresses, style classes, message keys and JSON. */
public final class Slug {
    private Slug() {}

    /** Its name in lower case, with hyphens: {@code UP_LEFT} is {@code up-left}. */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
