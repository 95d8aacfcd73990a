package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.catalogue.NewInputs;
import flipscope.catalogue.OwnFile;
import flipscope.catalogue.Technique;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonProblem;
import flipscope.lesson.LessonSummary;
import flipscope.lesson.Sheet;
import flipscope.lesson.read.Yaml.Entry;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.text.Fingerprint;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Reads a sheet. A question has the keys of the block that would ask it in a lesson, or names one
 * of a lesson; what kind of block it is follows from its keys.
 */
final class SheetReader {
    /** How many questions a sheet has at most. */
    static final int MOST = 40;

    /** How many of them are tasks that are solved by writing code. */
    static final int MOST_TASKS = 3;

    private static final int MOST_MARKS = 100;
    private static final List<String> KEYS = List.of("title", "language", "about", "questions");

    /** What a question of a sheet has beside the keys of its block. */
    private static final List<String> OWN = List.of("title", "marks", "seeded");

    /** Those of a question that is one of a lesson. */
    private static final List<String> REFERENCE =
            List.of("title", "marks", "seeded", "lesson", "block");

    private final String slug;
    private final Library lessons;
    private final Blocks none;
    private final Problems problems = new Problems();

    /** The lessons whose questions it takes. */
    private final Map<String, Lesson> used = new HashMap<>();

    /**
     * @param lessons those whose questions it may take
     */
    SheetReader(String slug, Library lessons) {
        this.slug = slug;
        this.lessons = lessons;
        ParsedLesson nothing = ParsedLesson.of("");
        this.none =
                new Blocks(
                        nothing,
                        new Links(
                                slug,
                                nothing.headings(),
                                Outlines.NONE,
                                new PackagedFolder(),
                                lessons.techniques()));
    }

    /** A placeholder for a file that cannot be read. */
    static Sheet unreadable(String slug, String message) {
        List<LessonProblem> problems = List.of(new LessonProblem(1, message));
        return new Sheet(slug, slug, "en", "", List.of(), "", problems);
    }

    /** The lessons whose questions the sheet that was read takes. */
    Map<String, Lesson> used() {
        return used;
    }

    /** The sheet of a file; its mistakes are in it. */
    Sheet read(String text) {
        Mapping keys = YamlReader.read(text, 1, problems).orElse(new Mapping(1, Map.of()));
        return read(keys, text);
    }

    /**
     * A sheet that no file holds.
     *
     * @param text changes with it
     */
    Sheet read(Mapping keys, String text) {
        Fields fields = new Fields(keys, problems, "a sheet");
        if (problems.size() == 0) {
            fields.refuseOthers(KEYS);
            fields.required("title");
        }
        List<Sheet.Question> questions = problems.size() == 0 ? questions(fields) : List.of();
        return new Sheet(
                slug,
                fields.text("title").orElse(slug),
                FrontReader.language(fields),
                fields.text("about").orElse(""),
                questions,
                state(text, questions),
                problems.byLine());
    }

    /** Changes with the text, and with the way in which students have positions of their own. */
    static String state(String text, List<Sheet.Question> questions) {
        boolean own = questions.stream().anyMatch(Sheet.Question::seeded);
        return Fingerprint.of(own ? text + "\n# of " + NewInputs.MOST + domains(questions) : text);
    }

    /** What the inputs of the author's own algorithms may be, where each student has others. */
    private static String domains(List<Sheet.Question> questions) {
        return questions.stream()
                .filter(Sheet.Question::seeded)
                .flatMap(each -> ((AskedBlock) each.block()).run().stream())
                .map(run -> run.arguments().technique())
                .filter(technique -> technique.id().startsWith(OwnFile.OWN))
                .flatMap(technique -> technique.inputs().stream())
                .filter(Technique::hasDomain)
                .map(input -> "\n" + input.name() + " " + input.domain())
                .collect(Collectors.joining());
    }

    private List<Sheet.Question> questions(Fields fields) {
        List<Yaml> all = fields.values("questions");
        if (all.isEmpty() || all.size() > MOST) {
            fields.refuse(
                    "questions", "a sheet has 1 to " + MOST + " questions, not " + all.size());
            return List.of();
        }
        List<Sheet.Question> questions =
                IntStream.range(0, all.size())
                        .mapToObj(index -> question(index + 1, all.get(index)))
                        .flatMap(Optional::stream)
                        .toList();
        if (questions.stream().filter(each -> each.block() instanceof TaskBlock).count()
                > MOST_TASKS) {
            fields.refuse("questions", "a sheet has at most " + MOST_TASKS + " tasks");
        }
        return questions;
    }

