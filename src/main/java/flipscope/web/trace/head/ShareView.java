package flipscope.web.trace.head;

/**
 * The addresses by which a state of the stepper is shared.
 *
 * @param link the full address
 * @param markdown a picture that links to it, for sites without frames
 * @param svg its figure
 * @param moving its figure with the motion of the step, or null if nothing moves
 * @param txt its figure as plain text
 * @param print its printable sheet
 * @param name the file name of its figure, without extension
 * @param embed the page that makes an embed of it, or null inside an embed
 */
public record ShareView(
        String link,
        String markdown,
        String svg,
        String moving,
        String txt,
        String print,
        String name,
        String embed) {}
