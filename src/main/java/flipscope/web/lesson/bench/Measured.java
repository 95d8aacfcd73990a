package flipscope.web.lesson.bench;

import flipscope.catalogue.Technique;
import flipscope.web.lesson.bench.Measurement.Machine;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Measurements that were made before, for pages whose own machine cannot measure.
 *
 * @param day when, such as 2026-11-29
 * @param machine where
 * @param known each by the ids of its algorithms
 */
public record Measured(String day, Machine machine, Map<List<String>, Measurement> known)
        implements Benches {
    private static final String BETWEEN = ",";

    /** What {@link #text} wrote. */
    public static Measured of(String text) {
        String[] lines = text.split("\n");
        String[] head = lines[0].split(" ");
        Machine machine = new Machine(Integer.parseInt(head[1]), head[2]);
        Map<List<String>, Measurement> known = new LinkedHashMap<>();
        for (String line : Arrays.asList(lines).subList(1, lines.length)) {
            String[] words = line.split(" ");
            known.put(
                    List.of(words[0].split(BETWEEN)),
                    new Measurement(
                            Arrays.stream(words[1].split(BETWEEN)).map(Double::valueOf).toList(),
                            Boolean.parseBoolean(words[2]),
                            machine));
        }
        return new Measured(head[0], machine, known);
    }

    /** Day and machine, then a line for each measurement. */
    public String text() {
        return known.entrySet().stream()
                .map(each -> line(each.getKey(), each.getValue()))
                .collect(
                        Collectors.joining(
                                "",
                                String.join(
                                        " ",
                                        day,
                                        String.valueOf(machine.processors()),
                                        machine.java() + "\n"),
                                ""));
    }

    private static String line(List<String> ids, Measurement made) {
        String costs =
                made.costs().stream().map(String::valueOf).collect(Collectors.joining(BETWEEN));
        return String.join(BETWEEN, ids) + " " + costs + " " + made.settled() + "\n";
    }

    @Override
    public Optional<Measurement> of(List<Technique> techniques, Duration patience) {
        return Optional.ofNullable(known.get(techniques.stream().map(Technique::id).toList()));
    }
}
