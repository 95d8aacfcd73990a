package flipscope.testkit;

import flipscope.rules.NaiveScoreFour;

/** Score-four positions as pictures: the four layers side by side, the floor first. */
public final class CubeDraw {
    private CubeDraw() {}

    /** A set of cells: {@code x} for a member, {@code .} for any other cell. */
    public static String set(long cells) {
        StringBuilder picture = new StringBuilder();
        for (int y = 0; y < 4; y++) {
            for (int z = 0; z < 4; z++) {
                for (int x = 0; x < 4; x++) {
                    picture.append(has(cells, x, y, z) ? 'x' : '.');
                }
                picture.append(z < 3 ? "  " : "\n");
            }
        }
        return picture.toString();
    }

    /** The cells of a picture that show one character; blanks do not count. */
    public static long cells(String picture, char wanted) {
        String characters = picture.replaceAll("\\s", "");
        if (characters.length() != 64) {
            throw new IllegalArgumentException("a cube has 64 cells, not " + characters.length());
        }
        long cells = 0;
        for (int place = 0; place < 64; place++) {
            boolean shows = characters.charAt(place) == wanted;
            cells |= shows ? bit(place % 4, place / 16, place / 4 % 4) : 0;
        }
        return cells;
    }

    private static boolean has(long cells, int x, int y, int z) {
        return (cells & bit(x, y, z)) != 0;
    }

    private static long bit(int x, int y, int z) {
        return NaiveScoreFour.bit(NaiveScoreFour.cell(x, y, z));
    }
}
