package flipscope.web.play.bits;

/**
 * One scene of the track: a value of the trace, and how it is said.
 *
 * @param name its label under the track: {@code All one left}
 * @param said the sentence beside the picture
 * @param code what runs in it: {@code beside = own << 1}
 * @param bits what it ends with, bit 63 = a1
 * @param rings the discs of the other side that are drawn round the bits
 * @param label what its number is
 * @param number the bits as one number, as people read it
 */
public record Scene(
        String name,
        String said,
        String code,
        long bits,
        long rings,
        String label,
        String number) {}
