package flipscope.lesson.read;

import flipscope.catalogue.ClosestName;
import flipscope.engine.Level;
import flipscope.lesson.Block;
import flipscope.lesson.FormMembers;
import flipscope.lesson.read.Yaml.Entry;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Node;

/** Finds and names the blocks of a lesson, reads what they compute, and tells it to its texts. */
final class Blocks {
    /** Names already used by parameters and elements of the page; each block needs one of both. */
    private static final Set<String> TAKEN =
            Set.of("main", "theme", "controls", "code", "from", "to", "at", "print");

    /** Programming languages whose names resemble kinds of blocks. */
    private static final Set<String> LANGUAGES =
            Set.of("java", "text", "c", "cpp", "bash", "sh", "python", "swift", "csharp", "js");

    /** A limit on blocks, since each may cost a whole trace. */
    private static final int MOST = 200;

    private static final Pattern NAME = Pattern.compile("(?m)^name: *([a-z][a-z0-9-]{0,39}) *$");

    private static final String LEVEL = "level";

    /** How many moves a level looks ahead, {@code 3.ahead}, and from when on it is exact. */
    private static final Results LEVELS = levels();

    /**
     * A block.
     *
     * @param readable whether it can be read at all
     */
    record Found(BlockFields fields, boolean readable, Results results) {
        /** The block itself; empty if it cannot be shown. */
        Optional<? extends Block> block() {
            return readable ? fields.kind().read(fields) : Optional.empty();
        }
    }

    private final ParsedLesson manuscript;
    private final LessonTechniques techniques;
    private final Texts texts;
    private final Map<Node, Found> found = new LinkedHashMap<>();
    private final Map<BlockKind, Integer> counts = new HashMap<>();
    private final Set<String> names = new HashSet<>();

    private Blocks(ParsedLesson manuscript, Links links, LessonTechniques techniques) {
        this.manuscript = manuscript;
        this.techniques = techniques;
        this.texts = new Texts(this, links, manuscript.headings());
    }

    /** Finds the blocks at the top level; lists and quotations cannot contain any. */
    static Blocks of(ParsedLesson manuscript, Links links, LessonTechniques techniques) {
        Blocks blocks = new Blocks(manuscript, links, techniques);
        manuscript.fences().forEach(blocks::add);
        return blocks;
    }

    /** The block of a node. */
    Optional<Found> at(Node node) {
        return Optional.ofNullable(found.get(node));
    }

    /** Renders the texts of the lesson, which may quote values of these blocks. */
    Texts texts() {
        return texts;
    }

    private void add(FencedCodeBlock fence) {
        String info = ParsedLesson.info(fence);
        BlockKind.ofFence(info)
                .ifPresentOrElse(kind -> add(fence, kind, info), () -> refuseLike(fence, info));
    }

    /** Reports misspelt kinds, but leaves code with the name of its language alone. */
    private void refuseLike(FencedCodeBlock fence, String info) {
        Optional<BlockKind> meant =
                ClosestName.nearest(info, BlockKind.codes()).flatMap(BlockKind::of);
        if (!LANGUAGES.contains(info) && meant.isPresent()) {
            Problems problems = new Problems();
            problems.unknown(manuscript.line(fence), "kind of block", info, BlockKind.codes());
            add(fence, meant.get(), problems, Optional.empty());
        }
    }

    private void add(FencedCodeBlock fence, BlockKind kind, String info) {
        Problems problems = new Problems();
        int line = manuscript.line(fence);
        refuseShape(fence, kind, info, line, problems);
        Optional<Mapping> keys =
                found.size() < MOST
                        ? YamlReader.read(fence.getLiteral(), line + 1, problems)
                        : tooMany(line, problems);
        add(fence, kind, problems, keys);
    }

