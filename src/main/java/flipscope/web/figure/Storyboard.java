package flipscope.web.figure;

import flipscope.text.Messages;
import flipscope.web.figure.Card.Item;
import flipscope.web.trace.overview.StoryboardView.FrameView;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * An algorithm as a row of pictures that explains itself where no page is around it.
 *
 * @param title the algorithm's title
 * @param id the algorithm's id
 * @param summary one line about it
 * @param outcome its cost
 * @param inputs what was traced, as parameters: {@code position=…}
 */
record Storyboard(
        Messages words,
        String title,
        String id,
        String summary,
        List<FrameView> frames,
        String outcome,
        List<String> inputs) {
    private static final int FRAME = 250;
    private static final int GAP = 26;
    private static final int MOST = 4;
    private static final int NARROWEST = 2 * FRAME + GAP;

    /** Draws it, up to four frames in a row. */
    FigureView drawn() {
        int columns = columns(frames.size());
        int inner = Math.max(NARROWEST, columns * (FRAME + GAP) - GAP);
        Drawing drawing = new Drawing(inner + 2 * Drawing.MARGIN);
        int y = drawing.paragraph(FontStyle.TITLE, title, Drawing.MARGIN - 6);
        y = drawing.paragraph(FontStyle.WHERE, summary, y + 2) + 18;
        for (int first = 0; first < frames.size(); first += columns) {
            int end = Math.min(frames.size(), first + columns);
            y = row(drawing, frames.subList(first, end), y) + 20;
        }
        y = drawing.paragraph(FontStyle.TEXT, outcome, y - 4);
        return drawing.finish(y, title, id, description());
    }

    /** The fewest rows, filled as evenly as possible. */
    static int columns(int frames) {
        if (frames <= MOST) {
            return frames;
        }
        int rows = (frames + MOST - 1) / MOST;
        return (frames + rows - 1) / rows;
    }

    /** Draws a row; its titles, pictures and sentences align. */
    private static int row(Drawing drawing, List<FrameView> frames, int top) {
        int titles = Drawing.most(frames, each -> FontStyle.FRAME.height(title(each)));
        int tall = Drawing.most(frames, each -> new FigurePicture(each.grid()).height());
        int pictures = top + titles + 6;
        int bottom = pictures;
        for (int index = 0; index < frames.size(); index++) {
            FrameView frame = frames.get(index);
            int x = Drawing.MARGIN + index * (FRAME + GAP);
            int height = FontStyle.FRAME.height(title(frame));
            drawing.lines(FontStyle.FRAME, title(frame), x, top + titles - height);
            new FigurePicture(frame.grid()).draw(drawing, x + FRAME / 2, pictures + tall / 2);
            List<String> sentence = FontStyle.TEXT.wrap(frame.sentence(), FRAME);
            bottom =
                    Math.max(
                            bottom,
                            drawing.lines(FontStyle.TEXT, sentence, x, pictures + tall + 6));
        }
        return bottom;
    }

    private static List<String> title(FrameView frame) {
        return FontStyle.FRAME.wrap(frame.number() + " · " + frame.title(), FRAME);
    }

    private String description() {
        String stages =
                frames.stream()
                        .map(each -> each.number() + ". " + each.title() + ": " + each.sentence())
                        .collect(Collectors.joining(" "));
        return words.text("share.figure.storyboard", summary, stages, String.join(" ", inputs));
    }

    /** Its preview card; of too many frames it has a selection that includes the last. */
    Card card() {
        int most = Math.min(MOST, frames.size());
        List<Item> row =
                IntStream.range(0, most)
                        .map(place -> place * (frames.size() - 1) / Math.max(1, most - 1))
                        .mapToObj(frames::get)
                        .map(frame -> Item.titled(frame.title(), frame.grid()))
                        .toList();
        return Card.of(title, summary, outcome, row);
    }
}
