package flipscope.web.write;

import flipscope.judge.Judgement.Wrong;
import flipscope.judge.JudgementWords;
import flipscope.judge.Task;
import flipscope.judge.TestCase;
import flipscope.story.TraceContext;
import flipscope.text.Messages;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.web.draw.Discs;
import flipscope.web.draw.GridView;
import flipscope.web.draw.Grids.Picture;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Draws an input of a task, what is wanted, and what was given. */
public record TestCasePictures(Task task, Messages words) {
    /** Longer lists of squares are shown as a picture instead. */
    private static final int MOST_NAMED = 4;

    /**
     * Pictures of an input and its results.
     *
     * @param inputs what the method gets
     * @param results what is wanted; before it, what the method gave, if it gave anything
     */
    public record CaseView(List<PictureView> inputs, List<PictureView> results) {}

    /**
     * A value under its name.
     *
     * @param value the same in words; empty where the picture says it better
     */
    public record PictureView(String name, String value, GridView grid) {}

    /** An input that shows what is wanted. */
    CaseView example() {
        TestCase at = task.example();
        return new CaseView(
                inputs(at, false), List.of(result("write.wanted", task.wanted(at), at, false)));
    }

    /** The input on which code is wrong, what it gave, and what is wanted: few squares by name. */
    CaseView of(Wrong wrong) {
        TestCase at = wrong.at();
        List<PictureView> results = new ArrayList<>();
        wrong.given()
                .value()
                .ifPresent(value -> results.add(result("write.yours", value, at, true)));
        results.add(result("write.wanted", wrong.wanted(), at, true));
        return new CaseView(inputs(at, true), results);
    }

    /** An empty set has no rings either: the other side's would look like it. */
    private List<PictureView> inputs(TestCase at, boolean named) {
        return IntStream.range(0, at.sets().size()).mapToObj(i -> input(at, i, named)).toList();
    }

    private PictureView input(TestCase at, int parameter, boolean named) {
        Word set = Word.of(task.types().get(parameter), at.set(parameter));
        DisplayFormat view = task.given().view(parameter);
        Discs discs = set.bits() == 0 ? Discs.NONE : discs(at);
        return picture(task.parameters().get(parameter), set, view, discs, named);
    }

    private PictureView result(String key, Value value, TestCase at, boolean named) {
        return picture(words.text(key), value, task.view(), discs(at), named);
    }

    /** Few squares by name. */
    private String said(Value value, DisplayFormat view) {
        boolean few =
                value instanceof Word word
                        && Long.bitCount(word.bits()) <= MOST_NAMED
                        && (view.equals(DisplayFormat.BOARD) || view.equals(DisplayFormat.FLAG));
        return few ? new JudgementWords(words).word((Word) value, view) : "";
    }

    private Discs discs(TestCase at) {
        return task.given().position(at).map(TraceContext::of).map(Discs::of).orElse(Discs.NONE);
    }

    private PictureView picture(
            String name, Value value, DisplayFormat view, Discs discs, boolean named) {
        GridView grid = Picture.over(discs, false, words).of(name, value, view);
        return new PictureView(name, named ? said(value, view) : "", grid);
    }
}
