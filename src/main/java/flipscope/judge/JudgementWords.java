package flipscope.judge;

import flipscope.judge.Judgement.Correct;
import flipscope.judge.Judgement.TooSlow;
import flipscope.judge.Judgement.Unreadable;
import flipscope.judge.Judgement.Wrong;
import flipscope.story.BitNames;
import flipscope.story.Sentences;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.CodeException;
import flipscope.trace.DisplayFormat;
import flipscope.trace.EvaluationException;
import flipscope.trace.Span;
import flipscope.trace.Table;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.run.CountedRun;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Says what was found about code for a task. */
public record JudgementWords(Messages words) {

    /** Everything, the headline first; each is a sentence or two. */
    public List<String> all(Task task, Judgement judgement) {
        return all(task, judgement, true);
    }

    /**
     * The same.
     *
     * @param free whether all of it could be written otherwise: what its form leaves no room for is
     *     not held against it
     */
    public List<String> all(Task task, Judgement judgement, boolean free) {
        List<String> said = new ArrayList<>(List.of(headline(judgement)));
        if (judgement instanceof Correct correct) {
            said.addAll(costs(task, correct, free));
        } else if (judgement instanceof Wrong wrong) {
            said.add(smallest(task, wrong));
            said.add(given(task, wrong));
            why(wrong).ifPresent(said::add);
        } else if (judgement instanceof Unreadable unreadable) {
            said.add(placed("judge.mistake", unreadable.mistake()));
        } else if (judgement instanceof TooSlow slow) {
            said.add(words.text("judge.slow.why", slow.tried(), Judge.TRIES));
        }
        return said;
    }

    /** Whether it is correct, and when it is not. */
    public String headline(Judgement judgement) {
        if (judgement instanceof Correct correct) {
            return correct.tried() == Judge.TRIES
                    ? words.text("judge.correct")
                    : words.text("judge.correct.some", correct.tried());
        }
        if (judgement instanceof Wrong wrong) {
            return wrong.misconception()
                    .map(name -> words.text("judge.wrong.when", words.text("judge.when." + name)))
                    .orElseGet(() -> words.text("judge.wrong"));
        }
        return words.text(judgement instanceof Unreadable ? "judge.unreadable" : "judge.slow");
    }

    /** The input on which it is wrong. */
    public String smallest(Task task, Wrong wrong) {
        return words.text("judge.smallest", at(task, wrong.at()));
    }

    private String at(Task task, TestCase at) {
        List<Object> sets = new ArrayList<>();
        for (int i = 0; i < at.sets().size(); i++) {
            sets.add(Long.bitCount(at.set(i)));
            sets.add(names(at.set(i), task.given().view(i)));
        }
        String key = "judge.case." + task.name();
        String known = words.has(key) ? key : kind(task);
        return words.has(known) ? words.text(known, sets.toArray()) : named(task, at);
    }

    private static String kind(Task task) {
        if (task.given() instanceof Given usual) {
            return "judge.case." + Slug.of(usual);
        }
        String discs = task.types().size() == 2 ? "position" : "move";
        return task.hasDiscs() ? "judge.case." + discs : "";
    }

    private String named(Task task, TestCase at) {
        return IntStream.range(0, at.sets().size())
                .mapToObj(
                        i ->
                                task.parameters().get(i)
                                        + ": "
                                        + word(
                                                Word.of(task.types().get(i), at.set(i)),
                                                task.given().view(i)))
                .collect(Collectors.joining(", "));
    }

    /** What it returns there, and what it should; or why it was stopped. */
    public String given(Task task, Wrong wrong) {
        Optional<EvaluationException> stop = wrong.given().stop();
        if (stop.isPresent()) {
            return placed("judge.stopped", stop.get());
        }
        return words.text(
                "judge.gives",
                value(task, wrong.given().value().orElseThrow()),
                value(task, wrong.wanted()));
    }

    /** A result: the names of its squares, its number, or whether it is true. */
    public String value(Task task, Value value) {
        return value instanceof Table table
                ? IntStream.range(0, table.length())
                        .mapToObj(i -> word((Word) table.elements().get(i), task.view().word(i)))
                        .collect(Collectors.joining("; "))
                : word((Word) value, task.view());
    }

    /** A value in its view, in words. */
    public String word(Word word, DisplayFormat view) {
        return switch (view.shape()) {
            case FLAG -> words.text(word.bits() != 0 ? "judge.true" : "judge.false");
            case BOARD -> word.bits() == 0 ? words.text("judge.nothing") : names(word.bits(), view);
            case NUMBER -> Long.toString(word.bits());
            default -> word.text();
        };
    }

    private static String names(long set, DisplayFormat view) {
        return String.join(" ", BitNames.names(set, view));
    }

    /** What explains it, if that is known. */
    public Optional<String> why(Wrong wrong) {
        return wrong.misconception().map(name -> words.text("judge.why." + name));
    }

    private String placed(String key, CodeException fault) {
        Span place = fault.span();
        String why = Sentences.closed(fault.getMessage());
        return words.text(key, place.line(), place.column(), why);
    }

    /** What it takes, what the reference takes if that differs, and the fewest operations known. */
    private List<String> costs(Task task, Correct correct, boolean free) {
        CountedRun cost = correct.cost();
        List<String> said = new ArrayList<>();
        said.add(words.text("judge.cost", cost.operations(), cost.chain()));
        if (task.original().isPresent()) {
            CountedRun before = correct.reference();
            said.add(words.text("judge.cost.original", before.operations(), before.chain()));
            return said;
        }
        usual(task, cost, correct.reference()).ifPresent(said::add);
        if (cost.operations() <= correct.best().operations()) {
            said.add(words.text("judge.cost.yours-is-best"));
        } else if (free) {
            said.add(words.text("judge.cost.best", correct.best().operations()));
        }
        return said;
    }

    /** What the article takes, or a usual way where no article has one and yours is another. */
    private Optional<String> usual(Task task, CountedRun cost, CountedRun usual) {
        if (!cost.equals(usual)) {
            String key = task.article() ? "judge.cost.article" : "judge.cost.usual";
            return Optional.of(words.text(key, usual.operations(), usual.chain()));
        }
        return task.article()
                ? Optional.of(words.text("judge.cost.article.same"))
                : Optional.empty();
    }
}
