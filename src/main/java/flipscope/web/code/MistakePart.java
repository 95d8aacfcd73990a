package flipscope.web.code;

import flipscope.web.site.PageContext;
import flipscope.web.site.PageView;

/** The mistake alone, which an editor asks for while one types. */
public record MistakePart(PageContext frame, MistakeView mistake) implements PageView {
    @Override
    public String spoken() {
        return mistake.said().replace("`", "");
    }
}
