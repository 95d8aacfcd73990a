package flipscope.web.lesson;

import flipscope.lesson.Block;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import gg.jte.Content;
import java.util.Map;

/**
 * The page of a lesson, or of the one block of it that is asked for.
 *
 * @param drawn the blocks that are shown, by their names
 */
public record LessonPage(LessonView view, Map<String, Content> drawn) implements PageView {
    @Override
    public PageContext frame() {
        return view.frame();
    }

    /** A block, by the template of its kind. */
    public Content drawn(Block block) {
        return drawn.get(block.name());
    }

    @Override
    public String spoken() {
        return view.spoken();
    }

    @Override
    public String description() {
        return view.description();
    }
}
