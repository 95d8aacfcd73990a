package flipscope.web.site;

/** The parts of pages that htmx fetches alone; the page includes the same template. */
public enum PagePart {
    GAME("play/game"),
    OWN_STOP("play/own/stop"),
    FILE("play/games"),
    SCORE_FOUR("scorefour/game"),
    STEPPER("trace/part"),
    STEP("trace/step/moved"),
    COMPARISON("compare/part"),
    TRACE("trace/whole"),
    ANALYSIS("play/analysis/review"),
    POSITION("play/analysis/fragment"),
    PUZZLE("play/puzzle/part"),
    OPENINGS("play/opening/part"),
    AGAIN("play/analysis/again"),
    GROWING("play/analysis/growing"),
    TASK("write/part"),
    MISTAKE("code/part"),
    WRITTEN_STEPS("write/stepper"),
    BITS("bits/bits"),
    BITS_DRAWN("bits/typed"),
    BITS_STEPS("bits/stepper"),
    BLOCK("lesson/asked"),
    PANEL("share/panel"),
    ERROR("site/error");

    private final String template;

    PagePart(String template) {
        this.template = template + ".jte";
    }

    /** Whether it shows a step, which is fetched ahead. */
    boolean isOfStepper() {
        return this == STEPPER || this == STEP;
    }

    String template() {
        return template;
    }
}
