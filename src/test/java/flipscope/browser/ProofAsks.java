package flipscope.browser;

import flipscope.catalogue.Technique;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.notation.PositionText;
import flipscope.rules.RandomPositions;
import flipscope.testkit.Packaged;
import flipscope.testkit.Share;

import java.util.ArrayList;
import java.util.List;

/** What a module is asked in the words of {@link Proof}. */
final class ProofAsks {
    private static final String LEFT = "judge left\nlong left(long own, long opponent) {\n    ";

    /** Code that meets each limit of a run, or none of them. */
    private static final List<String> AT_THE_LIMITS =
            List.of(
                    LEFT + "while (true) { own++; }\n}",
                    LEFT + "return left(own, opponent);\n}",
                    LEFT + "return own / 0L;\n}",
                    LEFT + "return own % (opponent ^ opponent);\n}",
                    LEFT + "return (int) own / (int) (own - own);\n}",
                    LEFT + "return Long.MIN_VALUE / -1L;\n}",
                    LEFT + "int[] table = {1, 2};\n    return table[(int) own];\n}",
                    LEFT + "long[] table = new long[70000];\n    return table[0];\n}",
                    LEFT + "long[] table = new long[-1];\n    return table[0];\n}",
                    LEFT + "return " + "(".repeat(150) + "own" + ")".repeat(150) + ";\n}",
                    LEFT + "return " + "(".repeat(400) + "own" + ")".repeat(400) + ";\n}",
                    LEFT + "return " + "~".repeat(190) + "own;\n}",
                    LEFT + "return own" + " + own".repeat(3000) + ";\n}",
                    LEFT + "return left(" + "-(".repeat(90) + "own" + ")".repeat(90) + ", 1);\n}",
                    LEFT + "if (own == 1) { ".repeat(90) + "}".repeat(90) + "return own;\n}",
                    LEFT + "return own +;\n}",
                    LEFT + "return \"own;\n}",
                    LEFT + "String s = \"a\";\n    return own;\n}",
                    LEFT + "return owm;\n}");

    private ProofAsks() {}

    static List<String> all() {
        List<String> asks = new ArrayList<>(List.of("techniques", "tasks", "lessons"));
        for (Technique each : Share.techniques()) {
            asks.add("trace " + each.id() + " 0");
            asks.add("trace " + each.id() + " 7");
        }
        for (int depth = 1; depth <= 7; depth++) {
            asks.add("perft " + depth);
        }
        for (int seed = 0; seed < 12; seed++) {
            String at = PositionText.write(RandomPositions.reachable(seed));
            asks.add("best 1 " + at);
            asks.add("best 5 " + at);
        }
        Tasks tasks = Tasks.of(Packaged.CATALOGUE);
        for (Task task : tasks.all()) {
            asks.add("judge " + task.name() + "\n" + task.best());
            task.slips().values().forEach(code -> asks.add("judge " + task.name() + "\n" + code));
        }
        asks.addAll(AT_THE_LIMITS);
        for (String lesson : new Proof().answer("lessons").split("\n")) {
            asks.add("lesson " + lesson);
            asks.add("questions " + lesson + " 5");
        }
        return asks;
    }
}
