package flipscope.web.sheet;

import flipscope.lesson.Sheet;
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
        Optional<ClassView> marks,
        Optional<SlipsView> failed)
        implements PageView {
    /** Whether the page is for a class: a question without any student. */
    public boolean isForClass() {
        return failed.isPresent() && marks.isEmpty();
    }
}
