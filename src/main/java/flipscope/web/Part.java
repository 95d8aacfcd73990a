package flipscope.web;

/** The part of a page that htmx fetches alone; its page includes the same template. */
public enum Part {
    GAME("play/game"),
    FILE("play/games"),
    STEPPER("stepper/part"),
    COMPARISON("compare/part"),
    TRACE("stepper/whole"),
    ANALYSIS("analysis/review"),
    GROWING("analysis/growing"),
    BLOCK("lesson/asked"),
    PANEL("share/panel"),
    ERROR("error/message");

    private final String template;

    Part(String template) {
        this.template = template + ".jte";
    }

    String template() {
        return template;
    }
}
