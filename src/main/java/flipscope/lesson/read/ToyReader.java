package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.meant;
import static flipscope.lesson.read.Problems.quoted;

import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.lesson.read.ToyBlock.Discs;
import flipscope.lesson.read.ToyBlock.Shown;
import flipscope.lesson.read.ToyBlock.ToyLook;
import flipscope.lesson.read.ToyBlock.Twin;
import flipscope.lesson.read.ToySentence.Condition;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Parameter;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** Reads a toy: what is free, what is drawn, what is said. */
record ToyReader(BlockFields fields, BlockHead head) {
    private static final String FREE = "free";
    private static final String SAY = "say";
    private static final Pattern RANGE = Pattern.compile("(-?\\d{1,6})\\.\\.(-?\\d{1,6})");

    /** The longest way of a slide, since it is fetched as a whole. */
    private static final int LONGEST = 256;

    private static final String HOW =
            "write press, press c3 d3, slide (one bit) or slide 0..9; or two of them, with or";

    /** The code with the inputs that it has at first. */
    static Optional<Run> run(BlockFields fields) {
        if (fields.has("code") == fields.hasAlgorithm()) {
            fields.problems.add(fields.line(), "a toy needs either algorithm: … or code: …");
            return Optional.empty();
        }
        if (!fields.has("code")) {
            fields.technique("algorithm").ifPresent(known -> fields.takeOnly(Inputs.keys(known)));
            return fields.run();
        }
        return fields.required("code").flatMap(code -> new ToyCode(fields, code).run());
    }

    Optional<ToyBlock> read() {
        return run(fields)
                .flatMap(run -> fields.faultless(() -> block(run)))
                .filter(toy -> new ToyCheck(fields, toy).isSound());
    }

    private ToyBlock block(Run run) {
        ToyCells cells = fields.notated("cells", ToyCells::of).orElseGet(() -> usual(run));
        List<ToyFree> free = free(run, cells);
        String line = fields.text("line").orElse("");
        return new ToyBlock(
                head,
                run,
                free,
                shown(free),
                new ToyLook(
                        cells,
                        fields.choice("twin", Twin.class).orElse(Twin.NONE),
                        fields.choice("discs", Discs.class).orElse(Discs.NONE),
                        fields.text("mark").orElse(""),
                        fields.text("table").orElse(""),
                        fields.text("piece").orElse(""),
                        slide("runs", free),
                        slide("turns", free)),
                fields.text("carry").orElse(""),
                fields.html("goal"),
                ToySentence.conditions(fields, "when"),
                fields.html("met"),
                sentences(),
                line);
    }

    /** The input that slides which a key names; empty if there is none. */
    private String slide(String key, List<ToyFree> free) {
        List<String> names =
                free.stream().filter(each -> !each.slide().isEmpty()).map(ToyFree::name).toList();
        return fields.text(key, names::contains, "%s is no input that slides").orElse("");
    }

    private static ToyCells usual(Run run) {
        boolean row =
                run.technique().inputs().stream()
                        .anyMatch(each -> each.view().shape() == DisplayFormat.Shape.RANK);
        return row ? ToyCells.ROW : ToyCells.BOARD;
    }

    private List<Shown> shown(List<ToyFree> free) {
        List<Shown> typed =
                fields.scalars("show").stream().map(Scalar::text).map(Shown::of).toList();
        return typed.isEmpty()
                ? Stream.concat(free.stream().map(ToyFree::name), Stream.of(TraceResults.RESULT))
                        .map(Shown::of)
                        .toList()
                : typed;
    }

    private List<ToyFree> free(Run run, ToyCells cells) {
        Map<String, Scalar> typed = fields.texts(FREE);
        if (typed.isEmpty()) {
            fields.refuse(FREE, "say which inputs are pressed or slid, as in start: slide");
        }
        List<ToyFree> all = new ArrayList<>();
        typed.forEach((name, how) -> free(run, cells, name, how).ifPresent(all::add));
        return all;
    }

