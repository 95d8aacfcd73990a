package flipscope.web.figure;

/** The colour scheme of a figure. */
enum Theme {
    LIGHT("$1"),
    DARK("$2");

    @SuppressWarnings("ImmutableEnumChecker") // Nothing changes it.
    private final Palette palette;

    Theme(String choice) {
        this.palette = new Palette(choice);
    }

    Palette palette() {
        return palette;
    }
}
