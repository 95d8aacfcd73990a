package flipscope.web.play.bits;

import java.util.List;

/**
 * One scene of the track: a value of the trace, and how it is said.
 *
 * @param name its label under the track: {@code All one left}
 * @param said the sentence beside the picture
 * @param code what runs in it: {@code beside = own << 1}; may be empty
 * @param bits what it ends with, bit 63 = a1
 * @param figures the numbers that it has made, with what each is
 */
public record Scene(String name, String said, String code, long bits, List<Figure> figures) {

    /** The same, told otherwise. */
    Scene saying(String told) {
        return new Scene(name, told, code, bits, figures);
    }

    /**
     * A number.
     *
     * @param label what it is: {@code your moves, one bit each}
     * @param ten in decimal digits
     * @param hex in hexadecimal ones; empty if it is not the number of a set
     */
    public record Figure(String label, String ten, String hex) {}
}
