package flipscope.lesson.read;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The values of a block by path. */
@FunctionalInterface
interface Results {
    /** For a block without values. */
    Results NONE =
            path -> {
                throw new WrongPath("this block has no values");
            };

    /**
     * For a block that cannot be read. The mistake is already reported, so references to its values
     * are not.
     */
    Results LOST = path -> new Reading(Reading.Kind.TEXT, "…");

    /**
     * The value of a path.
     *
     * @throws WrongPath if there is none; the message lists the existing ones
     */
    Reading read(String path);

    /**
     * A value.
     *
     * @param kind its notation
     * @param text the text as quoted in a lesson
     */
    record Reading(Kind kind, String text) {

        /** The notation of a value. */
        enum Kind {
            SQUARES,
            HEX,
            NUMBER,
            TEXT
        }

        /**
         * Whether the typed text means this value: squares in any order, hex with or without
         * leading zeros.
         */
        boolean is(String typed) {
            return plain(typed).equals(plain(text));
        }

        private String plain(String value) {
            String lower = value.strip().toLowerCase(Locale.ROOT);
            return switch (kind) {
                case SQUARES -> squares(lower);
                case HEX -> lower.replaceAll("[_\\s]", "").replaceFirst("^0x0*(?=.)", "0x");
                case NUMBER, TEXT -> lower;
            };
        }

        private static String squares(String typed) {
            return Arrays.stream(typed.split("[\\s,]+"))
                    .filter(name -> !name.isEmpty() && !name.equals("none"))
                    .sorted()
                    .distinct()
                    .collect(Collectors.joining(" "));
        }
    }

    /** A path that does not exist. */
    final class WrongPath extends RuntimeException {
        private static final long serialVersionUID = 1L;

        WrongPath(String message) {
            // No stack trace: this is a mistake in a lesson, not a defect.
            super(message, null, false, false);
        }
    }
}
