package flipscope.web;

/** A whole page: layout and all. */
public enum Page {
    HOME("home"),
    PLAY("play/page"),
    FILE("play/file"),
    TRACE("stepper/page"),
    SHEET("share/sheet"),
    TECHNIQUES("stepper/techniques"),
    COMPARE("compare/page"),
    ANALYSIS("analysis/page"),
    CHOICE("analysis/choice"),
    COURSE("lesson/course"),
    LESSON("lesson/page"),
    FIGURE("embed/figure"),
    SHARE("share/page"),
    ERROR("error/page");

    private final String template;

    Page(String template) {
        this.template = template + ".jte";
    }

    String template() {
        return template;
    }
}
