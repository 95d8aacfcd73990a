package flipscope.testkit;

import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.Technique;
import flipscope.trace.Parameter;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * These of all: what takes long is tried with a few things among which every kind occurs, the same
 * in every run. Under {@code mvn verify -Pall} each word here means all.
 *
 * <p>What is quick takes all it finds in {@link Packaged}. What needs no less than itself, such as
 * a server of its own, is marked {@link OnlyInAll}.
 */
public final class Share {
    /** The source of a parameter: algorithms. */
    public static final String TECHNIQUES = "flipscope.testkit.Share#techniques";

    /** The same by their ids. */
    public static final String IDS = "flipscope.testkit.Share#ids";

    private static final boolean ALL = Boolean.getBoolean("flipscope.all");

    /** What a test does with an algorithm beside what it does with each step. */
    private static final int STEPS_OF_A_START = 20;

    /** The word that opens a block of a lesson, and the lines of the block. */
    private static final Pattern BLOCK =
            Pattern.compile("^```(\\w+).*\\n((?:(?!```).*\\n)*)", Pattern.MULTILINE);

    /** The lines that make a block look like another of its kind, or the lesson like another. */
    private static final Pattern LOOK =
            Pattern.compile("^(?:kind|detail|grid|algorithm): *[^/\\n]*", Pattern.MULTILINE);

    static final List<Technique> FEW =
            Cover.of(
                    Packaged.techniques(),
                    Share::kinds,
                    each -> STEPS_OF_A_START + example(each).steps().size());

    private Share() {}

    /** Whether everything is tried. */
    public static boolean isWhole() {
        return ALL;
    }

    /**
     * A few of them among which every kind occurs.
     *
     * @param kinds of what kinds each is
     */
    public static <T> List<T> of(
            Collection<? extends T> all, Function<? super T, ? extends Collection<?>> kinds) {
        return ALL ? List.copyOf(all) : Cover.of(all, kinds, each -> 1);
    }

    /** So many: seeds, games, inputs of which none is of another kind than the next. */
    public static int of(int few, int all) {
        return ALL ? all : few;
    }

    /**
     * Algorithms, among which is every family, every operator, every shape and view of a board,
     * every kind of input and result.
     */
    public static List<Technique> techniques() {
        return ALL ? Packaged.techniques() : FEW;
    }

    public static List<String> ids() {
        return techniques().stream().map(Technique::id).toList();
    }

    /**
     * Lessons of the course, among which is every kind of block, answer and grid, every detail and
     * every game.
     */
    public static List<String> lessons() {
        Map<String, String> lessons = Packaged.lessons();
        return ALL ? List.copyOf(lessons.keySet()) : few(lessons);
    }

    static List<String> few(Map<String, String> lessons) {
        return Cover.of(
                lessons.keySet(),
                slug -> blocks(lessons.get(slug)),
                slug -> lessons.get(slug).length());
    }

    static Set<String> blocks(String lesson) {
        Set<String> kinds = new HashSet<>();
        BLOCK.matcher(lesson)
                .results()
                .forEach(
                        block -> {
                            kinds.add(block.group(1));
                            LOOK.matcher(block.group(2))
                                    .results()
                                    .forEach(look -> kinds.add(look.group()));
                        });
        return kinds;
    }

    /** What sorts an algorithm. */
    static Set<Object> kinds(Technique technique) {
        Trace trace = example(technique);
        Set<Object> kinds = new HashSet<>();
        kinds.add("family " + technique.family());
        kinds.add("slip " + technique.isSlip());
        kinds.add("result " + technique.method().resultView());
        for (Parameter input : technique.inputs()) {
            kinds.add("input " + Technique.from(input) + " " + input.type());
            kinds.add("input " + input.view());
        }
        technique.board().ifPresent(kinds::add);
        for (Step step : trace.steps()) {
            kinds.add(step.operator());
            kinds.add(step.outcomeView());
            kinds.add(step.operator() + " " + step.view().shape());
        }
        return kinds;
    }

    private static Trace example(Technique technique) {
        return Packaged.CATALOGUE
                .program()
                .trace(technique.method(), technique.bind(ChosenInputs.EXAMPLE).values());
    }
}
