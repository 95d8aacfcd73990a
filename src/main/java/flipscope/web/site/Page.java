package flipscope.web.site;

/** The templates of whole pages, including the layout. */
public enum Page {
    PLAY("play/page"),
    OWN("play/own/start"),
    OWN_STOP("play/own/stoppage"),
    FILE("play/file"),
    SCORE_FOUR("scorefour/page"),
    REASON("scorefour/reason"),
    TRACE("trace/page"),
    SHEET("trace/overview/sheet"),
    TECHNIQUES("trace/overview/techniques"),
    COMPARE("compare/page"),
    ANALYSIS("play/analysis/page"),
    PUZZLE("play/puzzle/page"),
    OPENINGS("play/opening/page"),
    AGAIN("play/analysis/againpage"),
    CHOICE("play/analysis/choice"),
    COURSE("lesson/course"),
    LESSON("lesson/page"),
    SHEET_START("sheet/start"),
    SHEET_QUESTION("sheet/page"),
    SHEET_END("sheet/end"),
    SHEET_PAPER("sheet/paper"),
    MARKS("sheet/marks"),
    FIGURE("figure/framed"),
    SHARE("share/page"),
    WRITE("write/page"),
    WRITTEN_STEPS("write/steps"),
    HELP("docs/page"),
    BITS("bits/page"),
    BITS_STEPS("bits/steps"),
    ERROR("site/errorpage");

    private final String template;

    Page(String template) {
        this.template = template + ".jte";
    }

    String template() {
        return template;
    }
}
