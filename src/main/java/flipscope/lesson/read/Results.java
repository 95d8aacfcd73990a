package flipscope.lesson.read;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;

/** The values of a block, by their paths. */
@FunctionalInterface
interface Results {
    /** Those of a block that has none. */
    Results NONE =
            path -> {
                throw new WrongPath("this block has no values");
            };

    /**
     * Those of a block that cannot be read. That is a mistake already; nobody need hear of it again
     * wherever a value of it is asked for.
     */
    Results LOST = path -> new Reading(Reading.Kind.TEXT, "…");

    /**
     * The value of a path.
     *
     * @throws WrongPath if there is none; the message says which there are
     */
    Reading read(String path);

    /**
     * A value.
     *
     * @param kind how it is written
     * @param text as a lesson quotes it
     */
    record Reading(Kind kind, String text) {

        /** How a value is written. */
        enum Kind {
            SQUARES,
            HEX,
            NUMBER,
            TEXT
        }

        /** Whether somebody meant this value: squares in any order, hex with or without zeros. */
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

    /** A path that leads nowhere. */
    final class WrongPath extends RuntimeException {
        private static final long serialVersionUID = 1L;

        WrongPath(String message) {
            // No stack trace: this is a mistake in a lesson, not a defect.
            super(message, null, false, false);
        }
    }
}
