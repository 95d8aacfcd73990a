package flipscope.web.figure;

import flipscope.trace.Last;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Lines of text to be placed beside other blocks.
 *
 * @param above the number of lines above the middle one, which aligns with that of the neighbours
 */
record TextBlock(List<String> lines, int above) {
    private static final String GAP = "  ";

    static TextBlock sign(String sign) {
        return new TextBlock(List.of(sign), 0);
    }

    /** A picture between other lines, aligned by its middle. */
    static TextBlock of(List<String> head, List<String> picture, List<String> foot) {
        return new TextBlock(
                Stream.of(head, picture, foot).flatMap(List::stream).toList(),
                head.size() + picture.size() / 2);
    }

    int width() {
        return Drawing.most(lines, String::length);
    }

    /** Places blocks side by side, in as many rows as the page needs. A sign begins a new row. */
    static List<String> beside(List<TextBlock> blocks, int page) {
        List<List<TextBlock>> rows = new ArrayList<>(List.of(new ArrayList<>()));
        for (TextBlock block : blocks) {
            List<TextBlock> row = Last.of(rows);
            if (!row.isEmpty() && width(row) + GAP.length() + block.width() > page) {
                List<TextBlock> next = new ArrayList<>();
                if (row.size() > 1 && Last.of(row).isSign()) {
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
        return lines.size() == 1;
    }

    private static List<String> beside(List<TextBlock> blocks) {
        int above = Drawing.most(blocks, TextBlock::above);
        int below = Drawing.most(blocks, each -> each.lines().size() - each.above());
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

    /** The line at this distance below the middle one, padded to the block's width. */
    private String padded(int line) {
        int index = line + above;
        String text = index < 0 || index >= lines.size() ? "" : lines.get(index);
        return text + " ".repeat(width() - text.length());
    }
}
