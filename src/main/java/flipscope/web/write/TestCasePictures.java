package flipscope.web.write;

import flipscope.judge.Judgement.Wrong;
import flipscope.judge.Task;
import flipscope.judge.TestCase;
import flipscope.story.Narrator;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.ViewKind;
import flipscope.trace.Word;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids;
import flipscope.web.draw.Grids.Picture;
import flipscope.web.draw.TextAlternatives;
import flipscope.web.write.WriteView.CaseView;
import flipscope.web.write.WriteView.PictureView;
import java.util.ArrayList;
import java.util.List;

/** Draws an input of a task, what is wanted, and what was given. */
final class TestCasePictures {
    private final Task task;
    private final Messages words;
    private final Narrator narrator;

    TestCasePictures(Task task, Messages words) {
        this.task = task;
        this.words = words;
        this.narrator = new Narrator(words, List.of());
    }

    /** An input that shows what is wanted. */
    CaseView example() {
        TestCase at = task.given().example();
        return new CaseView(inputs(at), List.of(result("write.wanted", task.wanted(at), at)));
    }

    /** The input on which code is wrong, what it gave, and what is wanted. */
    CaseView of(Wrong wrong) {
        List<PictureView> results = new ArrayList<>();
        wrong.given()
                .value()
                .ifPresent(value -> results.add(result("write.yours", value, wrong.at())));
        results.add(result("write.wanted", wrong.wanted(), wrong.at()));
        return new CaseView(inputs(wrong.at()), results);
    }

    private List<PictureView> inputs(TestCase at) {
        List<PictureView> inputs = new ArrayList<>();
        for (int i = 0; i < at.sets().size(); i++) {
            String name = task.parameters().get(i);
            Word set = Word.of(at.set(i));
            inputs.add(new PictureView(name, draw(name, set, ViewKind.BOARD, at)));
        }
        return inputs;
    }

    private PictureView result(String key, long value, TestCase at) {
        String name = words.text(key);
        return task.answersTruth()
                ? new PictureView(name, draw(name, Word.of(value != 0), ViewKind.FLAG, at))
                : new PictureView(name, draw(name, Word.of(value), ViewKind.BOARD, at));
    }

    private GridView draw(String name, Word value, ViewKind view, TestCase at) {
        Discs discs =
                task.given().position(at).map(TraceContext::of).map(Discs::of).orElse(Discs.NONE);
        String alt = TextAlternatives.of(narrator, name, value, view);
        return Grids.draw(value, view, alt, Picture.over(discs, false, words));
    }
}
