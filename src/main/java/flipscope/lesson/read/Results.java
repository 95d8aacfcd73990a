package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.meant;
import static flipscope.lesson.read.Problems.quoted;

import flipscope.answer.ExpectedAnswer.Kind;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.Map;

/** What prose may quote of a block, so that no number in a lesson is typed by hand. */
@FunctionalInterface
interface Results {
    /** For a block without values. */
    Results NONE =
            path -> {
                throw new Mistake("this block has no values");
            };

    /**
     * For a block that cannot be read. The mistake is already reported, so references to its values
     * are not.
     */
    Results LOST = path -> new Reading(Kind.TEXT, "…");

    /**
     * The value of a path.
     *
     * @throws Mistake if there is none; the message lists the existing ones
     */
    Reading read(String path);

    /**
     * These values and no others.
     *
     * @param none begins the message about another path: {@code a level has no}
     */
    static Results of(Map<String, Reading> all, String none) {
        return path -> {
            if (all.containsKey(path)) {
                return all.get(path);
            }
            throw new Mistake(none + " " + quoted(path) + meant(path, all.keySet()));
        };
    }

    /** Adds a problem for every false claim: {@code result.squares = c4 d3}. */
    default void check(Fields fields) {
        for (Scalar claim : fields.scalars("claim")) {
            fields.notated("claim", claim.line(), claim.text(), this::checked);
        }
    }

    private String checked(String claim) {
        String[] sides = claim.split("=", 2);
        if (sides.length < 2) {
            throw new Mistake("a path, = and a value are expected: result.count = 4");
        }
        String path = sides[0].strip();
        Reading truth = read(path);
        if (!truth.is(sides[1])) {
            throw new Mistake(path + " is " + truth.text() + ", not " + quoted(sides[1]));
        }
        return claim;
    }
}
