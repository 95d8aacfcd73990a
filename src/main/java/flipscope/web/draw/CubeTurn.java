package flipscope.web.draw;

/**
 * How far a cube is turned about its upright middle line.
 *
 * @param steps steps of 15 degrees; with more, what is near goes to the left
 * @param turns whether it can be turned, and so needs room all around
 */
record CubeTurn(int steps, boolean turns) {
    /** As it stands on the page of the game. */
    static final CubeTurn NONE = new CubeTurn(0, false);

    static final int MIDDLE_X = 256;
    static final int MIDDLE_Y = 270;
    private static final int STEP = 15;

    /** A place of the picture. */
    record Point(int x, int y) {}

    /** Where a point of the floor, or of a plane above it, comes to. */
    Point of(int x, int y) {
        // Along the files and the rows: a step along a row of columns is 120 to the right and 8
        // down, a step nearer 30 to the left and 36 down.
        double right = x - MIDDLE_X;
        double down = y - MIDDLE_Y;
        double file = (36 * right + 30 * down) / 4560;
        double row = (120 * down - 8 * right) / 4560;
        double angle = Math.toRadians(STEP * steps);
        double file2 = file * Math.cos(angle) - row * Math.sin(angle);
        double row2 = file * Math.sin(angle) + row * Math.cos(angle);
        return new Point(
                (int) Math.round(MIDDLE_X + 120 * file2 - 30 * row2),
                (int) Math.round(MIDDLE_Y + 8 * file2 + 36 * row2));
    }

    /** What is seen of the picture. */
    String box() {
        return turns ? "-46 24 604 376" : "0 0 " + CubePicture.WIDTH + " " + CubePicture.HEIGHT;
    }
}
