package flipscope.web.figure;

/** The colour scheme of a figure. */
enum Theme {
    LIGHT("$1"),
    DARK("$2");

    private final String choice;

    Theme(String choice) {
        this.choice = choice;
    }

    /**
     * The group of the {@code light-dark(first, second)} pattern that holds this theme's colour.
     */
    String choice() {
        return choice;
    }
}
