package flipscope.story;

import flipscope.text.Slug;
import java.util.Optional;

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
        for (Detail detail : values()) {
            if (detail.code().equals(code)) {
                return Optional.of(detail);
            }
        }
        return Optional.empty();
    }
}
