package flipscope.lesson.read;

import flipscope.engine.Level;
import flipscope.lesson.Block;
import flipscope.lesson.BoardBlock;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.notation.NotationException;
import flipscope.notation.SquareText;
import flipscope.rules.Position;
import flipscope.rules.Side;
import flipscope.rules.Squares;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads {@code board} blocks. */
final class BoardReader implements BlockReader {
    private static final List<String> GIVEN = List.of("position", "moves", "ply");
    private static final List<String> KEYS =
            List.of("position", "moves", "ply", "play", "level", "side", "legal", "bits", "mark");

    private final RawBlock raw;
    private final BlockFields fields;
    private final Optional<Position> position;

    BoardReader(RawBlock raw) {
        this.raw = raw;
        this.fields = raw.fields();
        raw.refuseOthers(KEYS);
        this.position = new BlockPosition(fields, raw.problems()).position();
    }

    @Override
    public Results results() {
        return position.isPresent() ? new BoardResults(position.get()) : Results.LOST;
    }

    @Override
    public Optional<Block> build(Texts texts) {
        String caption = texts.html(raw, "caption");
        long marked = marked();
        refuseSecrecy();
        return position.map(at -> block(at, caption, marked));
    }

    private Block block(Position at, String caption, long marked) {
        return new BoardBlock(
                raw.name(),
                caption,
                raw.line(),
                at,
                query(),
                fields.truth("play"),
                fields.number("level", Level.LOWEST, Level.HIGHEST),
                fields.choice("side", Side.class),
                !fields.has("legal") || fields.truth("legal"),
                fields.choice("bits", BoardBlock.Bits.class),
                marked);
    }

    /** Reports a playable board with hidden legal moves; play always shows them. */
    private void refuseSecrecy() {
        boolean secret = fields.has("legal") && !fields.truth("legal");
        if (secret && fields.truth("play")) {
            raw.problems()
                    .add(
                            fields.line("legal"),
                            "legal: a board with play: true shows its moves; leave out one of"
                                    + " them");
        }
    }

    private Map<String, String> query() {
        Map<String, String> query = new LinkedHashMap<>();
        for (String key : GIVEN) {
            fields.text(key).ifPresent(text -> query.put(key, text));
        }
        return query;
    }

    private long marked() {
        long marked = 0;
        for (Scalar squares : fields.scalars("mark")) {
            marked |= squares(squares);
        }
        return marked;
    }

    private long squares(Scalar typed) {
        long set = 0;
        for (String name : typed.text().strip().split("[\\s,]+")) {
            try {
                set |= Squares.bit(SquareText.read(name));
            } catch (NotationException wrong) {
                raw.problems().add(typed.line(), "mark: " + wrong.getMessage());
            }
        }
        return set;
    }
}
