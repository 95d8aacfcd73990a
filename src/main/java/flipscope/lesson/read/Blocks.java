package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.meant;
import static flipscope.lesson.read.Problems.quoted;

import flipscope.catalogue.ClosestName;
import flipscope.engine.Level;
import flipscope.lesson.FormMembers;
import flipscope.lesson.read.Yaml.Entry;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.trace.Last;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;

/** Finds and names the blocks of a lesson, reads what they compute, and tells it to its texts. */
final class Blocks {
    /** Names already used by parameters and elements of the page; each block needs one of both. */
    private static final Set<String> TAKEN =
            Set.of(
                    "main",
                    "spoken",
                    "canonical",
                    "review-on",
                    "theme",
                    "controls",
                    "code",
                    "from",
                    "to",
                    "at",
                    "print",
                    "only",
                    "walk",
                    "toy");

    /** Programming languages whose names resemble kinds of blocks. */
    private static final Set<String> LANGUAGES =
            Set.of("java", "text", "c", "cpp", "bash", "sh", "python", "swift", "csharp", "js");

    /** A limit on blocks, since each may cost a whole trace. */
    private static final int MOST = 200;

    private static final String NAME = "[a-z][a-z0-9-]{0,39}";
    private static final Pattern NAMED = Pattern.compile("(?m)^name: *(" + NAME + ") *$");

    private static final Pattern FENCE = Pattern.compile("\\s*(?:```+|~~~+)([a-z]+)");

    private static final Set<String> FORMULAS = Set.of("math", "latex", "tex", "katex");

    private static final String LEVEL = "level";

    /** How many moves a level looks ahead, {@code 3.ahead}, and from when on it is exact. */
    private static final Results LEVELS = levels();

    private final ParsedLesson manuscript;
    private final Links links;
    private final Texts texts;
    private final Map<Node, BlockFields> found = new LinkedHashMap<>();
    private final Map<BlockKind, Integer> counts = new HashMap<>();

    /** Finds the blocks at the top level; lists and quotations cannot contain any. */
    Blocks(ParsedLesson manuscript, Links links) {
        this.manuscript = manuscript;
        this.links = links;
        this.texts = new Texts(this, links);
        manuscript.fences().forEach(this::add);
    }

    /** The block of a node. */
    Optional<BlockFields> at(Node node) {
        return Optional.ofNullable(found.get(node));
    }

    /** Renders the texts of the lesson, which may quote values of these blocks. */
    Texts texts() {
        return texts;
    }

    LessonTechniques techniques() {
        return links.techniques();
    }

    /** How many goals the lesson has. */
    int goals() {
        return manuscript.fields().values("goals").size();
    }

    private void add(FencedCodeBlock fence) {
        Problems problems = new Problems();
        BlockKind.of(fence)
                .ifPresentOrElse(
                        kind -> add(fence, kind, problems, keys(fence, kind, problems)),
                        () -> refuseLike(fence, problems));
    }

    /** Reports misspelt kinds, but leaves code with the name of its language alone. */
    private void refuseLike(FencedCodeBlock fence, Problems problems) {
        String info = fence.getInfo();
        Optional<BlockKind> meant =
                ClosestName.nearest(info, BlockKind.codes()).flatMap(BlockKind::of);
        if (!LANGUAGES.contains(info) && meant.isPresent()) {
            problems.unknown(manuscript.line(fence), "kind of block", info, BlockKind.codes());
            add(fence, meant.get(), problems, Optional.empty());
        }
    }

    private Optional<Mapping> keys(FencedCodeBlock fence, BlockKind kind, Problems problems) {
        int line = manuscript.line(fence);
        if (!fence.getInfo().equals(kind.code())) {
            problems.add(line, "nothing may follow the kind of a block: " + kind.code());
        }
        if (fence.getClosingFenceLength() == null) {
            problems.add(line, "the block is not closed; end it with a line of ```");
        }
        if (found.size() >= MOST) {
            problems.add(line, "a lesson has at most " + MOST + " blocks");
            return Optional.empty();
        }
        return YamlReader.read(fence.getLiteral(), line + 1, problems);
    }

    /** Adds a block; without keys it is only shown as a mistake. */
    private void add(
            FencedCodeBlock fence, BlockKind kind, Problems problems, Optional<Mapping> keys) {
        int line = manuscript.line(fence);
        Mapping mapping = keys.orElseGet(() -> onlyName(fence.getLiteral(), line));
        String name = name(kind, new Fields(mapping, problems, "a block"));
        BlockFields fields = new BlockFields(kind, name, line, mapping, problems, this);
        keys.ifPresent(readable -> fields.compute());
        found.put(fence, fields);
    }

