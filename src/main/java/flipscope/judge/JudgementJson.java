package flipscope.judge;

import flipscope.judge.Judgement.Correct;
import flipscope.judge.Judgement.TooSlow;
import flipscope.judge.Judgement.Unreadable;
import flipscope.judge.Judgement.Wrong;
import flipscope.text.Members;
import flipscope.trace.CodeException;
import flipscope.trace.Table;
import flipscope.trace.Type;
import flipscope.trace.Value;
import flipscope.trace.Word;
import flipscope.trace.run.CountedRun;
import java.util.Map;

/** A judgement for programs. */
public final class JudgementJson {
    private JudgementJson() {}

    /** The members of a JSON object. */
    public static Map<String, Object> of(Task task, Judgement judgement, JudgementWords words) {
        Map<String, Object> json = Members.of("task", task.name());
        json.putAll(members(task, judgement));
        json.put("message", String.join(" ", words.all(task, judgement)));
        return json;
    }

    private static Map<String, Object> members(Task task, Judgement judgement) {
        if (judgement instanceof Correct correct) {
            return Members.of(
                    "verdict", "right",
                    "tried", correct.tried(),
                    "cost", cost(correct.cost()),
                    "reference", cost(correct.reference()),
                    "best", cost(correct.best()));
        }
        if (judgement instanceof Wrong wrong) {
            return wrong(task, wrong);
        }
        if (judgement instanceof TooSlow slow) {
            return Members.of("verdict", "too-slow", "tried", slow.tried());
        }
        Map<String, Object> json = Members.of("verdict", "unreadable");
        json.putAll(place(((Unreadable) judgement).mistake()));
        return json;
    }

    private static Map<String, Object> cost(CountedRun cost) {
        return Members.of("operations", cost.operations(), "chain", cost.chain());
    }

    private static Map<String, Object> wrong(Task task, Wrong wrong) {
        Map<String, Object> json =
                Members.of(
                        "verdict", "wrong",
                        "inputs", task.inputs(wrong.at()),
                        "wanted", value(wrong.wanted()));
        wrong.given().value().ifPresent(value -> json.put("given", value(value)));
        wrong.given().stop().ifPresent(stop -> json.putAll(place(stop)));
        wrong.misconception().ifPresent(name -> json.put("misconception", name));
        return json;
    }

    private static Map<String, Object> place(CodeException fault) {
        return Members.of(
                "line", fault.span().line(),
                "column", fault.span().column(),
                "mistake", fault.getMessage());
    }

    private static Object value(Value value) {
        if (value instanceof Table table) {
            return table.elements().stream().map(JudgementJson::value).toList();
        }
        Word word = (Word) value;
        return word.type().equals(Type.BOOLEAN) ? (Object) (word.bits() != 0) : word.text();
    }
}
