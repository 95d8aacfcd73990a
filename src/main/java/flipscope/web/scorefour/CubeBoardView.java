package flipscope.web.scorefour;

import flipscope.web.draw.CubePicture;
import java.util.List;
import java.util.Optional;

/**
 * The cube as it is played on: at an angle, with its columns to choose, and layer by layer.
 *
 * @param label its accessible name
 * @param rows four rows of four columns, a1 first
 * @param layers the four layers, the floor first
 * @param picture the cube at an angle
 * @param moves the columns with room as text, for the key that announces them
 * @param hint what to do, until the person has dropped a ball; then empty
 * @param toMove whose ball would lie where a column is pointed at
 * @param falls through how many layers the last ball fell
 * @param played how many balls there are
 * @param fresh whether the last ball has just been dropped, so that it falls
 */
public record CubeBoardView(
        String label,
        List<List<ColumnView>> rows,
        List<LayerView> layers,
        CubePicture picture,
        String moves,
        String hint,
        String toMove,
        int falls,
        int played,
        boolean fresh) {

    /**
     * A column.
     *
     * @param name {@code b2}
     * @param url its link; empty if it cannot be chosen
     * @param playable whether a ball can be dropped into it
     * @param last whether the last ball was
     * @param label its accessible name
     */
    public record ColumnView(
            String name, Optional<String> url, boolean playable, boolean last, String label) {

        /** Its CSS classes. */
        public String styles() {
            return "column" + (playable ? " playable" : "") + (last ? " last" : "");
        }
    }

    /**
     * A layer.
     *
     * @param name {@code 1 floor}
     * @param cells its cells, a1 first
     */
    public record LayerView(String name, List<CellView> cells) {}

    /**
     * A cell of a layer.
     *
     * @param column the name of its column
     * @param styles its CSS classes
     * @param four whose four a ball here completes: {@code black}, {@code white}, {@code both}
     * @param lands whether a ball would lie here
     * @param url the link of its column
     */
    public record CellView(
            String column, String styles, String four, boolean lands, Optional<String> url) {}
}
