package flipscope.web.write;

import java.util.List;

/**
 * The code of a task, as far as it can be changed.
 *
 * @param prefix what its ids begin with, where there may be several on a page
 * @param form {@code choose}, {@code order}, {@code fill} or {@code write}
 * @param action where it is sent
 * @param task the name of the task
 * @param code all of it
 * @param rows the code line by line, where something is chosen or filled in; else empty
 * @param lines the code in lines, where lines are put in order
 * @param other the page on which all of it is typed, or back from there; null if there is none
 * @param whole whether all of it is typed although the task leaves only a part of it open
 * @param refused why it was not taken, or empty
 */
public record EditorView(
        String prefix,
        String form,
        String action,
        String task,
        String code,
        List<RowView> rows,
        OrderView lines,
        String other,
        boolean whole,
        String refused) {

    /** The id of one of its elements. */
    public String id(String name) {
        return prefix + name;
    }

    /** The numbers of the lines, one a line. */
    public String numbers() {
        StringBuilder numbers = new StringBuilder();
        for (int line = 1; line <= height(); line++) {
            numbers.append(line).append('\n');
        }
        return numbers.toString();
    }

    /** How many lines it has; at least as many as leave room to write. */
    public int height() {
        return Math.max(6, (int) code.lines().count() + 1);
    }

    /** A line of code. */
    public record RowView(List<PieceView> pieces) {}

    /**
     * A piece of a line, and the blank after it.
     *
     * @param blank what stands in the blank; null where there is none
     * @param number the number of the blank, from 1
     * @param size how many letters it has room for
     * @param choices what can be chosen; empty where it is typed
     */
    public record PieceView(
            String text, String blank, int number, int size, List<String> choices) {}

    /**
     * Lines to be put in order.
     *
     * @param header the lines above them
     * @param placed those in the code
     * @param left those that are not
     */
    public record OrderView(List<String> header, List<LineView> placed, List<LineView> left) {}

    /**
     * A line.
     *
     * @param url puts it at the end of the code, or takes it out
     * @param up moves it up; null for the first, and for one that is not in the code
     * @param down moves it down; null for the last, and for one that is not in the code
     */
    public record LineView(int number, String text, String url, String up, String down) {}
}
