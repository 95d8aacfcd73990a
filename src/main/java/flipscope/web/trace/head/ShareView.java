package flipscope.web.trace.head;

/**
 * How a state of the stepper is passed on.
 *
 * @param link its whole address
 * @param markdown a picture of it that leads to it, for pages that allow no frames
 * @param svg its figure
 * @param txt its figure in plain characters
 * @param print its lines as a sheet
 * @param name what a file with its figure is called, without an ending
 * @param embed where an embed of it is made, or null inside of one
 */
public record ShareView(
        String link,
        String markdown,
        String svg,
        String txt,
        String print,
        String name,
        String embed) {}
