package flipscope.web.page;

import java.util.ArrayList;
import java.util.List;

/**
 * A sentence whose back quotes mark code, cut up so that a template writes it without any HTML in
 * messages.
 */
public record ProseView(List<Piece> pieces) {
    public record Piece(String text, boolean code) {}

    /** Splits a text in which back quotes mark code. */
    public static ProseView of(String text) {
        List<Piece> pieces = new ArrayList<>();
        String[] parts = text.split("`", -1);
        for (int index = 0; index < parts.length; index++) {
            pieces.add(new Piece(parts[index], index % 2 == 1));
        }
        return new ProseView(List.copyOf(pieces));
    }
}
