package flipscope.web.site;

import java.util.ArrayList;
import java.util.List;

/** Text with code in it. */
public record ProseView(List<Piece> pieces) {
    /** A piece of it. */
    public record Piece(String text, boolean code) {}

    /** Text whose code stands between back quotes. */
    public static ProseView of(String text) {
        List<Piece> pieces = new ArrayList<>();
        String[] parts = text.split("`", -1);
        for (int index = 0; index < parts.length; index++) {
            pieces.add(new Piece(parts[index], index % 2 == 1));
        }
        return new ProseView(List.copyOf(pieces));
    }
}
