package flipscope.story;

import java.util.Locale;
import java.util.Optional;

/** How closely a reader follows a trace. */
public enum Detail {
    /** A stop a stage. */
    STAGE,
    /** A stop a line of the source. */
    STATEMENT,
    /** A stop an operation. */
    OPERATION;

    /** As an address has it: {@code statement}. */
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Reads what {@link #code()} writes. */
    public static Optional<Detail> of(String code) {
        for (Detail detail : values()) {
            if (detail.code().equals(code)) {
                return Optional.of(detail);
            }
        }
        return Optional.empty();
    }
}
