package flipscope.lesson.read;

import flipscope.lesson.Block;
import flipscope.lesson.QuizBlock;
import flipscope.lesson.QuizBlock.Choice;
import flipscope.lesson.read.Yaml.Mapping;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code quiz} blocks. */
final class QuizReader implements BlockReader {
    private static final List<String> KEYS = List.of("question", "choices");
    private static final List<String> CHOICE = List.of("text", "right", "why");

    private final RawBlock raw;

    QuizReader(RawBlock raw) {
        this.raw = raw;
        raw.refuseOthers(KEYS);
    }

    @Override
    public Results results() {
        return Results.NONE;
    }

    @Override
    public Optional<Block> build(Texts texts) {
        String caption = texts.html(raw, "caption");
        raw.fields().required("question");
        String question = texts.html(raw, "question");
        int before = raw.problems().size();
        List<Choice> choices = choices(texts);
        boolean readable = before == raw.problems().size();
        boolean complete = readable && isComplete(choices) && !question.isEmpty();
        return complete
                ? Optional.of(new QuizBlock(raw.name(), caption, raw.line(), question, choices))
                : Optional.empty();
    }

    private List<Choice> choices(Texts texts) {
        List<Choice> choices = new ArrayList<>();
        for (Yaml each : raw.fields().values("choices")) {
            if (each instanceof Mapping mapping) {
                choices.add(choice(mapping, texts));
            } else {
                raw.problems().add(each.line(), "choices: each needs text: and why:");
            }
        }
        return choices;
    }

    private Choice choice(Mapping mapping, Texts texts) {
        BlockFields fields = new BlockFields(mapping, raw.problems(), "a choice");
        fields.refuseOthers(CHOICE);
        String text = fields.required("text").map(each -> texts.html(raw, each)).orElse("");
        String why = fields.required("why").map(each -> texts.html(raw, each)).orElse("");
        return new Choice(text, fields.truth("right"), why);
    }

    private boolean isComplete(List<Choice> choices) {
        int line = raw.fields().line("choices");
        long correct = choices.stream().filter(Choice::correct).count();
        if (choices.size() < 2) {
            raw.problems().add(line, "a quiz needs at least two choices, not " + choices.size());
        } else if (correct != 1) {
            raw.problems()
                    .add(line, "a quiz has exactly one choice with right: true, not " + correct);
        }
        return choices.size() >= 2 && correct == 1;
    }
}
