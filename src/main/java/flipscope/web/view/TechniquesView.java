package flipscope.web.view;

import java.util.List;

/** Every technique, a path a subject. */
public record TechniquesView(Frame frame, List<PathView> paths, List<CreditView> credits)
        implements Shown {}
