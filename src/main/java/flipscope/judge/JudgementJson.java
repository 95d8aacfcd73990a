package flipscope.judge;

import flipscope.judge.Judgement.Correct;
import flipscope.judge.Judgement.TooSlow;
import flipscope.judge.Judgement.Unreadable;
import flipscope.judge.Judgement.Wrong;
import flipscope.trace.Span;
import flipscope.trace.Table;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.run.CountedRun;
import java.util.LinkedHashMap;
import java.util.Map;

/** A judgement for programs. */
public final class JudgementJson {
    private final Map<String, Object> json = new LinkedHashMap<>();
    private final Task task;

    private JudgementJson(Task task) {
        this.task = task;
    }

    /** The members of a JSON object. */
    public static Map<String, Object> of(Task task, Judgement judgement, JudgementWords words) {
        JudgementJson all = new JudgementJson(task);
        all.json.put("task", task.name());
        all.put(judgement);
        all.json.put("message", String.join(" ", words.all(task, judgement)));
        return all.json;
    }

    private void put(Judgement judgement) {
        if (judgement instanceof Correct correct) {
            correct(correct);
        } else if (judgement instanceof Wrong wrong) {
            wrong(wrong);
        } else if (judgement instanceof Unreadable unreadable) {
            json.put("verdict", "unreadable");
            place(unreadable.mistake().span(), unreadable.mistake().getMessage());
        } else if (judgement instanceof TooSlow slow) {
            json.put("verdict", "too-slow");
            json.put("tried", slow.tried());
        }
    }

    private void correct(Correct correct) {
        json.put("verdict", "right");
        json.put("tried", correct.tried());
        json.put("cost", cost(correct.cost()));
        json.put("reference", cost(correct.reference()));
        json.put("best", cost(correct.best()));
    }

    private static Map<String, Object> cost(CountedRun cost) {
        Map<String, Object> both = new LinkedHashMap<>();
        both.put("operations", cost.operations());
        both.put("chain", cost.chain());
        return both;
    }

    private void wrong(Wrong wrong) {
        json.put("verdict", "wrong");
        json.put("inputs", task.inputs(wrong.at()));
        json.put("wanted", value(wrong.wanted()));
        wrong.given().value().ifPresent(value -> json.put("given", value(value)));
        wrong.given().stop().ifPresent(stop -> place(stop.span(), stop.getMessage()));
        wrong.misconception().ifPresent(name -> json.put("misconception", name));
    }

    private static Object value(Value value) {
        if (value instanceof Table table) {
            return table.elements().stream().map(JudgementJson::value).toList();
        }
        Word word = (Word) value;
        return word.type().equals(Type.BOOLEAN) ? (Object) (word.bits() != 0) : word.text();
    }

    private void place(Span place, String message) {
        json.put("line", place.line());
        json.put("column", place.column());
        json.put("mistake", message);
    }
}
