package flipscope.web.figure;

import flipscope.web.figure.Card.Item;
import flipscope.web.figure.Card.Shown;
import java.util.List;

/**
 * Draws cards, large enough to be legible in a thumb-wide preview. A row of pictures goes between
 * the texts; a single picture or a board goes beside them.
 */
public record CardFigure(Card card, Drawing drawing) {
    private static final int MARGIN = 52;
    private static final int INNER = Card.WIDTH - 2 * MARGIN;
    private static final int GAP = 30;
    private static final int SITE = Card.HEIGHT - 64;

    private static final int BESIDE = 500;

    public static FigureView of(Card card) {
        return new CardFigure(card, new Drawing(Card.WIDTH)).figure();
    }

    private FigureView figure() {
        card.shown().ifPresent(this::alone);
        if (card.row().size() == 1) {
            alone(new FigurePicture(card.row().get(0).grid()));
        }
        if (isBeside()) {
            beside();
        } else {
            between();
        }
        drawing.lines(FontStyle.CARD_SITE, List.of(Drawing.NAME), left(), SITE);
        return drawing.finish(Card.HEIGHT, card.title(), card.where() + " " + card.description());
    }

    private boolean isBeside() {
        return card.shown().isPresent() || card.row().size() == 1;
    }

    private int left() {
        return isBeside() ? MARGIN + BESIDE + GAP : MARGIN;
    }

    private void alone(Shown shown) {
        int top = (Card.HEIGHT - (int) (shown.scale() * shown.height())) / 2;
        drawing.part(shown.drawing(), MARGIN - 6, top, shown.scale());
    }

    private void alone(FigurePicture picture) {
        double zoom =
                Math.min((double) BESIDE / picture.width(), (double) BESIDE / picture.height());
        picture.draw(drawing, MARGIN + BESIDE / 2, Card.HEIGHT / 2, Math.min(2.2, zoom));
    }

    private void beside() {
        int x = left();
        int width = Card.WIDTH - MARGIN - x;
        int y = write(FontStyle.CARD_TITLE, card.title(), x, MARGIN + 12, width, 3);
        y = write(FontStyle.CARD_WHERE, card.where(), x, y + 8, width, 2);
        write(FontStyle.CARD_TEXT, card.description(), x, y + 22, width, 6);
    }

    private void between() {
        int y = write(FontStyle.CARD_TITLE, card.title(), MARGIN, 34, INNER, 2);
        y = write(FontStyle.CARD_WHERE, card.where(), MARGIN, y + 2, INNER, 1);
        List<String> lines = lines(FontStyle.CARD_TEXT, card.description(), INNER, 2);
        int sentenceTop = SITE - 10 - FontStyle.CARD_TEXT.height(lines);
        row(y + 12, sentenceTop - 10);
        drawing.lines(FontStyle.CARD_TEXT, lines, MARGIN, sentenceTop);
    }

    private int write(FontStyle face, String text, int x, int top, int width, int most) {
        return drawing.lines(face, lines(face, text, width, most), x, top);
    }

    /** Wraps text, with a reserve for wider typefaces than the one measured. */
    private static List<String> lines(FontStyle face, String text, int width, int most) {
        return text.isBlank() ? List.of() : face.wrap(text, width * 15 / 16, most);
    }

    /** Draws the pictures as large as they fit, all at one scale, with names above. */
    private void row(int top, int bottom) {
        List<Item> row = card.row();
        List<Item> values = row.stream().filter(item -> !item.isSign()).toList();
        int tallest = Math.max(1, Drawing.most(values, item -> picture(item).height()));
        int names = names(values, INNER / row.size() - GAP / 2);
        int gaps = row.size() - 1;
        double zoom = zoom(row, INNER - GAP * gaps, (double) (bottom - top - names) / tallest);
        int free = INNER - width(row, zoom);
        int gap = Math.min(3 * GAP, free / Math.max(1, gaps));
        int x = MARGIN + (free - gap * gaps) / 2;
        for (Item item : row) {
            int wide = width(item, zoom);
            int middle = (top + names + bottom) / 2;
            draw(item, x + wide / 2, middle, (int) (zoom * tallest), zoom);
            x += wide + gap;
        }
    }

    private void draw(Item item, int centre, int middle, int tall, double zoom) {
        if (item.isSign()) {
            int top = middle - FontStyle.CARD_SIGN.leading() / 2;
            drawing.centred(FontStyle.CARD_SIGN, List.of(item.name()), centre, top);
            return;
        }
        List<String> name = name(item, width(item, zoom));
        int above = middle - tall / 2 - 6 - face(item).height(name);
        drawing.centred(face(item), name, centre, above);
        picture(item).draw(drawing, centre, middle, zoom);
    }

    /** The height of the names, wrapped to equal shares of the width; a first estimate. */
    private static int names(List<Item> values, int share) {
        return 6 + Drawing.most(values, item -> face(item).height(name(item, share)));
    }

    private static List<String> name(Item item, int width) {
        return item.name().isBlank() ? List.of() : face(item).wrap(item.name(), width, 2);
    }

    private static FontStyle face(Item item) {
        return item.code() ? FontStyle.CARD_NAME : FontStyle.CARD_LABEL;
    }

    /** The signs have one size, whatever that of the pictures. */
    private static double zoom(List<Item> row, int room, double byHeight) {
        int signs = width(row, 0);
        int wide = width(row, 1) - signs;
        double byWidth = (double) (room - signs) / Math.max(1, wide);
        return Math.min(2, Math.min(byWidth, byHeight));
    }

    private static FigurePicture picture(Item item) {
        return new FigurePicture(item.grid());
    }

    private static int width(List<Item> row, double zoom) {
        return row.stream().mapToInt(item -> width(item, zoom)).sum();
    }

    private static int width(Item item, double zoom) {
        return item.isSign()
                ? FontStyle.CARD_SIGN.width(item.name())
                : (int) (zoom * picture(item).width());
    }
}
