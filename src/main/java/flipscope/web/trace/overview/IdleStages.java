package flipscope.web.trace.overview;

import flipscope.trace.Last;
import flipscope.trace.Stage;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Groups consecutive stages that change nothing, such as a look in one more direction that finds
 * nothing. Decided from the values alone. The first value and the last stage are never grouped.
 */
record IdleStages(Trace trace) {

    /** The stages of the entry method in order, consecutive idle ones together. */
    List<List<Stage>> folded() {
        List<List<Stage>> all = new ArrayList<>();
        for (Stage stage : trace.stages()) {
            List<Stage> before = all.isEmpty() ? List.of() : Last.of(all);
            if (!before.isEmpty() && joins(before.get(0), stage)) {
                before.add(stage);
            } else {
                all.add(new ArrayList<>(List.of(stage)));
            }
        }
        return all;
    }

    /**
     * Whether a stage is idle like the first of its group, and of the same kind: both titles begin
     * with the same word.
     */
    private boolean joins(Stage first, Stage stage) {
        boolean last = stage.index() == trace.stages().size() - 1;
        return !last
                && word(first.title()).equals(word(stage.title()))
                && isIdle(first)
                && stays(first, stage);
    }

    /** Whether a stage leaves its variable unchanged, or has an empty value. */
    private boolean isIdle(Stage stage) {
        Word value = result(stage).assigned();
        boolean empty = value != null && value.bits() == 0;
        return empty || stage.index() > 0 && stays(trace.stages().get(stage.index() - 1), stage);
    }

    private boolean stays(Stage before, Stage after) {
        Step one = result(before);
        Step other = result(after);
        return one.assigned() != null
                && one.assigns().equals(other.assigns())
                && one.assigned().equals(other.assigned());
    }

    private Step result(Stage stage) {
        return trace.step(stage.result());
    }

    private static String word(String title) {
        return title.split(" ", 2)[0] + " ";
    }

    /**
     * Joins titles, with their common first word once: {@code Look left, right, down}. If a title
     * contains "and", a stronger separator is used.
     */
    static String title(List<String> titles) {
        String word = word(titles.get(0));
        String between = titles.stream().anyMatch(title -> title.contains(" and ")) ? "; " : ", ";
        return word
                + titles.stream()
                        .map(title -> title.substring(word.length()))
                        .collect(Collectors.joining(between));
    }
}
