package flipscope.web.figure;

/** What a figure is to be looked at on. */
enum Theme {
    /** Paper, or a page by day. */
    LIGHT("$1"),
    /** A page by night. */
    DARK("$2");

    private final String choice;

    Theme(String choice) {
        this.choice = choice;
    }

    /** Which of the two colours of {@code light-dark(first, second)}, as a replacement has it. */
    String choice() {
        return choice;
    }
}
