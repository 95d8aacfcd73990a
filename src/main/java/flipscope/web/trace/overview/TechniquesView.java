package flipscope.web.trace.overview;

import flipscope.web.site.PageFrame;
import flipscope.web.site.PageView;
import flipscope.web.trace.head.CreditView;
import flipscope.web.trace.head.PathView;
import java.util.List;

/** Every technique, one path for each topic. */
public record TechniquesView(PageFrame frame, List<PathView> paths, List<CreditView> credits)
        implements PageView {}
