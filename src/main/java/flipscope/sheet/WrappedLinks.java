package flipscope.sheet;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Links that a mail program or a table has cut into lines. */
final class WrappedLinks {
    /** How many lines one link may take. */
    private static final int LONGEST = 120;

    /** A code that breaks off at the end of its line: its checksum is not whole yet. */
    private static final Pattern BROKEN_OFF =
            Pattern.compile("(?:^|.*[^\\w-])[\\w-]+\\?(?!\\S*&check=[0-9a-f]{8})\\S*");

    private static final Pattern WHOLE =
            Pattern.compile("\\W?[\\w-]+\\?\\S*&check=[0-9a-f]{8}(?!\\w).*");

    /** The name of a sheet, whose question mark is on the next line. */
    private static final Pattern NAME = Pattern.compile("(?:.*[/\\s])?[\\w-]+");

    private WrappedLinks() {}

    /**
     * The lines with every link on the first of its lines, whose others become empty, so that each
     * keeps its number. What does not become whole stays as it is.
     */
    static List<String> joined(List<String> lines) {
        List<String> all = new ArrayList<>(lines);
        for (int from = 0; from < all.size(); from++) {
            join(all, from);
        }
        return all;
    }

    private static void join(List<String> all, int from) {
        String whole = all.get(from);
        int to = from + 1;
        while (to < Math.min(all.size(), from + LONGEST) && goesOn(whole, all.get(to))) {
            whole = end(whole) + beginning(all.get(to));
            to++;
        }
        if (to > from + 1 && isWhole(whole, end(all.get(from)))) {
            all.set(from, whole);
            all.subList(from + 1, to).replaceAll(rest -> "");
        }
    }

    private static boolean goesOn(String line, String next) {
        String rest = beginning(next);
        boolean another = rest.contains("?student=");
        boolean question = rest.startsWith("?student=") && NAME.matcher(end(line)).matches();
        return question || isBrokenOff(line) && !rest.isEmpty() && !another;
    }

    private static boolean isBrokenOff(String line) {
        return BROKEN_OFF.matcher(end(line)).matches();
    }

    /** Whether the code that broke off at the end of the first line has its checksum now. */
    private static boolean isWhole(String joined, String first) {
        int from = Math.max(first.lastIndexOf(' '), first.lastIndexOf('/')) + 1;
        return WHOLE.matcher(joined).region(from, joined.length()).lookingAt();
    }

    /** Without blanks, and the sign by which mail says that a line goes on. */
    private static String end(String line) {
        String end = line.stripTrailing();
        boolean soft = end.endsWith("=") && !end.endsWith("student=") && !end.endsWith("check=");
        return soft && !end.endsWith("state=") && !end.endsWith("answers=")
                ? end.substring(0, end.length() - 1)
                : end;
    }

    /** Without blanks and the sign of a quotation. */
    private static String beginning(String line) {
        return line.replaceFirst("^[>\\s]+", "").stripTrailing();
    }
}
