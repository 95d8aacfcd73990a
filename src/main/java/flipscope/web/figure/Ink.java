package flipscope.web.figure;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * How the parts of a picture look: presentation attributes, which every reader of SVG understands.
 * A value that begins with {@code --} is a colour of the theme. The same looks are given to pages
 * by {@code draw/grid.css}.
 */
enum Ink {
    GROUND("fill=--cell stroke=--cell stroke-width=2 stroke-linejoin=round"),
    BIT("fill=--bit stroke=--bit stroke-width=2 stroke-linejoin=round"),
    MASK("fill=--bit stroke=--bit stroke-width=2 stroke-linejoin=round opacity=.5"),
    DOT("fill=none stroke=--cell-dot stroke-width=2.4 stroke-linecap=round"),
    ONE("fill=none stroke=--on-bit stroke-width=1.8 stroke-linejoin=round stroke-linecap=round"),
    BLACK_EDGE("fill=--ring-black-within stroke=--ring-black-edge stroke-width=4.4"),
    BLACK("fill=none stroke=--ring-black stroke-width=3"),
    WHITE_EDGE("fill=none stroke=--ring-white-edge stroke-width=4.6"),
    WHITE("fill=none stroke=--ring-white stroke-width=2.4"),

    WHITE_ON_BIT_EDGE("fill=none stroke=--on-bit stroke-width=4.6"),
    WHITE_ON_BIT("fill=none stroke=--bit stroke-width=2.4"),

    GRID("fill=--quiet font-family=@code font-size=10 text-anchor=middle"),
    LABEL(""),
    LAYER("fill=--ink"),
    ARROW("fill=--ink font-size=20"),
    DIGIT("fill=--cell-ink"),
    DIGIT_ON("fill=--on-bit font-weight=700"),

    NEW("fill=none stroke=--mark-new stroke-width=2.2"),
    LOST("fill=none stroke=--mark-lost stroke-width=1.3 stroke-dasharray=3,2.2"),
    WRAP("fill=none stroke=--mark-wrapped stroke-width=1.6"),
    ORIGIN("fill=none stroke=--bit stroke-width=1.3 stroke-dasharray=3,2.4"),
    ROUND("fill=none stroke=--mark-wrapped stroke-width=1.3 stroke-dasharray=3,2.4"),
    OFF("fill=none stroke=--mark-lost stroke-width=1.3 stroke-dasharray=3,2.4"),
    TOOK("fill=none stroke=--mark-lost stroke-width=2.4"),
    HATCH("fill=none stroke=--mark-wrapped stroke-width=2"),
    M_WRAP("fill=none stroke=--on-bit stroke-width=1.6"),
    M_NEW("fill=none stroke=--on-bit stroke-width=1.6"),
    M_LOST("fill=none stroke=--mark-lost stroke-width=2"),
    M_CARRY("fill=--mark-carry opacity=.62"),
    M_CARRY_ON("fill=--carry-on"),
    M_ORIGIN("fill=none stroke=--bit stroke-width=1.6"),
    M_ROUND("fill=none stroke=--mark-wrapped stroke-width=1.6"),
    M_OFF("fill=none stroke=--mark-lost stroke-width=1.6"),
    MEETING("fill=--cell-ink font-size=8 font-weight=700"),

    FELL("fill=none stroke=--mark-lost stroke-width=1.2"),
    FELL_COUNT("fill=--mark-lost text-anchor=start"),
    GHOST("fill=none stroke=--line stroke-dasharray=2,3"),
    GHOST_NAME("", "stroke=--raised stroke-width=6"),
    LANE("fill=none stroke=--ink stroke-width=1"),
    NUMBER("fill=--ink font-size=12 font-weight=700", "stroke=--raised stroke-width=3.5"),

