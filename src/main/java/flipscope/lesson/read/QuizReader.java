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

    private final Draft draft;

    QuizReader(Draft draft) {
        this.draft = draft;
        draft.refuseOthers(KEYS);
    }

    @Override
    public Results results() {
        return Results.NONE;
    }

    @Override
    public Optional<Block> build(Texts texts) {
        String caption = texts.html(draft, "caption");
        draft.fields().required("question");
        String question = texts.html(draft, "question");
        int before = draft.problems().size();
        List<Choice> choices = choices(texts);
        boolean readable = before == draft.problems().size();
        boolean complete = readable && isComplete(choices) && !question.isEmpty();
        return complete
                ? Optional.of(new QuizBlock(draft.name(), caption, draft.line(), question, choices))
                : Optional.empty();
    }

    private List<Choice> choices(Texts texts) {
        List<Choice> choices = new ArrayList<>();
        for (Yaml each : draft.fields().values("choices")) {
            if (each instanceof Mapping mapping) {
                choices.add(choice(mapping, texts));
            } else {
                draft.problems().add(each.line(), "choices: each has its text: and why:");
            }
        }
        return choices;
    }

    private Choice choice(Mapping mapping, Texts texts) {
        BlockFields fields = new BlockFields(mapping, draft.problems(), "a choice");
        fields.refuseOthers(CHOICE);
        String text = fields.required("text").map(each -> texts.html(draft, each)).orElse("");
        String why = fields.required("why").map(each -> texts.html(draft, each)).orElse("");
        return new Choice(text, fields.truth("right"), why);
    }

    private boolean isComplete(List<Choice> choices) {
        int line = draft.fields().line("choices");
        long right = choices.stream().filter(Choice::right).count();
        if (choices.size() < 2) {
            draft.problems().add(line, "a quiz needs two choices or more, not " + choices.size());
        } else if (right != 1) {
            draft.problems()
                    .add(line, "a quiz has exactly one choice with right: true, not " + right);
        }
        return choices.size() >= 2 && right == 1;
    }
}
