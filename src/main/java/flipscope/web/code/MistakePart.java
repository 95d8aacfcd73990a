package flipscope.web.code;

import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.PageView;

/** The mistake alone, which an editor asks for while one types. */
public record MistakePart(PageContext frame, MistakeView mistake) implements PageView {
    public static final PagePart PART = PagePart.of("code/part");

    @Override
    public String spoken() {
        return mistake.said().replace("`", "");
    }
}
