package flipscope.web.lesson;

import flipscope.answer.AnswerText;
import flipscope.answer.ExpectedAnswer;
import flipscope.answer.Sign;
import flipscope.answer.Verdict;
import flipscope.lesson.AskedBlock;
import flipscope.lesson.Block;
import flipscope.lesson.NewPositions;
import flipscope.lesson.read.BenchBlock;
import flipscope.lesson.read.QuizBlock;
import flipscope.lesson.read.ToyBlock;
import flipscope.lesson.read.ToyState;
import flipscope.lesson.read.WalkBlock;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.page.FieldView;
import flipscope.web.question.AnswerForm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** The answers in the address of a lesson, by the names of their blocks. */
final class Answers {
    /** The lesson on paper; with {@code key} its answers too. */
    static final QueryParameter<String> PRINT = QueryParameter.word("print", "1", "key");

    /** An answer, under the name of its block; a form without scripts names each square apart. */
    static final QueryParameter<List<String>> ANSWER = QueryParameter.repeated("BLOCK");

    /** The number of the position that a question is asked on. */
    static final QueryParameter<Integer> SEED = QueryParameter.number("BLOCK.seed", 1, 999_999_999);

    /** The number of a choice, under the name of its block. */
    static final QueryParameter<Integer> CHOICE = QueryParameter.number("BLOCK", 1, 99);

    /** Whether an optional part is asked for, under the name of its block. */
    static final QueryParameter<Boolean> ASKED = QueryParameter.flag("BLOCK");

    /** The step of a block that steps, by its name. */
    static final QueryParameter<String> AT = QueryParameter.text("BLOCK.at", 60);

    /** The walk whose scene is seen, and which of its steps: {@code rows.3}. */
    static final QueryParameter<String> WALK = QueryParameter.text("walk", 60);

    /** Whether the toy that the address names stands alone, without its lesson. */
    static final QueryParameter<Boolean> ALONE = QueryParameter.flag("only");

    /** The toy whose scene is seen, and its state: {@code stop-on-b.36.2}. */
    static final QueryParameter<String> TOY = QueryParameter.text("toy", 120);

    private final Query query;
    private final List<Block> shown;
    private final NewPositions positions;
    private final Messages words;
    private Link link;
    private final String printed;
    private final Map<String, AskedBlock> questions = new HashMap<>();
    private final Map<String, Verdict> verdicts = new HashMap<>();

    /**
     * Reads and grades the answers. What is wrong with one of a block that is shown is said here.
     *
     * @param page the page of the lesson
     * @param shown the blocks that are shown
     * @param positions asks questions on other positions
     */
    Answers(Link page, Query query, List<Block> shown, NewPositions positions) {
        this.query = query;
        this.shown = shown;
        this.positions = positions;
        this.words = query.words();
        this.printed = PRINT.of(query);
        this.link = page.with(query.all(AnswerText.LONGEST)).with(PRINT, "");
        for (Block block : shown) {
            if (block instanceof QuizBlock quiz) {
                choice(quiz);
            } else if (block instanceof AskedBlock question) {
                read(question);
            } else if (block instanceof BenchBlock) {
                areAskedFor(block);
            }
        }
    }

    private void read(AskedBlock written) {
        AskedBlock question =
                seed(written).flatMap(number -> positions.of(written, number)).orElse(written);
        questions.put(written.name(), question);
        if (ANSWER.named(written.name()).isIn(query)) {
            link = link.with(written.name(), typed(written));
            verdicts.put(written.name(), question.answer().grade(typed(written), words));
        }
    }

    private Optional<Integer> seed(Block block) {
        return seedOf(block).in(query);
    }

    private static QueryParameter<Integer> seedOf(Block block) {
        return SEED.named(block.name() + ".seed");
    }

    /** A question as it is asked here: perhaps on another position. */
    AskedBlock question(AskedBlock written) {
        return questions.getOrDefault(written.name(), written);
    }

    /** Whether each is of the kind that its question asks for. */
    boolean areReadable() {
        return verdicts.values().stream().noneMatch(Verdict::isUnreadable);
    }

    /** Whether the page is the print version. */
    boolean arePrinted() {
        return !printed.isEmpty();
    }

    /** Whether the right answers are printed too. */
    boolean arePrintedWithKey() {
        return printed.equals("key");
    }

    /**
     * What the page of a lesson tells of them.
     *
     * @param questions all that it asks
     */
    AnswersView view(List<Block> questions) {
        return new AnswersView(
                link.action(),
                questions.stream().collect(Collectors.toMap(Block::name, this::besides)),
                shown.stream().collect(Collectors.toMap(Block::name, this::sign)),
                link.with(PRINT, "1").toString(),
                link.with(PRINT, "key").toString());
    }

