package flipscope.web.view;

/**
 * One technique on the path of its subject.
 *
 * @param title its name
 * @param summary one line on what is special about it
 * @param operations what it costs: {@code 12 operations}
 * @param origin where it comes from: {@code S0}
 * @param engine whether the engine runs this very code
 * @param url its storyboard
 * @param current whether the page is about it
 */
public record TechniqueView(
        String title,
        String summary,
        String operations,
        String origin,
        boolean engine,
        String url,
        boolean current) {}
