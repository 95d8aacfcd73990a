package flipscope.web.trace.overview;

import flipscope.web.draw.GridView;
import flipscope.web.page.PageContext;
import flipscope.web.page.PageView;
import flipscope.web.trace.head.CreditView;
import flipscope.web.trace.head.TechniqueView;
import java.util.List;

/** Every technique, in families: where one looks for an algorithm without knowing its name. */
public record TechniquesView(PageContext frame, List<FamilyView> families, List<CreditView> credits)
        implements PageView {

    /** Its name in a list; for one of somebody's own its title. */
    public String brief(TechniqueView technique) {
        String key = "techniques.brief." + technique.technique().id();
        return frame.words().has(key) ? text(key) : technique.technique().title();
    }

    /**
     * Techniques that do the same work or belong to one game.
     *
     * @param name its id: {@code mobility}
     * @param path its techniques, simplest first
     * @param shown the id of the one that its picture is of
     * @param picture a step of that one
     */
    public record FamilyView(
            String name, List<TechniqueView> path, String shown, GridView picture) {}
}
