package flipscope.web.trace.board;

import flipscope.notation.ChessPiece;
import flipscope.rules.NaiveChess;
import flipscope.rules.Side;
import flipscope.rules.SmallBoardPieces;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.web.address.Link;
import flipscope.web.page.FieldView;
import flipscope.web.trace.board.InputsView.FormView;
import flipscope.web.trace.board.InputsView.InputView;
import flipscope.web.trace.request.TraceInputs;
import java.util.ArrayList;
import java.util.List;

/**
 * The pieces of chess to put on a board, and positions to begin with. The address says which piece
 * the next press puts down, as its letter in a FEN; as a rule it is a black pawn.
 */
record PiecePalette(Messages words, Link address) {
    /** The pieces after a press: what stands there goes, unless it is replaced by another. */
    SmallBoardPieces placed(SmallBoardPieces pieces, int square) {
        return ChessPiece.pressed(pieces, square, letter().charAt(0));
    }

    private String letter() {
        String asked = address.get(TraceInputs.PIECE.name());
        return asked.isEmpty() ? TraceInputs.PIECE.fallback() : asked;
    }

    /** The choice of a piece, and that of a position. */
    List<FormView> forms(String now) {
        List<FieldView> pieces = new ArrayList<>();
        for (Side side : Side.values()) {
            NaiveChess.KINDS.forEach(kind -> pieces.add(piece(side, kind)));
        }
        List<FieldView> stored = new ArrayList<>();
        stored.add(new FieldView(words.text("inputs.chess.now"), now));
        for (int index = 0; index < ChessPiece.POSITIONS.size(); index++) {
            String name = words.text("inputs.chess.position." + (index + 1));
            stored.add(new FieldView(name, ChessPiece.POSITIONS.get(index)));
        }
        Link alone = PageAddress.alone(address);
        return List.of(
                form("take", address, TraceInputs.PIECE.name(), letter(), pieces),
                form("stored", alone, "position", now, stored));
    }

    private FormView form(
            String id, Link link, String name, String value, List<FieldView> choices) {
        return FormView.of(id, link, new InputView(id, name, "choice", value, choices));
    }

    private FieldView piece(Side side, String kind) {
        String name = words.text("inputs.piece.chess." + Slug.of(side) + "-" + kind);
        return new FieldView(name, ChessPiece.letter(kind, side));
    }
}
