package flipscope.web.sheet;

import flipscope.lesson.Sheet;
import flipscope.sheet.ClassMarks;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import java.util.List;
import java.util.Optional;

/**
 * What a class handed in, marked, for its teacher; or one question of it, for the class.
 *
 * @param sheets all sheets, to choose from
 * @param sheet the chosen one
 * @param lines what was handed in, as it was pasted
 * @param marks what that comes to
 * @param failed the question failed most; alone where it is shown to a class
 */
public record MarksView(
        PageContext frame,
        List<Sheet> sheets,
        Optional<Sheet> sheet,
        String lines,
        Optional<ClassMarks> marks,
        Optional<SlipsView> failed)
        implements PageView {
    private static final int MOST_REFUSED = 50;

    /** Whether the page is for a class: a question without any student. */
    public boolean isForClass() {
        return failed.isPresent() && marks.isEmpty();
    }

    /** The height of a question's bar, in percent of a class that had it right. */
    public int percent(Sheet.Question question) {
        int students = marks.map(each -> each.students().size()).orElse(0);
        return students == 0 ? 0 : 100 * marks.get().right(question) / students;
    }

    /** The first lines that are refused: there may be thousands. */
    public List<ClassMarks.Line> refused() {
        List<ClassMarks.Line> all = marks.map(ClassMarks::refused).orElse(List.of());
        return all.subList(0, Math.min(MOST_REFUSED, all.size()));
    }
}