    private Optional<ToyFree> free(Run run, ToyCells cells, String name, Scalar how) {
        List<String> names = run.technique().method().names();
        int index = names.indexOf(name);
        if (index < 0) {
            fields.refuse(how, FREE + ": no input " + quoted(name) + meant(name, names));
            return Optional.empty();
        }
        Parameter input = run.technique().inputs().get(index);
        if (Technique.from(input) == From.MOVE) {
            fields.refuse(how, FREE + ": a move is not free");
            return Optional.empty();
        }
        Word start = run.arguments().words().get(index);
        return fields.notated(FREE, how.line(), how.text(), read(input, cells))
                .map(
                        ways ->
                                new ToyFree(
                                        index,
                                        name,
                                        input.view(),
                                        start,
                                        ways.pressed(),
                                        ways.slide()))
                .filter(free -> begins(free, how));
    }

    private boolean begins(ToyFree free, Scalar how) {
        boolean begins = free.allows(free.start().bits());
        if (!begins) {
            fields.refuse(
                    how, FREE + ": " + free.name() + " does not slide through what it is at first");
        }
        return begins;
    }

    /** How an input is changed. */
    private record Ways(long pressed, List<Long> slide) {
        Ways with(Ways other) {
            return new Ways(pressed | other.pressed, slide.isEmpty() ? other.slide : slide);
        }
    }

    private static Function<String, Ways> read(Parameter input, ToyCells cells) {
        return typed ->
                Stream.of(typed.split("\\s+or\\s+"))
                        .map(each -> way(input, cells, each.strip().split("\\s+", 2)))
                        .reduce(new Ways(0, List.of()), Ways::with);
    }

    private static Ways way(Parameter input, ToyCells cells, String[] typed) {
        String how = typed.length > 1 ? typed[1] : "";
        if (typed[0].equals("press")) {
            return new Ways(bits(input, cells, how).sum(), List.of());
        }
        Matcher range = RANGE.matcher(how);
        if (typed[0].equals("slide") && range.matches()) {
            return new Ways(
                    0, range(Long.parseLong(range.group(1)), Long.parseLong(range.group(2))));
        }
        if (typed[0].equals("slide")) {
            return new Ways(0, bits(input, cells, how).boxed().toList());
        }
        throw new Mistake(HOW);
    }

    /** From left to right, up or down. */
    private static List<Long> range(long from, long to) {
        long steps = Math.abs(to - from);
        if (steps == 0 || steps >= LONGEST) {
            throw new Mistake("a slide goes through 2 to " + LONGEST + " numbers");
        }
        return LongStream.rangeClosed(0, steps)
                .map(step -> to > from ? from + step : from - step)
                .boxed()
                .toList();
    }

    /** Squares as bits; all that are drawn if none are named. */
    private static LongStream bits(Parameter input, ToyCells cells, String typed) {
        BitLayout layout = BitLayout.of(input.view(), input.type().width());
        if (!input.view().shape().isBoard()) {
            throw new Mistake(input.name() + " is no set of squares; @View says what it is");
        }
        List<String> names = typed.isEmpty() ? cells.names() : List.of(typed.split("[\\s,]+"));
        if (names.isEmpty()) {
            return layout.inOrder().mapToLong(bit -> 1L << bit);
        }
        return names.stream().mapToLong(name -> bit(input, cells, name));
    }

    private static long bit(Parameter input, ToyCells cells, String name) {
        return 1L
                << cells.bit(input.view(), input.type().width(), name)
                        .orElseThrow(() -> new Mistake("no square " + quoted(name)));
    }

    private List<ToySentence> sentences() {
        List<ToySentence> all = new ArrayList<>();
        fields.values(SAY)
                .forEach(
                        each -> {
                            if (each instanceof Mapping keys) {
                                sentence(keys).ifPresent(all::add);
                            } else if (each instanceof Scalar text) {
                                all.add(new ToySentence(List.of(), text.text()));
                            }
                        });
        if (all.isEmpty()) {
            fields.refuse(
                    SAY, "a sentence is needed, as in: The carry stops on {{result.squares}}.");
        } else if (!all.get(all.size() - 1).when().isEmpty()) {
            fields.refuse(SAY, "the last sentence must fit whatever is the case, without when:");
        }
        return all;
    }

    private Optional<ToySentence> sentence(Mapping keys) {
        Fields part = new Fields(keys, fields.problems, "a sentence");
        part.refuseOthers(List.of("when", "text"));
        List<Condition> when = ToySentence.conditions(part, "when");
        return part.required("text").map(text -> new ToySentence(when, text.text()));
    }
}