    private Optional<Sheet.Question> question(int number, Yaml value) {
        if (!(value instanceof Mapping mapping)) {
            problems.add(value.line(), "questions: each needs algorithm: and at:, or lesson:");
            return Optional.empty();
        }
        Fields own = new Fields(mapping, problems, "a question");
        int marks = own.number("marks", 1, MOST_MARKS).orElse(1);
        boolean seeded = own.truth("seeded");
        if (own.has("points")) {
            own.refuse("points", "a question has no \"points\"; write marks");
        }
        if (seeded) {
            Stream.of(Fields.POSITION, Fields.MOVES)
                    .filter(own::has)
                    .forEach(
                            key ->
                                    own.refuse(
                                            key,
                                            "each student gets a position of their own, so this one is never asked; leave out "
                                                    + key
                                                    + ", or seeded"));
        }
        String title = own.text("title").orElse("");
        return problems.unlessTooDeep(mapping.line(), () -> block(number, mapping, own))
                .filter(block -> isAnswerable(own, block) && (!seeded || isRenewable(own, block)))
                .map(block -> new Sheet.Question(number, title, marks, seeded, block));
    }

    private Optional<Block> block(int number, Mapping mapping, Fields own) {
        if (own.has("lesson")) {
            own.refuseOthers(REFERENCE);
            return own.required("lesson")
                    .flatMap(this::lesson)
                    .flatMap(lesson -> own.required("block").flatMap(name -> of(lesson, name)));
        }
        return kind(own).flatMap(kind -> block(kind, "q" + number, without(mapping)));
    }

    private Optional<Lesson> lesson(Scalar name) {
        Optional<Lesson> lesson = lessons.find(name.text());
        lesson.ifPresent(each -> used.put(each.slug(), each));
        if (lesson.isEmpty()) {
            List<String> all = lessons.summaries().stream().map(LessonSummary::slug).toList();
            problems.unknown(name.line(), "lesson", name.text(), all);
        }
        return lesson;
    }

    private Optional<Block> of(Lesson lesson, Scalar name) {
        Optional<Block> block = lesson.block(name.text());
        if (block.isEmpty()) {
            List<String> all = lesson.blocks().stream().map(Block::name).toList();
            problems.unknown(name.line(), "block", name.text(), all);
        }
        return block;
    }

    /** What kind of block has such keys. */
    private Optional<BlockKind> kind(Fields own) {
        if (own.has("task")) {
            return own.scalar("task").map(this::ofTask);
        }
        if (own.has("choices")) {
            return Optional.of(BlockKind.QUIZ);
        }
        return Optional.of(own.has("question") ? BlockKind.EXERCISE : BlockKind.PREDICT);
    }

    /** A task has a kind of its own; one that nobody knows is reported by its block. */
    private BlockKind ofTask(Scalar name) {
        return lessons.techniques()
                .tasks()
                .find(name.text())
                .map(TaskBlock::kind)
                .flatMap(BlockKind::of)
                .orElse(BlockKind.WRITE);
    }

    private static Mapping without(Mapping mapping) {
        Map<String, Entry> entries = new LinkedHashMap<>(mapping.entries());
        entries.keySet().removeAll(OWN);
        entries.remove("points");
        return new Mapping(mapping.line(), entries);
    }

    private Optional<Block> block(BlockKind kind, String name, Mapping keys) {
        BlockFields fields = new BlockFields(kind, name, keys.line(), keys, problems, none);
        int before = problems.size();
        fields.compute();
        return problems.size() == before ? fields.block() : Optional.empty();
    }

    private boolean isAnswerable(Fields own, Block block) {
        boolean answerable =
                block instanceof AskedBlock asked && asked.answer().isMarked()
                        || block instanceof QuizBlock
                        || block instanceof TaskBlock;
        if (!answerable) {
            problems.add(own.line(), quoted(block.name()) + " is no question with an answer");
        }
        return answerable;
    }

    private boolean isRenewable(Fields own, Block block) {
        boolean renewable = block instanceof AskedBlock asked && asked.least() > 0;
        if (!renewable) {
            own.refuse("seeded", "this question is asked on its own position only");
        }
        return renewable;
    }
}
