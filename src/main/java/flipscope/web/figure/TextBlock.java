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
    private static final String GAP = "  ";

    static TextBlock sign(String sign) {
        return new TextBlock(List.of(), List.of(sign), List.of());
    }

    int width() {
        return lines().mapToInt(String::length).max().orElse(0);
    }

    private Stream<String> lines() {
        return Stream.of(head, picture, foot).flatMap(List::stream);
    }

    /** Places blocks side by side, in as many rows as the page needs. A sign begins a new row. */
    static List<String> beside(List<TextBlock> blocks, int page) {
        List<List<TextBlock>> rows = new ArrayList<>(List.of(new ArrayList<>()));
        for (TextBlock block : blocks) {
            List<TextBlock> row = rows.get(rows.size() - 1);
            if (!row.isEmpty() && width(row) + GAP.length() + block.width() > page) {
                List<TextBlock> next = new ArrayList<>();
                if (row.size() > 1 && row.get(row.size() - 1).isSign()) {
                    next.add(row.remove(row.size() - 1));
                }
                rows.add(next);
                row = next;
            }
            row.add(block);
        }
        List<String> lines = new ArrayList<>();
        for (List<TextBlock> row : rows) {
            lines.addAll(lines.isEmpty() ? List.of() : List.of(""));
            lines.addAll(beside(row));
        }
        return lines;
    }

    private static int width(List<TextBlock> row) {
        return row.stream().mapToInt(each -> GAP.length() + each.width()).sum() - GAP.length();
    }

    private boolean isSign() {
        return head.isEmpty() && foot.isEmpty() && picture.size() == 1;
    }

    private static List<String> beside(List<TextBlock> blocks) {
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
