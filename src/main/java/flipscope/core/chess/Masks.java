package flipscope.core.chess;

/** Sets of squares that several techniques keep to. */
final class Masks {
    private Masks() {}

    /** Files b to h: what moves right must not land on file a, where a shift would wrap to. */
    static final long NOT_A = 0xFEFE_FEFE_FEFE_FEFEL;

    /** Files a to g: the same to the left. */
    static final long NOT_H = 0x7F7F_7F7F_7F7F_7F7FL;

    /** Files c to h. */
    static final long NOT_A_B = 0xFCFC_FCFC_FCFC_FCFCL;

    /** Files a to f. */
    static final long NOT_G_H = 0x3F3F_3F3F_3F3F_3F3FL;

    /** Files b to g. */
    static final long INNER_FILES = 0x7E7E_7E7E_7E7E_7E7EL;

    /** File a. */
    static final long FILE_A = 0x0101_0101_0101_0101L;

    /** File b. */
    static final long FILE_B = 0x0202_0202_0202_0202L;
}
