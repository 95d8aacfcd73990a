package flipscope.web.trace.board;

import flipscope.web.game.BoardView;
import flipscope.web.site.FieldView;
import flipscope.web.site.NamedLink;
import flipscope.web.trace.why.WhyView;
import java.util.List;

/**
 * What an algorithm works on, beside its storyboard or step, and the ways to change it.
 *
 * @param kind its shape, for the styles: {@code reversi}, {@code cube}, {@code bits}, …
 * @param editing whether choosing a square changes what lies there
 * @param board the squares, or null where there are only numbers
 * @param files the names of the columns
 * @param ranks the names of the rows
 * @param band what it is: {@code Before f5, Black to move}
 * @param note what is worth knowing before changing it; may be empty
 * @param away where playing goes on, or null
 * @param ways links that change it
 * @param forms fields that change it
 * @param texts fields that take all of it as text
 * @param why why a square is legal or not, or null
 */
public record BesideView(
        String kind,
        boolean editing,
        BoardView board,
        List<String> files,
        List<String> ranks,
        String band,
        String note,
        NamedLink away,
        List<NamedLink> ways,
        List<FormView> forms,
        List<FormView> texts,
        WhyView why) {

    /** The same, only to be looked at. */
    public BesideView still() {
        return new BesideView(
                kind,
                false,
                board.still(),
                files,
                ranks,
                band,
                "",
                away,
                List.of(),
                List.of(),
                List.of(),
                null);
    }

    /** The same with a square explained. */
    public BesideView explaining(WhyView explanation) {
        return new BesideView(
                kind,
                editing,
                board,
                files,
                ranks,
                band,
                note,
                away,
                ways,
                forms,
                texts,
                explanation);
    }

    /**
     * A form that asks for the same page with other inputs.
     *
     * @param path where it goes
     * @param hidden what it keeps
     * @param fields what can be typed or chosen
     * @param button what sends it
     */
    public record FormView(
            String id,
            String path,
            List<FieldView> hidden,
            List<InputView> fields,
            String button) {}

    /**
     * A field.
     *
     * @param kind "text", "number", "area" or "choice"
     * @param choices what may be chosen
     */
    public record InputView(
            String name, String label, String kind, String value, List<String> choices) {

        /** Stays the same from page to page, so that the focus does too. */
        public String id() {
            return "in-" + name;
        }
    }
}
