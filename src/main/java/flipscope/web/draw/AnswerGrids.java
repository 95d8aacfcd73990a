package flipscope.web.draw;

import static flipscope.trace.Word.has;

import flipscope.predict.Question;
import flipscope.story.BitLayout;
import flipscope.story.BitNames;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.ViewKind;
import flipscope.web.draw.AnswerGridView.Cell;
import flipscope.web.draw.AnswerGridView.Row;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Draws the bits of a question, to toggle or marked, in the same layout as in pictures. */
public final class AnswerGrids {
    private final Messages messages;
    private final ViewKind view;
    private final BitLayout layout;
    private final Discs discs;

    public AnswerGrids(Messages messages, Question question, Discs discs) {
        this.messages = messages;
        this.view = question.view();
        this.layout = BitLayout.of(view, question.type().width());
        this.discs = discs;
    }

    /** A grid to answer in; the bits of {@code answer} are already set. */
    public AnswerGridView toToggle(long answer) {
        return grid(bit -> cell(bit, has(answer, bit), ""), "");
    }

    /**
     * An answer as it was given.
     *
     * @param place bits to look at
     * @param alt its text alternative
     */
    public AnswerGridView given(long answer, long place, String alt) {
        return grid(
                bit -> {
                    String mark =
                            (has(answer, bit) ? "answered" : "")
                                    + (has(place, bit) ? " place" : "");
                    return cell(bit, has(answer, bit), mark.strip());
                },
                alt);
    }

    private AnswerGridView grid(IntFunction<Cell> cells, String alt) {
        return new AnswerGridView(
                "as-" + Slug.of(view.shape()),
                IntStream.range(0, layout.columns()).mapToObj(this::column).toList(),
                IntStream.range(0, layout.rows()).mapToObj(row -> row(row, cells)).toList(),
                alt);
    }

    private String column(int column) {
        return layout.hasFiles() ? layout.fileName(column) : "";
    }

    private Row row(int row, IntFunction<Cell> cells) {
        return new Row(
                layout.rowName(row),
                IntStream.range(0, layout.columns())
                        .map(column -> layout.bit(column, row))
                        .mapToObj(cells)
                        .toList());
    }

    private Cell cell(int bit, boolean on, String mark) {
        String name = BitNames.name(bit, view);
        String label = BitNames.areSquares(view) ? name : messages.text("predict.bit", name);
        return new Cell(name, label, css(bit), on, mark);
    }

    private String css(int bit) {
        return switch (view.shape()) {
            case BOARD, LOWER -> discs.at(bit);
            case UPPER -> discs.at(bit + 32);
            case LANES -> bit % view.lanes() == 0 ? "end" : "";
            case CUBE -> layerCorner(bit);
            default -> "";
        };
    }

    /** The CSS classes of a cell in the cube: corner and edges of its layer. */
    private static String layerCorner(int bit) {
        return (bit % 16 == 0 ? "layer-" + (bit / 16 + 1) + " " : "")
                + (bit % 4 == 3 ? "end " : "")
                + (bit % 16 >= 12 ? "last" : "");
    }
}
