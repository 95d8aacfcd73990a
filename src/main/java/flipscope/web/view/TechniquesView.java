package flipscope.web.view;

import java.util.List;

/** Every technique, a path a subject. */
public record TechniquesView(Frame frame, List<PathView> paths, List<SourceName> sources)
        implements Shown {

    /** An article that techniques come from: {@code S0} and its title. */
    public record SourceName(String code, String title) {}
}
