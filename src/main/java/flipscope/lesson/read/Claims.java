package flipscope.lesson.read;

import flipscope.lesson.read.Results.Reading;
import flipscope.lesson.read.Results.WrongPath;
import flipscope.lesson.read.Yaml.Scalar;

/** Checks what blocks claim: {@code result.squares = c4 d3}. */
final class Claims {
    private Claims() {}

    /** Adds a problem for every false claim. */
    static void check(RawBlock raw, Results results) {
        for (Scalar claim : raw.fields().scalars("claim")) {
            check(claim, results, raw.problems());
        }
    }

    private static void check(Scalar claim, Results results, Problems problems) {
        String[] sides = claim.text().split("=", 2);
        if (sides.length < 2) {
            problems.add(
                    claim.line(), "claim: a path, = and a value are expected: result.count = 4");
            return;
        }
        try {
            Reading truth = results.read(sides[0].strip());
            if (!truth.is(sides[1])) {
                problems.add(claim.line(), untrue(sides[0].strip(), sides[1].strip(), truth));
            }
        } catch (WrongPath unknown) {
            problems.add(claim.line(), "claim: " + unknown.getMessage());
        }
    }

    private static String untrue(String path, String claimed, Reading truth) {
        return "claim: " + path + " is " + truth.text() + ", not " + Problems.quoted(claimed);
    }
}
