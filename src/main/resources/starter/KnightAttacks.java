/**
 * The squares that knights attack. Every knight jumps in eight ways, and all of them jump at once.
 *
 * <p>This file is evaluated, never compiled: long, int, boolean, their operators, loops, static
 * tables, and methods of your own. A comment above a paragraph is the title of a stage.
 */
final class KnightAttacks {
    private static final long NOT_FILE_A = 0x7F7F_7F7F_7F7F_7F7FL;
    private static final long NOT_FILE_H = 0xFEFE_FEFE_FEFE_FEFEL;
    private static final long NOT_FILES_AB = 0x3F3F_3F3F_3F3F_3F3FL;
    private static final long NOT_FILES_GH = 0xFCFC_FCFC_FCFC_FCFCL;

    @Algorithm(title = "Where knights attack", example = "knights=0x0000001000000040")
    static long knightAttacks(long knights) {
        // One file to the side. What leaves the board must not come back on the other side.
        long left = knights << 1 & NOT_FILE_H;
        long right = knights >>> 1 & NOT_FILE_A;

        // Two files to the side
        long farLeft = knights << 2 & NOT_FILES_GH;
        long farRight = knights >>> 2 & NOT_FILES_AB;

        // From one file two rows up and down, from two files one row
        long near = left | right;
        long far = farLeft | farRight;
        long upAndDown = near << 16 | near >>> 16;
        return upAndDown | far << 8 | far >>> 8;
    }

    private static final int[] FILES = {1, 2, 2, 1, -1, -2, -2, -1};
    private static final int[] ROWS = {2, 1, -1, -2, -2, -1, 1, 2};

    /** One knight and one jump after the other. The check compares both on 2,000 inputs. */
    @Oracle
    static long oneByOne(long knights) {
        long attacked = 0;
        for (int square = 0; square < 64; square++) {
            for (int jump = 0; jump < 8 && (knights >>> square & 1) != 0; jump++) {
                int file = square % 8 + FILES[jump];
                int row = square / 8 + ROWS[jump];
                if (file >= 0 && file < 8 && row >= 0 && row < 8) {
                    attacked |= 1L << 8 * row + file;
                }
            }
        }
        return attacked;
    }
}
