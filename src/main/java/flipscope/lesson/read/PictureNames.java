package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Operand;
import flipscope.trace.Step;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The squares and rows that the picture of a step has, which a text may name. */
final class PictureNames {
    /** What looks like a square: {@code c4}, or {@code b2/3} of the cube. */
    static final String SQUARE = "(?<!\\w)[a-z]\\d(?:/\\d)?(?![\\w/])";

    /** A square, or a row. */
    static final Pattern NAME = Pattern.compile(SQUARE + "|(?<!\\w)[Rr]ow (\\d+)(?!\\w)");

    private final Set<String> squares = new HashSet<>();
    private final TreeSet<String> rows = new TreeSet<>();

    private PictureNames() {}

    static PictureNames of(Step step) {
        PictureNames names = new PictureNames();
        for (Operand operand : step.operands()) {
            names.add(operand.value(), operand.view());
        }
        names.add(step.outcome(), step.outcomeView());
        return names;
    }

    private void add(Value value, DisplayFormat view) {
        if (!(value instanceof Word)) {
            return;
        }
        BitLayout layout = BitLayout.of(view, value);
        for (int bit = 0; bit < layout.bits(); bit++) {
            String name = layout.name(bit);
            if (name.matches(SQUARE)) {
                squares.add(name);
                rows.add(layout.rowName(layout.row(bit)));
            }
        }
    }

    /** The number of the top row; 1 if it has no rows. */
    int firstRow() {
        return rows.isEmpty() ? 1 : Integer.parseInt(rows.first());
    }

    /** The number of the last row; 0 if it has no rows. */
    int lastRow() {
        return rows.isEmpty() ? 0 : Integer.parseInt(rows.last());
    }

    /**
     * A square or row as pages name it: {@code c4}, {@code 3}; or the line between two squares:
     * {@code c5-g1}.
     *
     * @throws Mistake if the picture has none of this name
     */
    String find(String typed) {
        if (typed.matches(SQUARE + "-" + SQUARE)) {
            String[] ends = typed.split("-");
            return find(ends[0]) + "-" + find(ends[1]);
        }
        Matcher name = NAME.matcher(typed);
        if (!name.matches()) {
            throw new Mistake(quoted(typed) + " is neither a square, as c4, nor a row, as row 3");
        }
        return find(name);
    }

    /** A square or row that is named in a text, as pages name it. */
    String find(Matcher found) {
        boolean row = found.group(1) != null;
        String name = found.group(row ? 1 : 0);
        if (!(row ? rows : squares).contains(name)) {
            String told = (row ? "row " : "") + name;
            throw new Mistake("the picture of this step has no " + told + extent());
        }
        return name;
    }

    private String extent() {
        return rows.isEmpty()
                ? "; it has no squares"
                : "; its rows are " + rows.first() + " to " + rows.last();
    }
}
