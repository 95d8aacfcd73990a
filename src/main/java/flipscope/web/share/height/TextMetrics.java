package flipscope.web.share.height;

/**
 * Measures text in a given style: font size and line height in pixels. Assumes DejaVu, the widest
 * of the usual fonts; in any other font a text takes no more lines.
 */
record TextMetrics(double size, double leading, Weight weight) {
    enum Weight {
        PLAIN,
        BOLD,
        CODE
    }

    static final TextMetrics TITLE = new TextMetrics(18, 22.5, Weight.BOLD);
    static final TextMetrics LEAD = new TextMetrics(19, 27.55, Weight.PLAIN);
    static final TextMetrics LARGE = new TextMetrics(19, 26.6, Weight.PLAIN);
    static final TextMetrics OUTCOME = new TextMetrics(19, 28.5, Weight.PLAIN);
    static final TextMetrics SENTENCE = new TextMetrics(17, 23.8, Weight.PLAIN);
    static final TextMetrics BODY = new TextMetrics(16, 24, Weight.PLAIN);
    static final TextMetrics CLOSE = new TextMetrics(16, 22.4, Weight.PLAIN);
    static final TextMetrics FRAME = new TextMetrics(16, 21.6, Weight.BOLD);
    static final TextMetrics NOTE = new TextMetrics(15, 22.5, Weight.PLAIN);
    static final TextMetrics SMALL = new TextMetrics(13, 19.5, Weight.PLAIN);
    static final TextMetrics SMALL_FRAME = new TextMetrics(13, 17.55, Weight.PLAIN);
    static final TextMetrics WHOSE = new TextMetrics(13, 16.25, Weight.PLAIN);
    static final TextMetrics QUESTION = new TextMetrics(18, 24.3, Weight.BOLD);

    /** Character widths in thousandths of the font size, from the blank to the tilde. */
    private static final int[] WIDTHS = {
        318, 401, 460, 838, 636, 950, 780, 275, 390, 390, 500, 838, 318, 361, 318, 337, 636, 636,
        636, 636, 636, 636, 636, 636, 636, 636, 337, 337, 838, 838, 838, 531, 1000, 684, 686, 698,
        770, 632, 575, 775, 752, 295, 295, 656, 557, 863, 748, 787, 603, 787, 695, 635, 611, 732,
        684, 989, 685, 611, 685, 390, 337, 390, 838, 500, 500, 613, 635, 550, 635, 615, 352, 635,
        634, 278, 278, 579, 278, 974, 634, 612, 635, 635, 411, 521, 392, 634, 592, 818, 592, 592,
        525, 636, 337, 636, 838
    };

    private static final double OF_CODE = 0.602;
    private static final double BOLDER = 1.105;
    private static final int NARROW = 318;
    private static final int QUOTE = 518;
    private static final int WIDE = 1000;

    /** The height of a text in a column. */
    double height(String text, double width) {
        return lines(text, width) * leading;
    }

    /** The number of lines of a text in a column. */
    int lines(String text, double width) {
        int lines = 0;
        double filled = width;
        for (String word : text.strip().split("\\s+")) {
            double next = width(word);
            if (lines == 0 || filled + width(" ") + next > width) {
                // A word wider than a line is broken.
                lines += Math.max(1, (int) Math.ceil(next / width));
                filled = next % width;
            } else {
                filled += width(" ") + next;
            }
        }
        return text.isBlank() ? 0 : lines;
    }

    /** The width of a text on one line. */
    double width(String text) {
        if (weight == Weight.CODE) {
            return text.length() * OF_CODE * size;
        }
        double thousandths = text.codePoints().mapToDouble(TextMetrics::thousandths).sum();
        return thousandths * size / 1000 * (weight == Weight.BOLD ? BOLDER : 1);
    }

    private static int thousandths(int letter) {
        int place = letter - ' ';
        if (0 <= place && place < WIDTHS.length) {
            return WIDTHS[place];
        }
        if (letter == '“' || letter == '”') {
            return QUOTE;
        }
        return letter == '’' || letter == '·' ? NARROW : WIDE;
    }
}
