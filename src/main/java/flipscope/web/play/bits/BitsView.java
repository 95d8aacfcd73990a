package flipscope.web.play.bits;

import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.story.motion.GameScenes;
import flipscope.text.Messages;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import java.util.List;

/**
 * The bits of a position, scene by scene.
 *
 * @param kind {@code shot}: how one move is found; {@code compass}: all moves; {@code turned}: what
 *     a move turned; {@code over}: the end, counted
 * @param shown the position that the bits are of
 * @param scenes the scenes, in order
 * @param asked which of them is asked for: how many are over
 * @param ways what each direction found, clockwise
 * @param film how they move
 * @param rest what is said of the still
 * @param figures the numbers before the first scene
 * @param steps the technique that is shown, and then the engine's, step by step
 * @param page the address of the game
 */
public record BitsView(
        Messages words,
        String kind,
        Position shown,
        List<Scene> scenes,
        BitsRequest asked,
        List<Way> ways,
        FilmView film,
        String rest,
        List<Scene.Figure> figures,
        List<NamedLink> steps,
        Link page) {
    private static final List<Integer> SQUARES = Squares.list(-1);

    public String text(String key, Object... arguments) {
        return words.text("bits." + key, arguments);
    }

    /**
     * Where the picture rests: before the first scene at the start of a game, else after the last.
     */
    public int still() {
        return kind.equals("shot") ? 0 : scenes.size();
    }

    /** How many scenes are over. */
    public int at() {
        return Math.min(asked.scene().orElse(still()), scenes.size());
    }

    public boolean isAtRest() {
        return at() == still();
    }

    /** Whether the answer of the first page is found, so that all moves light. */
    public boolean isFound() {
        return kind.equals("shot") && at() == scenes.size();
    }

    /** The sentence: of the still, or of the scene. */
    public String said() {
        return isAtRest() || at() == 0 ? rest : scene().said();
    }

    /** The last scene that is over; the first while none is. */
    public Scene scene() {
        return scenes.get(Math.max(0, at() - 1));
    }

    /** The numbers that a scene has made; none before the first but the two of the start. */
    public List<Scene.Figure> figures(int scene) {
        return scene == 0 ? figures : scenes.get(scene - 1).figures();
    }

    public String code(int scene) {
        return scene == 0 ? "" : scenes.get(scene - 1).code();
    }

    /** Where the code of the scenes is stepped through. */
    public String source() {
        return steps.get(0).url();
    }

    /** The parts of the picture as it stands. */
    public List<FilmView.Part> parts() {
        return film.still(time());
    }

    private int time() {
        return at() * GameScenes.SCENE;
    }

    public int length() {
        return scenes.size() * GameScenes.SCENE;
    }

    /** Whether a bit of the strip is set. */
    public boolean isSet(int square) {
        return Word.has(film.bits(time()), square);
    }

    /** When a direction of the compass is looked at: the second scene but one from the end. */
    public int way(int order) {
        return GameScenes.row(compassScene(), order);
    }

    /** When the compass comes. */
    public int compass() {
        return GameScenes.row(compassScene(), 0);
    }

    /** When it has gone. */
    public int compassGone() {
        return GameScenes.row(compassScene() + 1, 0);
    }

    private int compassScene() {
        return scenes.size() - 3;
    }

    /** Where a direction stands among the nine boards. */
    public String column(Way way) {
        return place(1 + way.direction().files());
    }

    public String row(Way way) {
        return place(1 + way.direction().rows());
    }

    private static String place(int third) {
        return String.valueOf(27.2 * third);
    }

    /** Whether the picture is that of the eight directions. */
    public boolean isOnCompass() {
        return isCompass() && at() == compassScene() + 1;
    }

    public boolean isCompass() {
        return kind.equals("compass");
    }

    /** The discs of a side of the position. */
    public long discs(Side side) {
        return shown.toMove() == side ? shown.own() : shown.opponent();
    }

    /** The page at a scene, as a still. */
    public String url(int scene) {
        return page.with(BitsRequest.SCENE, scene).toString();
    }

    /** The scene that follows, the first after the last. */
    public String next() {
        return url(at() % scenes.size() + 1);
    }

    /** The same page with numbers in the other base. */
    public String otherBase() {
        return page.with(BitsRequest.SCENE, at())
                .with(BitsRequest.BASE.name(), asked.hex() ? BitsRequest.TEN : BitsRequest.HEX)
                .toString();
    }

    /** What one may do with the picture, while nothing more is to be said of it. */
    public String idle() {
        return kind.equals("shot") || kind.equals("over") ? "" : text("at");
    }

    /** The 64 squares, a1 first. */
    public List<Integer> squares() {
        return SQUARES;
    }

    /** What the picture shows, for whoever hears it. */
    public String alt(int scene) {
        long bits = film.bits(scene * GameScenes.SCENE);
        return bits == 0 ? text("alt.none") : text("alt", Squares.names(bits));
    }
}