    MOVING("fill=--bit stroke=--bit stroke-width=2 stroke-linejoin=round opacity=.86"),
    VEIL("fill=--veil stroke=--veil stroke-width=2"),
    OUTLINE("fill=none stroke=--bit stroke-width=2.4"),
    CARRY("fill=--mark-carry", "stroke=--raised stroke-width=2.5"),
    MET("fill=--on-bit font-weight=700", "stroke=--bit stroke-width=6"),
    VALUE("fill=--bit font-size=40"),

    SUM("fill=--quiet font-size=8 text-anchor=start", "stroke=--raised stroke-width=2"),
    OLD("font-size=15"),
    INDEX("fill=none stroke=--ink stroke-width=2.5"),
    BIG("fill=--ink font-size=40"),
    WORD("fill=--ink font-size=26"),
    NOTE("font-size=12"),
    TRUE("fill=--ink stroke=--ink stroke-width=2"),
    TICK("fill=none stroke=--raised stroke-width=4"),
    FALSE("fill=none stroke=--ink stroke-width=2"),
    CROSS("fill=none stroke=--ink stroke-width=3"),
    FORK("fill=none stroke=--line-strong stroke-dasharray=3,3"),
    FORK_NAME("font-family=@text font-size=13 text-anchor=start"),
    TAKEN("fill=none stroke=--ink stroke-width=2.5"),
    TAKEN_NAME("fill=--ink font-family=@text font-size=13 font-weight=700 text-anchor=start"),
    CHOSEN("fill=none stroke=--ink stroke-width=2.5"),
    CHOSEN_NAME("fill=--ink font-weight=700"),
    ENTRY_VALUE("fill=--ink font-size=20"),
    CLEAR("fill=--cell"),
    SET("fill=--bit"),

    PAPER("fill=--raised"),
    BOARD("fill=--board stroke=--board-edge stroke-width=2"),
    BOARD_LINES("fill=none stroke=--board-line"),
    BOARD_NAME("fill=--quiet font-size=11 text-anchor=middle"),
    DISC_BLACK("fill=--disc-black"),
    DISC_WHITE("fill=--disc-white"),
    LEGAL("fill=none stroke=--on-board stroke-width=2"),
    MARKED("fill=none stroke=--board-marked stroke-width=3"),

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

    private final String look;
    private final String halo;

    Ink(String look) {
        this(look, "");
    }

    Ink(String look, String halo) {
        this.look = look;
        this.halo = halo;
    }

    /** The ink of what moves, by its shape. */
    static Ink moving(String shape) {
        return switch (shape) {
            case "bit" -> MOVING;
            case "carry", "borrow" -> CARRY;
            case "carry-trail", "borrow-trail" -> M_CARRY;
            case "fallen" -> FELL;
            case "meeting" -> MET;
            default -> valueOf(shape.toUpperCase(Locale.ROOT));
        };
    }

    boolean hasHalo() {
        return !halo.isEmpty();
    }

    /** The attributes in a theme. */
    Map<String, String> look(Palette palette) {
        return attributes(look, palette);
    }

    /** What lies under its letters; not every reader can paint the stroke first. */
    Map<String, String> halo(Palette palette) {
        return attributes(look + " " + halo, palette);
    }

    private static Map<String, String> attributes(String words, Palette palette) {
        Map<String, String> attributes = new LinkedHashMap<>();
        for (String word : words.strip().split(" ")) {
            int equals = word.indexOf('=');
            if (equals > 0) {
                attributes.put(
                        word.substring(0, equals), value(word.substring(equals + 1), palette));
            }
        }
        return attributes;
    }

    private static String value(String word, Palette palette) {
        return switch (word) {
            case "@code" -> FontStyle.CODE_FACE;
            case "@text" -> FontStyle.TEXT_FACE;
            default -> word.startsWith("--") ? colour(palette, word.substring(2)) : word;
        };
    }

    /** SVG has no word for what shows through. */
    private static String colour(Palette palette, String name) {
        String colour = palette.colour(name);
        return colour.equals("transparent") ? "none" : colour;
    }
}
