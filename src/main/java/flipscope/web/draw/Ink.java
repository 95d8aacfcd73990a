package flipscope.web.draw;

/**
 * What the parts of a picture are drawn with. On a page an ink is a class, whose look is in the
 * style sheets under {@code draw}; a picture that stands alone has the same look as presentation
 * attributes, which every reader of SVG understands. A value that begins with {@code --} is a
 * colour of the theme, one with {@code @} a typeface.
 */
public enum Ink {
    GROUND("grounds", "fill=--cell stroke=--cell stroke-width=2 stroke-linejoin=round"),
    BIT("bit", "fill=--bit stroke=--bit stroke-width=2 stroke-linejoin=round"),
    MASK("bit", "fill=--bit stroke=--bit stroke-width=2 stroke-linejoin=round opacity=.5"),
    DOT("dot", "fill=none stroke=--cell-dot stroke-width=2.4 stroke-linecap=round"),
    ONE(
            "one",
            "fill=none stroke=--on-bit stroke-width=1.8 stroke-linejoin=round stroke-linecap=round"),
    BLACK("fill=--pale-black stroke=--pale-black-edge stroke-width=1.4"),
    WHITE("fill=--pale-white stroke=--pale-white-edge stroke-width=1.4"),
    BLACK_ON_BIT("fill=--pale-black-on stroke=--pale-black-on stroke-width=1.4"),
    WHITE_ON_BIT("fill=--pale-white-on stroke=--on-bit stroke-width=1.4"),

    PIECE_BLACK(
            "piece black",
            "fill=--piece-black stroke=--piece-black-edge stroke-width=1 stroke-linejoin=round"),
    PIECE_WHITE(
            "piece white",
            "fill=--piece-white stroke=--piece-white-edge stroke-width=1.2 stroke-linejoin=round"),
    PIECE_WHITE_ON(
            "piece white on", "fill=--on-bit stroke=--bit stroke-width=1.2 stroke-linejoin=round"),

    GRID("fill=--quiet font-family=@code font-size=10 text-anchor=middle"),
    LABEL(""),
    LAYER("fill=--ink"),
    ARROW("fill=--ink font-size=20"),
    DIGIT("digit", "fill=--cell-ink"),
    DIGIT_ON("digit on", "fill=--on-bit font-weight=700"),

    NEW("m-frame", "fill=none stroke=--mark-new stroke-width=2.2"),
    LOST("m-frame", "fill=none stroke=--mark-lost stroke-width=1.3 stroke-dasharray=3,2.2"),
    WRAP("m-frame", "fill=none stroke=--mark-wrapped stroke-width=1.6"),
    ORIGIN("m-frame", "fill=none stroke=--bit stroke-width=1.3 stroke-dasharray=3,2.4"),
    ROUND("m-frame", "fill=none stroke=--mark-wrapped stroke-width=1.3 stroke-dasharray=3,2.4"),
    OFF("m-frame", "fill=none stroke=--mark-lost stroke-width=1.3 stroke-dasharray=3,2.4"),
    TOOK("fill=none stroke=--mark-lost stroke-width=2.4"),
    HATCH("hatch", "fill=none stroke=--mark-wrapped stroke-width=2"),
    M_WRAP("m-wrap", "fill=none stroke=--on-bit stroke-width=1.6"),
    M_NEW("m-new", "fill=none stroke=--on-bit stroke-width=1.6"),
    M_LOST("m-lost", "fill=none stroke=--mark-lost stroke-width=2"),
    M_CARRY("m-carry", "fill=--mark-carry opacity=.62"),
    M_CARRY_ON("m-carry", "fill=--carry-on"),
    M_ORIGIN("m-origin", "fill=none stroke=--bit stroke-width=1.6"),
    M_ROUND("m-origin", "fill=none stroke=--mark-wrapped stroke-width=1.6"),
    M_OFF("m-origin", "fill=none stroke=--mark-lost stroke-width=1.6"),
    MEETING("fill=--cell-ink font-size=8 font-weight=700"),

    FELL("fill=none stroke=--mark-lost stroke-width=1.2"),
    FELL_COUNT("fill=--mark-lost text-anchor=start"),
    GHOST("fill=none stroke=--line stroke-dasharray=2,3"),
    GHOST_NAME("", "", "stroke=--raised stroke-width=6"),
    LANE("fill=none stroke=--ink stroke-width=1"),
    NUMBER("", "fill=--ink font-size=12 font-weight=700", "stroke=--raised stroke-width=3.5"),

