package flipscope.web.scorefour;

import static flipscope.trace.Word.has;

import flipscope.rules.NaiveScoreFour;
import flipscope.text.Messages;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** The cube as plain text, the four layers side by side: X black, O white, * where a ball lies. */
final class CubeText {
    private static final String GAP = "   ";

    private CubeText() {}

    static String of(CubeGame game, Messages words) {
        StringBuilder cells = new StringBuilder(CubeSteps.position(game, game.toMove()));
        IntStream.range(0, 64)
                .filter(cell -> has(game.ground(), cell))
                .forEach(cell -> cells.setCharAt(cell, '*'));
        String heads =
                IntStream.rangeClosed(1, 4)
                        .mapToObj(layer -> "%-9s".formatted(words.text("four.text.layer", layer)))
                        .collect(Collectors.joining(GAP, "  ", "\n"));
        String files = ("  a b c d" + GAP).repeat(4).stripTrailing();
        String rows =
                IntStream.range(0, 4)
                        .mapToObj(row -> row(cells, row))
                        .collect(Collectors.joining("\n"));
        return heads.stripTrailing() + "\n" + files + "\n" + rows;
    }

    private static String row(StringBuilder cells, int row) {
        return IntStream.range(0, 4)
                .map(layer -> NaiveScoreFour.cell(0, row, layer))
                .mapToObj(first -> cells.substring(first, first + 4))
                .map(four -> row + 1 + " " + String.join(" ", four.split("")))
                .collect(Collectors.joining(GAP));
    }
}
