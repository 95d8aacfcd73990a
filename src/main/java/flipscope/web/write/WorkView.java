package flipscope.web.write;

import flipscope.judge.Form;
import flipscope.judge.Task;
import flipscope.text.Slug;
import flipscope.web.code.EditorView;
import java.util.List;
import java.util.Optional;

/**
 * The code for a task, as far as it can be changed.
 *
 * @param prefix what its ids begin with, where there may be several on a page
 * @param refused why the code was not taken, or empty
 * @param form how it is changed
 * @param may the operators to choose from, or all that can be typed
 * @param other the page on which all of it is typed, or back from there
 * @param editor its field, where all of it is typed
 * @param rows the code line by line, where blanks are filled
 * @param placed the lines in the code, where they are put in order
 * @param left the lines that are not in the code
 */
public record WorkView(
        Task task,
        String prefix,
        String refused,
        Form form,
        String code,
        String may,
        Optional<String> other,
        Optional<EditorView> editor,
        List<List<Piece>> rows,
        List<Line> placed,
        List<Line> left) {

    /**
     * A piece of a line, and the blank after it.
     *
     * @param number the number of the blank, from 1; 0 where there is none
     * @param typed what stands in the blank
     * @param size how many letters it has room for
     */
    public record Piece(String text, int number, String typed, int size) {
        public boolean hasBlank() {
            return number > 0;
        }
    }

    /**
     * A line that is put in order.
     *
     * @param url puts it at the end of the code, or takes it out
     * @param up moves it up, unless it is the first or not in the code
     * @param down moves it down, unless it is the last or not in the code
     */
    public record Line(
            int number, String text, String url, Optional<String> up, Optional<String> down) {}

    /** The id of an element. */
    public String id(String name) {
        return prefix + name;
    }

    /** Whether it stands inside another page. */
    public boolean isInPlace() {
        return !prefix.isEmpty();
    }

    /** Whether the code of an algorithm is changed. */
    public boolean isChange() {
        return task.original().isPresent();
    }

    /** {@code choose}, {@code order}, {@code fill} or {@code write}. */
    public String style() {
        return Slug.of(form);
    }

    public boolean isTyped() {
        return form == Form.WRITE;
    }

    public boolean isOrdered() {
        return form == Form.ORDER;
    }

    /** Whether all of it is typed although the task leaves only a part of it open. */
    public boolean isWhole() {
        return isTyped() && task.form() != Form.WRITE;
    }

    /** The lines above those to be put in order. */
    public List<String> header() {
        return task.header().lines().toList();
    }
}