    /** Adds a block; without keys it is only shown as a mistake. */
    private void add(
            FencedCodeBlock fence, BlockKind kind, Problems problems, Optional<Mapping> keys) {
        int line = manuscript.line(fence);
        Mapping mapping = keys.orElseGet(() -> onlyName(fence.getLiteral(), line));
        String name = name(kind, mapping, problems);
        BlockFields fields =
                new BlockFields(kind, name, line, mapping, problems, techniques, texts);
        Optional<Results> results =
                problems.unlessTooDeep(line, () -> keys.map(readable -> kind.results(fields)));
        results.filter(each -> each != Results.LOST).ifPresent(each -> each.check(fields));
        found.put(fence, new Found(fields, results.isPresent(), results.orElse(Results.LOST)));
    }

    /** The name of an unreadable block, so that references to its values can find it. */
    private static Mapping onlyName(String text, int line) {
        Matcher name = NAME.matcher(text);
        return name.find()
                ? new Mapping(
                        line,
                        Map.of("name", new Entry(line, new Scalar(line, line, name.group(1)))))
                : new Mapping(line, Map.of());
    }

    private static Optional<Mapping> tooMany(int line, Problems problems) {
        problems.add(line, "a lesson has at most " + MOST + " blocks");
        return Optional.empty();
    }

    private static void refuseShape(
            FencedCodeBlock fence, BlockKind kind, String info, int line, Problems problems) {
        if (!info.equals(kind.code())) {
            problems.add(line, "nothing may follow the kind of a block: " + kind.code());
        }
        if (fence.getClosingFenceLength() == null) {
            problems.add(line, "the block is not closed; end it with a line of ```");
        }
    }

    /** The block's own name, or a numbered one of its kind. */
    private String name(BlockKind kind, Mapping mapping, Problems problems) {
        String usual = kind.code() + "-" + counts.merge(kind, 1, Integer::sum);
        Fields fields = new Fields(mapping, problems, "a block");
        String name =
                fields.scalar("name")
                        .filter(typed -> isName(kind, typed, problems))
                        .map(typed -> typed.text())
                        .orElse(usual);
        if (!names.add(name)) {
            problems.add(fields.line("name"), "there is already a block " + Problems.quoted(name));
        }
        return name;
    }

    private static boolean isName(BlockKind kind, Scalar typed, Problems problems) {
        String name = typed.text();
        if (!name.matches("[a-z][a-z0-9-]{0,39}")) {
            problems.add(
                    typed.line(),
                    "name: lower-case letters, digits and hyphens are expected, not "
                            + Problems.quoted(name));
            return false;
        }
        if (isTaken(kind, name)) {
            problems.add(
                    typed.line(),
                    "name: the page itself has something called "
                            + Problems.quoted(name)
                            + "; choose another name");
            return false;
        }
        return true;
    }

    private static boolean isTaken(BlockKind kind, String name) {
        return TAKEN.contains(name)
                || name.startsWith(Headings.PREFIX)
                || kind.isAsked() && FormMembers.include(name);
    }

    /** Reports blocks in lists and quotations, where they would be missed. */
    void refuseHidden(Node prose, Problems problems) {
        for (FencedCodeBlock fence : Markdown.within(prose, FencedCodeBlock.class)) {
            if (BlockKind.of(ParsedLesson.info(fence)).isPresent()) {
                problems.add(
                        manuscript.line(fence),
                        "a block must start at the margin, not inside a list or quotation");
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
        return named(name)
                .or(() -> above(name, line))
                .or(() -> ofKind(name).findFirst())
                .map(Found::results)
                .orElseGet(() -> otherwise(name));
    }

    private Optional<Found> named(String name) {
        return found.values().stream()
                .filter(each -> each.fields().name().equals(name))
                .findFirst();
    }

    private Optional<Found> above(String kind, int line) {
        return ofKind(kind)
                .filter(each -> each.fields().fence() < line)
                .reduce((earlier, later) -> later);
    }

    private Stream<Found> ofKind(String kind) {
        return found.values().stream().filter(each -> each.fields().kind().code().equals(kind));
    }

    /** What no block is called may be the levels. */
    private Results otherwise(String name) {
        if (name.equals(LEVEL)) {
            return LEVELS;
        }
        List<String> names = new ArrayList<>();
        found.values().forEach(each -> names.add(each.fields().name()));
        names.add(LEVEL);
        throw new Mistake("no block " + Problems.quoted(name) + Problems.meant(name, names));
    }
}