    /** Round the result of a step, on its page. */
    RIM("rim", ""),

    MOVING("fill=--bit stroke=--bit stroke-width=2 stroke-linejoin=round opacity=.86"),
    VEIL("fill=--veil stroke=--veil stroke-width=2"),
    OUTLINE("fill=none stroke=--bit stroke-width=2.4"),
    CARRY("", "fill=--mark-carry", "stroke=--raised stroke-width=2.5"),
    MET("", "fill=--on-bit font-weight=700", "stroke=--bit stroke-width=6"),
    VALUE("fill=--bit font-size=40"),

    SUM("sum", "fill=--quiet font-size=8 text-anchor=start", "stroke=--raised stroke-width=2"),
    OLD("old", "font-size=15"),
    INDEX("index", "fill=none stroke=--ink stroke-width=2.5"),
    BIG("big", "fill=--ink font-size=40"),
    LONG("big long", "fill=--ink font-size=23"),
    WORD("big", "fill=--ink font-size=26"),
    NOTE("note", "font-size=12"),
    TRUE("truth", "fill=--ink stroke=--ink stroke-width=2"),
    TICK("m-truth", "fill=none stroke=--raised stroke-width=4"),
    FALSE("truth", "fill=none stroke=--ink stroke-width=2"),
    CROSS("m-truth", "fill=none stroke=--ink stroke-width=3"),
    FORK("fill=none stroke=--line-strong stroke-dasharray=3,3"),
    FORK_NAME("font-family=@text font-size=13 text-anchor=start"),
    TAKEN("fill=none stroke=--ink stroke-width=2.5"),
    TAKEN_NAME("fill=--ink font-family=@text font-size=13 font-weight=700 text-anchor=start"),
    CHOSEN("frame", "fill=none stroke=--ink stroke-width=2.5"),
    CHOSEN_NAME("fill=--ink font-weight=700"),
    ENTRY_VALUE("value", "fill=--ink font-size=20"),
    CLEAR("fill=--cell"),
    SET("on", "fill=--bit"),

    PAPER("fill=--raised"),
    BOARD("ground", "fill=--board stroke=--board-edge stroke-width=2"),
    BOARD_LINES("lines", "fill=none stroke=--board-line"),
    BOARD_NAME("fill=--quiet font-size=11 text-anchor=middle"),
    DISC_BLACK("black", "fill=--disc-black"),
    DISC_WHITE("white", "fill=--disc-white"),
    LEGAL("legal", "fill=none stroke=--on-board stroke-width=2"),
    MARKED("marked", "fill=none stroke=--board-marked stroke-width=3"),

    CUBE_FLOOR("fill=--board-line stroke=--board-edge stroke-width=2 stroke-linejoin=round"),
    CUBE_NAME("fill=--on-board font-family=@text font-size=13 text-anchor=middle"),
    ROD("fill=none stroke=--on-board stroke-width=3 stroke-linecap=round opacity=.55"),
    BALL_BLACK("fill=--disc-black stroke=--board-edge stroke-width=1.5"),
    BALL_WHITE("fill=--disc-white stroke=--board-edge stroke-width=1.5"),
    BALL_HOLE("fill=--board-line stroke=--board-edge stroke-width=1.5"),
    ROW_EDGE("fill=none stroke=--disc-black stroke-width=9 stroke-linecap=round"),
    ROW("fill=none stroke=--board-marked stroke-width=5 stroke-linecap=round"),
    FOUR("fill=--board-line stroke=--disc-white stroke-width=2.5"),
    FOUR_FLOATING("fill=none stroke=--disc-white stroke-width=2.5 stroke-dasharray=4,4"),
    FOUR_WHITE("fill=none stroke=--disc-white stroke-width=4");

    private final String css;
    private final String look;
    private final String halo;

    Ink(String look) {
        this("", look);
    }

    Ink(String css, String look) {
        this(css, look, "");
    }

    Ink(String css, String look, String halo) {
        this.css = css;
        this.look = look;
        this.halo = halo;
    }

    /** Its class on a page; empty where the group around it says it. */
    String css() {
        return css;
    }

    /** The attributes where it stands alone, as {@code name=value}, with spaces between. */
    public String look() {
        return look;
    }

    /**
     * The attributes of what lies under its letters; not every reader can paint the stroke first.
     */
    public String halo() {
        return halo;
    }
}
