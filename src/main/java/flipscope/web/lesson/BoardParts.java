package flipscope.web.lesson;

import flipscope.lesson.read.BoardBlock;
import flipscope.lesson.read.BoardBlock.Bits;
import flipscope.lesson.read.ExerciseBlock;
import flipscope.notation.PositionText;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.web.draw.Discs;
import flipscope.web.draw.Grids;
import flipscope.web.draw.StillBoard;
import flipscope.web.draw.StillSquare;
import flipscope.web.game.GameBoards;
import flipscope.web.lesson.BoardPartView.NumberView;
import flipscope.web.site.Link;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Shows positions without moves to play. */
final class BoardParts {
    private final Messages words;

    BoardParts(Messages words) {
        this.words = words;
    }

    BoardPartView of(BoardBlock block) {
        Position position = block.position();
        return new BoardPartView(
                new BlockView(
                        block.name(),
                        block.caption(),
                        block.legal() ? page(block).toString() : null,
                        words.text("course.open.play")),
                alt(block),
                status(position),
                squares(block),
                numbers(block));
    }

    /** The position of a question, without the legal moves, which may be the answer. */
    BoardPartView asked(ExerciseBlock block, Position position) {
        return of(
                new BoardBlock(
                        block.head(),
                        position,
                        Map.of(),
                        false,
                        Optional.empty(),
                        Optional.empty(),
                        false,
                        Optional.empty(),
                        0));
    }

    private List<NumberView> numbers(BoardBlock block) {
        List<NumberView> numbers = new ArrayList<>();
        Optional<Bits> bits = block.bits();
        if (bits.isPresent() && bits.get() != Bits.WHITE) {
            numbers.add(number("course.board.bits.black", block.position().black()));
        }
        if (bits.isPresent() && bits.get() != Bits.BLACK) {
            numbers.add(number("course.board.bits.white", block.position().white()));
        }
        return numbers;
    }

    /** Drawn without discs: only the bits. */
    private NumberView number(String key, long set) {
        String name = words.text(key);
        String alt = words.text("course.board.bits.alt", name, names(set));
        Grids.Picture bare = Grids.Picture.over(Discs.NONE, false, words);
        return new NumberView(name, Grids.draw(Word.of(set), ViewKind.BOARD, alt, bare));
    }

    /** The squares of a board, a1 first. */
    static List<StillSquare> squares(BoardBlock block) {
        return StillBoard.of(block.position(), legal(block), block.marked());
    }

    /** The address where the position can be played. */
    static Link page(BoardBlock block) {
        Link game = Link.to("/play");
        Link there =
                block.query().containsKey("position")
                        ? game.with("start", PositionText.write(block.position()))
                        : game.with(block.query());
        return there.with("side", block.side().map(Slug::of).orElse(""))
                .with("level", block.level().map(String::valueOf).orElse(""));
    }

    /** The legal moves, unless the reader is to find them. */
    private static long legal(BoardBlock block) {
        return block.legal() ? block.position().legalMoves() : 0;
    }

    private String status(Position position) {
        if (position.isOver()) {
            return words.text("course.board.over");
        }
        String side = GameBoards.side(words, position.toMove());
        return position.mustPass()
                ? words.text("course.board.pass", side)
                : words.text("course.board.to-move", side);
    }

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
