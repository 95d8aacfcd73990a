package flipscope.web.question;

import flipscope.lesson.read.BoardBlock;
import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Word;
import flipscope.web.address.Link;
import flipscope.web.draw.BoardPicture;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids;
import flipscope.web.game.GameBoards;
import java.util.ArrayList;
import java.util.List;

/** Draws positions without moves to play, and tells of them. */
public record Boards(Messages words) {
    private static final int FEWEST = 4;

    /** The discs of a side as bits. */
    public record SideBits(String name, GridView grid) {}

    /** A position that stands still. */
    public StillBoardView still(BoardBlock block) {
        return new StillBoardView(picture(block), alt(block), status(block.position()));
    }

    public BoardPicture picture(BoardBlock block) {
        return new BoardPicture(block.position(), block.legalShown(), block.marked());
    }

    /** The sides that are shown as bits too. */
    public List<SideBits> bits(BoardBlock block) {
        return block.inBits().stream()
                .map(side -> new SideBits(nameOfBits(side), bits(block, side)))
                .toList();
    }

    /** The discs of one side as bits, without the discs. */
    private GridView bits(BoardBlock block, Side side) {
        long set = side == Side.BLACK ? block.position().black() : block.position().white();
        String alt = words.text("course.board.bits.alt", nameOfBits(side), names(set));
        Grids.Picture bare = Grids.Picture.over(Discs.NONE, false, words);
        return Grids.draw(Word.of(set), DisplayFormat.BOARD, alt, bare);
    }

    private String nameOfBits(Side side) {
        return words.text("course.board.bits." + Slug.of(side));
    }

    /** The page where the position can be played. */
    public Link page(BoardBlock block) {
        Link game = Link.to("/play");
        Link there =
                block.query().containsKey("position")
                        ? game.with("start", PositionText.write(block.position()))
                        : game.with(block.query());
        return there.with("side", block.side().map(Slug::of).orElse(""))
                .with("level", block.level().map(String::valueOf).orElse(""));
    }

    /** The side to move; empty for a few discs that are no position of a game. */
    private String status(Position position) {
        if (Long.bitCount(position.black() | position.white()) < FEWEST) {
            return "";
        }
        if (position.isOver()) {
            return words.text("course.board.over");
        }
        String side = GameBoards.side(words, position.toMove());
        return position.mustPass()
                ? words.text("course.board.pass", side)
                : words.text("course.board.to-move", side);
    }

    /** A description of the board. */
    private String alt(BoardBlock block) {
        Position position = block.position();
        List<String> told = new ArrayList<>();
        told.add(words.text("course.board.alt", status(position)));
        told.add(words.text("course.board.black", names(position.black())));
        told.add(words.text("course.board.white", names(position.white())));
        if (block.legal()) {
            told.add(words.text("course.board.legal", names(position.legalMoves())));
        }
        if (block.marked() != 0) {
            told.add(words.text("course.board.marked", names(block.marked())));
        }
        return String.join(" ", told);
    }

    private String names(long squares) {
        return squares == 0
                ? words.text("course.board.none")
                : Squares.names(squares).replace(" ", ", ");
    }
}
