package flipscope.web.scorefour;

import flipscope.rules.NaiveScoreFour;
import flipscope.text.Messages;
import flipscope.web.draw.CubeMarks;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The cube as plain text, the four layers side by side: X black, O white, * where a ball lies. */
final class CubeText {
    private static final String GAP = "   ";

    private CubeText() {}

    static String of(CubeGame game, Messages words) {
        CubeMarks marks = game.marks();
        String heads =
                IntStream.rangeClosed(1, 4)
                        .mapToObj(layer -> "%-9s".formatted(words.text("four.text.layer", layer)))
                        .collect(Collectors.joining(GAP, "  ", "\n"));
        String files = ("  a b c d" + GAP).repeat(4).stripTrailing();
        String rows =
                IntStream.range(0, 4)
                        .mapToObj(row -> row(marks, row))
                        .collect(Collectors.joining("\n"));
        return heads.stripTrailing() + "\n" + files + "\n" + rows;
    }

    private static String row(CubeMarks marks, int row) {
        return IntStream.range(0, 4)
                .mapToObj(layer -> row + 1 + " " + cells(marks, row, layer))
                .collect(Collectors.joining(GAP));
    }

    private static String cells(CubeMarks marks, int row, int layer) {
        return IntStream.range(0, 4)
                .mapToObj(x -> sign(marks, NaiveScoreFour.cell(x, row, layer)))
                .collect(Collectors.joining(" "));
    }

    private static String sign(CubeMarks marks, int cell) {
        return switch (marks.content(cell)) {
            case "black" -> "X";
            case "white" -> "O";
            default -> marks.isLanding(cell) ? "*" : "-";
        };
    }
}