    private List<FieldView> besides(Block block) {
        return FieldView.of(link.with(block.name(), "").parameters());
    }

    /** The number of the chosen option, from 1; 0 if there is none. */
    int choice(QuizBlock quiz) {
        return QueryParameter.upTo(quiz.choices().size(), CHOICE.named(quiz.name()), query)
                .orElse(0);
    }

    /** The answer as it was given; may be empty. */
    private String typed(Block block) {
        return String.join(" ", ANSWER.named(block.name()).in(query).orElse(List.of())).strip();
    }

    /** Where the form of a question leads. */
    AnswerForm form(AskedBlock block) {
        String name = block.name();
        boolean sentEmpty = block.answer().isPressed() || block.answer().isTruth();
        return new AnswerForm(
                name + "-",
                name,
                sentEmpty ? name : "",
                typed(block),
                to(block, link.with(name, "")),
                to(block, link.with(name, ExpectedAnswer.SHOW)),
                false,
                Optional.empty(),
                ways(block));
    }

    private static String to(Block block, Link there) {
        return there + "#" + block.name();
    }

    /** To the question on the next position, and on that of its author. */
    private List<NamedLink> ways(AskedBlock block) {
        String seed = seedOf(block).name();
        Link anew = link.with(block.name(), "");
        List<NamedLink> ways = new ArrayList<>();
        if (positions.has(block)) {
            int next = seed(block).orElse(0) + 1;
            ways.add(way(block, "elsewhere", anew.with(seed, next)));
        }
        if (seed(block).isPresent() && question(block) != block) {
            ways.add(way(block, "written", anew.with(seed, "")));
        }
        return ways;
    }

    private NamedLink way(Block block, String kind, Link there) {
        return new NamedLink(
                block.name() + "-" + kind, words.text("course." + kind), to(block, there));
    }

    Verdict verdict(Block block) {
        return verdicts.getOrDefault(block.name(), Verdict.NONE);
    }

    /** What has become of a question. */
    Sign sign(Block block) {
        if (block instanceof QuizBlock quiz && choice(quiz) > 0) {
            return quiz.isCorrect(choice(quiz)) ? Sign.RIGHT : Sign.WRONG;
        }
        return verdict(block).sign();
    }

    /** The page of the lesson with all answers. */
    Link link() {
        return link;
    }

    /** The step of a block that the address names. */
    Optional<String> at(Block block) {
        return AT.named(block.name() + ".at").in(query);
    }

    /** The address of a step of a walk, from 1. */
    String walking(Block block, int step) {
        return link.with(WALK, block.name() + "." + step) + "#" + block.name() + "-" + step;
    }

    /** The step of a walk that the address names, from 1; the first one otherwise. */
    int walked(WalkBlock block) {
        int step =
                walk(block)
                        .filter(number -> number.matches("\\d{1,2}"))
                        .map(Integer::parseInt)
                        .orElse(1);
        return Math.max(1, Math.min(block.steps().size(), step));
    }

    /** Whether the address names a step of this walk or a state of this toy. */
    boolean isNamed(Block block) {
        return walk(block).isPresent() || named(TOY, block).isPresent();
    }

    /** The state of a toy that the address names; its first one otherwise. */
    ToyState played(ToyBlock toy) {
        return named(TOY, toy).flatMap(toy::state).orElseGet(toy::start);
    }

    /** The address of a state of a toy. */
    String playing(ToyBlock toy, ToyState state) {
        return page(toy, state) + "#" + toy.name();
    }

    /** A state of a toy, without its place on the page. */
    Link page(ToyBlock toy, ToyState state) {
        return link.with(TOY, toy.name() + "." + state.code());
    }

    /** Whether a block is the toy that stands alone. */
    boolean isAlone(Block block) {
        return ALONE.of(query) && named(TOY, block).isPresent();
    }

    private Optional<String> walk(Block block) {
        return named(WALK, block);
    }

    private Optional<String> named(QueryParameter<String> which, Block block) {
        String own = block.name() + ".";
        return which.in(query)
                .filter(named -> named.startsWith(own))
                .map(named -> named.substring(own.length()));
    }

    /** Whether an optional part is requested, such as a measurement. */
    boolean areAskedFor(Block block) {
        return ASKED.named(block.name()).of(query);
    }

    /** The address that requests it. */
    String askingFor(Block block) {
        return link.with(block.name(), "1").toString();
    }
}
