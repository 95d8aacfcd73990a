package flipscope.web.figure;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lines of text to be placed beside other blocks.
 *
 * @param head the lines above the picture
 * @param picture the picture; its middle line aligns with that of the neighbours
 * @param foot the lines below the picture
 */
record TextBlock(List<String> head, List<String> picture, List<String> foot) {
    private static final String GAP = "   ";

    static TextBlock sign(String sign) {
        return new TextBlock(List.of(), List.of(sign), List.of());
    }

    int width() {
        return lines().mapToInt(String::length).max().orElse(0);
    }

    private Stream<String> lines() {
        return Stream.of(head, picture, foot).flatMap(List::stream);
    }

    /** Places blocks side by side, or below one another if they are wider than the page. */
    static List<String> beside(List<TextBlock> blocks, int page) {
        int wide = blocks.stream().mapToInt(each -> each.width() + GAP.length()).sum();
        if (wide - GAP.length() > page) {
            return blocks.stream().flatMap(TextBlock::lines).toList();
        }
        int above = blocks.stream().mapToInt(TextBlock::above).max().orElse(0);
        int below = blocks.stream().mapToInt(each -> each.height() - each.above()).max().orElse(0);
        List<String> lines = new ArrayList<>();
        for (int line = -above; line < below; line++) {
            int at = line;
            lines.add(
                    blocks.stream()
                            .map(each -> each.padded(at))
                            .collect(Collectors.joining(GAP))
                            .stripTrailing());
        }
        return lines;
    }

    private int height() {
        return (int) lines().count();
    }

    /** The number of lines above the middle one. */
    private int above() {
        return head.size() + picture.size() / 2;
    }

    /** The line at this distance below the middle one, padded to the block's width. */
    private String padded(int line) {
        int index = line + above();
        String text =
                index < 0 || index >= height() ? "" : lines().skip(index).findFirst().orElse("");
        return text + " ".repeat(width() - text.length());
    }
}
