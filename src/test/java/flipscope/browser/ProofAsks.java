package flipscope.browser;

import flipscope.catalogue.Technique;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.notation.PositionText;
import flipscope.rules.RandomPositions;
import flipscope.scratch.Sample;
import flipscope.scratch.Scratch;
import flipscope.testkit.Packaged;
import flipscope.testkit.ProjectFiles;
import flipscope.testkit.Share;
import gg.jte.ContentType;
import gg.jte.TemplateEngine;
import gg.jte.output.StringOutput;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** What a module is asked in the words of {@link Proof}. */
final class ProofAsks {
    private static final String LEFT = "judge left\nlong left(long own, long opponent) {\n    ";

    /** Code that meets each limit of a run, or none of them. */
    private static final List<String> AT_THE_LIMITS =
            List.of(
                    LEFT + "while (true) { own++; }\n}",
                    LEFT + "return left(own, opponent);\n}",
                    LEFT + "return own / 0L;\n}",
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

    /** A call with a pattern that is one literal. */
    private static final Pattern PATTERN =
            Pattern.compile(
                    "(?:Pattern\\.compile|matches|split|replaceAll|replaceFirst)\\(\\s*\"((?:\\\\.|[^\"\\\\])*+)\"\\s*[,)]");

    /** Some of every kind of character. */
    private static final String MIXED =
            "d4 e5\tC3-c4_x1, [Event \"naïve – Ωμέγα\"] [White \"a\"] 1. f5 (2) \u00a0\u3000 ٣ Ⅷ ½"
                    + " \u0301é {\"a\": 1.5} 0x7F7FL 0b0101 // note\n/* more */ # define\r\n"
                    + "-OX*.o ● ○ ⚫ (;GM[2]FF[4]B[f5]) \\u0041 \u200b\ue000 %20+ long a = b >>> 3;";

    private static final List<String> GAMES =
            List.of(
                    "f5d6c3d3c4f4f6",
                    "F5 D6 C3 D3 C4",
                    "(;GM[2]FF[4]SZ[8];B[f5];W[d6];B[c3])",
                    "(;GM[Othello]PC[x]PB[a]PW[b]RE[?]TI[5]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[D6];)",
                    "[Event \"?\"]\n[White \"é\"]\n[Black \"b\"]\n\n1. f5 d6 2. c3 d3 *",
                    "1. f5 2. d6 3. c9",
                    "nonsense – ½");

    private ProofAsks() {}

    /** What answers them on this machine. */
    static Proof here() {
        TemplateEngine templates = TemplateEngine.createPrecompiled(ContentType.Html);
        return new Proof(
                (name, view) -> {
                    StringOutput text = new StringOutput();
                    templates.render(name, view, text);
                    return text.toString();
                });
    }

    static List<String> all() {
        List<String> asks = new ArrayList<>(List.of("techniques", "tasks", "lessons", "speed"));
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
        for (String lesson : here().answer("lessons").split("\n")) {
            asks.add("lesson " + lesson);
            asks.add("questions " + lesson + " 5");
        }
        for (String each :
                List.of("a / b", "a % b", "b - 1 + a / (b - 1)", "Long.divideUnsigned(a, b)")) {
            for (String type : List.of("int", "long")) {
                asks.add("trouble\n" + type + " a = 1, b = 0;\n" + type + " c = " + each + ";");
            }
        }
        asks.add("trouble\nlong a = 1L << 63;\nlong b = a / -1;\nlong c = a % -1;");
        for (String pattern : patterns()) {
            asks.add("find\n" + pattern + "\n" + MIXED);
        }
        GAMES.forEach(game -> asks.add("paste\n" + game));
        for (Sample each : Sample.all()) {
            asks.add("scratch\n" + each.code());
            Scratch.of(each.code()).copies().forEach(copy -> asks.add("scratch\n" + copy.text()));
        }
        return asks;
    }

    /** What is a pattern among the texts in the sources of the packages below the pages. */
    private static Set<String> patterns() {
        Set<String> patterns = new TreeSet<>();
        for (Path file : ProjectFiles.below(Path.of("src/main/java/flipscope"), ".java").toList()) {
            PATTERN.matcher(ProjectFiles.text(file))
                    .results()
                    .map(each -> each.group(1))
                    .filter(each -> !each.contains("\\u"))
                    .map(String::translateEscapes)
                    .filter(each -> !each.contains("\n") && !each.contains("\r"))
                    .forEach(patterns::add);
        }
        return patterns;
    }
}
