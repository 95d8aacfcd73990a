package flipscope.web.lesson;

import flipscope.web.address.Link;

/**
 * A state of a toy.
 *
 * @param met whether its goal is met
 * @param alone the page where it stands alone, as it is
 * @param share where it becomes a frame, as it is
 * @param line its line of code, plain
 * @param said what is said of it, as safe HTML
 */
public record ToyStateView(
        boolean met,
        String url,
        Link alone,
        String share,
        String line,
        String said,
        ToyPictureView picture) {}
