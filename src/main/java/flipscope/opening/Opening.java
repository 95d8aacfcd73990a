package flipscope.opening;

import flipscope.notation.TranscriptText;
import flipscope.rules.Game;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * A named opening.
 *
 * @param name as it is shown: without the other names, and without notes of where it is from
 * @param others the other names in use
 * @param game its usual moves
 */
public record Opening(String name, List<String> others, Game game) {

    /** Reads a line of the list: {@code Cow Bat,f5f6e6d6c5e3e7,Bat; Cambridge}. */
    static Opening read(String line) {
        String[] columns = line.split(",", 3);
        Stream<String> others =
                Arrays.stream(columns[2].split("; ", -1)).filter(each -> !each.isEmpty());
        return new Opening(
                shown(columns[0]),
                others.map(Opening::shown).toList(),
                TranscriptText.read(columns[1]));
    }

    /** What stands in brackets tells variations apart, so it is kept, as a part of the name. */
    private static String shown(String name) {
        // The page already calls it an opening.
        return name.replaceFirst(" Opening$", "").replaceFirst(" \\((.+)\\)$", ", $1");
    }
}
