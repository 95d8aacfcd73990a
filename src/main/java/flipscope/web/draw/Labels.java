package flipscope.web.draw;

import flipscope.text.Messages;
import flipscope.trace.BitLayout;
import flipscope.trace.Word;
import flipscope.web.draw.GridView.GhostView;
import flipscope.web.draw.GridView.LabelView;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** The labels around a grid: names of files, rows and layers, and the hex digits of rows. */
record Labels(BitLayout layout, Canvas canvas, Word word, Messages words) {
    private static final HexFormat HEX = HexFormat.of().withUpperCase();

    List<LabelView> all() {
        List<LabelView> labels = new ArrayList<>();
        files(labels);
        rows(labels);
        layers(labels);
        return labels;
    }

    private void files(List<LabelView> labels) {
        for (int column = 0; layout.hasFiles() && column < layout.columns(); column++) {
            int center = canvas.x(column) + Canvas.CELL / 2;
            labels.add(new LabelView(center, canvas.filesLine(), "file", layout.fileName(column)));
        }
    }

    private void rows(List<LabelView> labels) {
        for (int row = 0; row < layout.rows(); row++) {
            int middle = canvas.y(row) + 15;
            labels.add(new LabelView(14, middle, "row", layout.rowName(row)));
            labels.add(new LabelView(canvas.right() + 14, middle, "hex", hex(row)));
        }
    }

    /**
     * The suffix that a layer of the cube gives to its cells' names; floor and top in words too.
     */
    private void layers(List<LabelView> labels) {
        for (int layer = 0; layout.isCube() && layer < 4; layer++) {
            int center = canvas.x(layer % 2 * 4) + 2 * Canvas.PITCH - 1;
            int above = canvas.y(layer / 2 * 4) - 4;
            String key = layer == 0 ? "floor" : layer == 3 ? "top" : "middle";
            String name = words.text("stepper.layer." + key, layout.layerName(layer));
            labels.add(new LabelView(center, above, "layer", name));
        }
    }

    /** The hex digits of a row: a row of eight is one byte. */
    private String hex(int row) {
        if (layout.isCube() || layout.columns() < 4) {
            return "";
        }
        long bits =
                word.bits() >>> layout.bit(layout.runsRight() ? 0 : layout.columns() - 1, row)
                        & ((1L << layout.columns()) - 1);
        return HEX.toHexDigits(bits, layout.columns() / 4);
    }

    /** The missing half of the board as a faint grid; null for anything but half a board. */
    GhostView ghost() {
        if (!layout.isHalf()) {
            return null;
        }
        boolean upper = layout.firstRow() == 1;
        int top = canvas.otherHalf();
        int middle = Canvas.LEFT + 4 * Canvas.PITCH;
        String label = words.text("stepper.other-half", upper ? 5 : 1, upper ? 8 : 4);
        return new GhostView(net(top), middle, top + 2 * Canvas.PITCH + 3, label);
    }

    /** The grid's path. The two middle rows have no inner lines, to make room for the label. */
    private static String net(int top) {
        int width = 8 * Canvas.PITCH - 2;
        int height = 4 * Canvas.PITCH - 2;
        StringBuilder path = new StringBuilder();
        for (int line : new int[] {0, 1, 3, 4}) {
            path.append("M%s %sh%s".formatted(Canvas.LEFT, top + height * line / 4, width));
        }
        for (int line = 0; line <= 8; line++) {
            int x = Canvas.LEFT + width * line / 8;
            path.append(
                    line % 8 == 0
                            ? "M%s %sv%s".formatted(x, top, height)
                            : "M%s %sv%sM%1$s %sv%3$s"
                                    .formatted(x, top, height / 4, top + height * 3 / 4));
        }
        return path.toString();
    }
}
