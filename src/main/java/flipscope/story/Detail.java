package flipscope.story;

import flipscope.text.Slug;
import java.util.Optional;
import java.util.stream.Stream;

/** How closely a reader follows a trace. */
public enum Detail {
    /** One stop per stage. */
    STAGE,
    /** One stop per source line. */
    STATEMENT,
    /** One stop per operation. */
    OPERATION;

    /** The form used in addresses: {@code statement}. */
    public String code() {
        return Slug.of(this);
    }

    public static Optional<Detail> of(String code) {
        return Stream.of(values()).filter(each -> each.code().equals(code)).findFirst();
    }
}
