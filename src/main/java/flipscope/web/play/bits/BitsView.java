package flipscope.web.play.bits;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.trace.Word;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The bits of a position, scene by scene.
 *
 * @param kind {@code shot}: how one move is found; {@code compass}: all moves; {@code turned}: what
 *     a move turned
 * @param before the position that the bits are of
 * @param scenes the scenes, in order
 * @param at how many of them are over
 * @param ways what each direction found, clockwise
 * @param steps the technique that is shown, and then the engine's, step by step
 * @param page the address of the game
 * @param front whether a narrow screen shows the bits in place of the discs
 */
public record BitsView(
        Messages words,
        String kind,
        Position before,
        List<Scene> scenes,
        int at,
        List<Way> ways,
        List<NamedLink> steps,
        Link page,
        boolean front) {
    private static final List<Integer> SQUARES = Squares.list(-1);

    public String text(String key, Object... arguments) {
        return words.text("bits." + key, arguments);
    }

    public String headline() {
        boolean none = isCompass() && ways.stream().allMatch(way -> way.found() == 0);
        String later = none ? "headline.none" : "headline.later";
        return text(kind.equals("shot") ? "headline" : later);
    }

    /** The last scene that is over; the first while none is. */
    public Scene scene() {
        return scenes.get(Math.max(0, at - 1));
    }

    /** What is said at this place of the track. */
    public String said() {
        return at == 0 ? text(kind + ".first") : scene().said();
    }

    /** The bits that are shown: none before the first scene. */
    public long shown() {
        return at == 0 ? 0 : scene().bits();
    }

    /** How a bit of the strip looks: at the start the board has to be unrolled first. */
    public String strip(int square) {
        boolean unrolled = at > (kind.equals("shot") ? 1 : 0);
        boolean dropped = Word.has(dropped(), square);
        return dropped ? "dropped" : unrolled && Word.has(shown(), square) ? "on" : "";
    }

    /** Whether the picture is still to begin, so that both sides' numbers are said. */
    public boolean isBefore() {
        return at == 0 && !isCompass();
    }

    /** Whether the bits are read as a number, which the first picture does in its third scene. */
    public boolean isCounted() {
        return at > (kind.equals("shot") ? 2 : 0);
    }

    /** Whether White is the side whose bits these are. */
    public boolean isWhites() {
        return before.toMove() == Side.WHITE;
    }

    /** What each direction found, for the script that shows one after another. */
    public String found() {
        return ways.stream().map(way -> hex(way.found())).collect(Collectors.joining(" "));
    }

    public boolean isCompass() {
        return kind.equals("compass");
    }

    /** The page at a scene, as a still. */
    public String url(int scene) {
        return showing(page.with(BitsRequest.SCENE, scene), true);
    }

    /** The same page with the bits, or the discs, on a narrow screen. */
    public String showing(boolean bits) {
        return showing(page.with(BitsRequest.SCENE, at), bits);
    }

    private static String showing(Link link, boolean bits) {
        return link.with(BitsRequest.SHOW.name(), bits ? BitsRequest.BITS : BitsRequest.DISCS)
                .toString();
    }

    /** The 64 squares, a1 first. */
    public List<Integer> squares() {
        return SQUARES;
    }

    /** What the AND of the fifth scene clears. */
    public long dropped() {
        return kind.equals("shot") && at == 5 ? scenes.get(3).bits() & ~shown() : 0;
    }

    /** How a square of the picture looks. */
    public String cell(int square) {
        boolean inStrip = kind.equals("shot") && (at == 2 || at == 3);
        boolean on = !inStrip && Word.has(shown(), square);
        boolean ring = at > 0 && Word.has(scene().rings(), square);
        boolean ghost = at == 0 && Word.has(before.own(), square);
        return (on ? "on" : "")
                + (ring ? " ring" : "")
                + (ghost ? " ghost" : "")
                + (Word.has(dropped(), square) ? " dropped" : "");
    }

    /** What the picture shows, for whoever hears it. */
    public String alt(long bits) {
        return bits == 0 ? text("alt.none") : text("alt", Squares.names(bits));
    }

    /** The number of each side, before the first scene: the mover's first. */
    public List<String> both() {
        return List.of(
                GameBits.number(words, before.own()), GameBits.number(words, before.opponent()));
    }

    /** A set as 16 hex digits, for the script that moves it. */
    public static String hex(long set) {
        return Word.of(set).text();
    }

    /** The cells of a set, in a picture of ten units a square. */
    public static String cells(long set) {
        return path(set, 1, "h8v8h-8z");
    }

    /** The discs of a set in such a picture. */
    public static String discs(long set) {
        return path(set, 5, "a4 4 0 1 0 8 0a4 4 0 1 0-8 0z");
    }

    private static String path(long set, int below, String shape) {
        return Squares.list(set).stream()
                .map(
                        square ->
                                "M%s %s%s"
                                        .formatted(
                                                10 * Squares.file(square) + 1,
                                                10 * Squares.row(square) + below,
                                                shape))
                .collect(Collectors.joining());
    }
}