    /** The name of an unreadable block, so that references to its values can find it. */
    private static Mapping onlyName(String text, int line) {
        Map<String, Entry> keys = new HashMap<>();
        Matcher name = NAMED.matcher(text);
        if (name.find()) {
            keys.put("name", new Entry(line, new Scalar(line, line, name.group(1))));
        }
        return new Mapping(line, keys);
    }

    /** The block's own name, or a numbered one of its kind. */
    private String name(BlockKind kind, Fields fields) {
        String usual = kind.code() + "-" + counts.merge(kind, 1, Integer::sum);
        String form = "lower-case letters, digits and hyphens are expected, not %s";
        String taken = "the page itself has something called %s; choose another name";
        String name =
                fields.text("name", typed -> typed.matches(NAME), form)
                        .flatMap(typed -> fields.text("name", each -> isFree(kind, each), taken))
                        .orElse(usual);
        those(other -> clash(name, other.name()))
                .forEach(other -> refuseClash(name, other.name(), fields));
        return name;
    }

    private static void refuseClash(String name, String other, Fields fields) {
        String parts = name.equals(other) ? "" : ", whose parts have names like this";
        fields.problems.add(
                fields.line("name"), "there is already a block " + quoted(other) + parts);
    }

    /** Whether one is the other, or could be a part of it on the page: {@code rows-3}. */
    private static boolean clash(String name, String other) {
        return (name + "-").startsWith(other + "-") || other.startsWith(name + "-");
    }

    private static boolean isFree(BlockKind kind, String name) {
        return !TAKEN.contains(name)
                && !(name + "-").startsWith(Headings.PREFIX)
                && !(kind.isAsked() && FormMembers.include(name));
    }

    /** Reports blocks in lists and quotations, where they would be missed. */
    void refuseHidden(Node prose, Problems problems) {
        refuseIndented(prose, problems);
        refuseFormulas(prose, problems);
        for (FencedCodeBlock fence : Markdown.within(prose, FencedCodeBlock.class)) {
            if (BlockKind.of(fence.getInfo()).isPresent()) {
                problems.add(
                        manuscript.line(fence),
                        "a block must start at the margin, not inside a list or quotation");
            }
        }
    }

    /** Reports blocks that are so far in that they are shown as code. */
    private void refuseIndented(Node prose, Problems problems) {
        for (IndentedCodeBlock code : Markdown.within(prose, IndentedCodeBlock.class)) {
            Matcher fence = FENCE.matcher(code.getLiteral());
            if (fence.lookingAt() && BlockKind.of(fence.group(1)).isPresent()) {
                problems.add(
                        manuscript.line(code),
                        "a block must start at the margin; four spaces before it make it code");
            }
        }
    }

    /** Reports formulas that stand in blocks of their own. */
    private void refuseFormulas(Node prose, Problems problems) {
        for (FencedCodeBlock fence : Markdown.within(prose, FencedCodeBlock.class)) {
            if (FORMULAS.contains(fence.getInfo().strip())) {
                problems.add(manuscript.line(fence), Texts.MATH);
            }
        }
    }

    private static Results levels() {
        Map<String, Reading> all = new LinkedHashMap<>();
        for (int number = Level.LOWEST; number <= Level.HIGHEST; number++) {
            Level level = new Level(number);
            all.put(number + ".ahead", Reading.number(level.ahead()));
            all.put(number + ".exact", Reading.number(level.exact()));
        }
        return Results.of(all, "a level has no");
    }

    /**
     * The text of {@code {{NAME.PATH}}}: a value of a block or of a level of the engine.
     *
     * @param line the line of the reference: a kind means the nearest block of that kind above
     * @throws Mistake if there is none
     */
    String value(String expression, int line) {
        int dot = expression.indexOf('.');
        if (dot <= 0) {
            throw new Mistake("a live value is the name of a block, a dot, and a path");
        }
        return results(expression.substring(0, dot), line)
                .read(expression.substring(dot + 1))
                .text();
    }

    private Results results(String name, int line) {
        Predicate<BlockFields> isOfKind = each -> each.kind().code().equals(name);
        return those(each -> each.name().equals(name))
                .findFirst()
                .or(() -> Last.of(those(isOfKind.and(each -> each.fence() < line))))
                .or(() -> those(isOfKind).findFirst())
                .map(BlockFields::results)
                .orElseGet(() -> otherwise(name));
    }

    private Stream<BlockFields> those(Predicate<BlockFields> which) {
        return found.values().stream().filter(which);
    }

    /** What no block is called may be the levels. */
    private Results otherwise(String name) {
        if (name.equals(LEVEL)) {
            return LEVELS;
        }
        List<String> names =
                Stream.concat(found.values().stream().map(BlockFields::name), Stream.of(LEVEL))
                        .toList();
        throw new Mistake("no block " + quoted(name) + meant(name, names));
    }
}
