package flipscope.trace;

import java.util.ArrayList;
import java.util.List;

/**
 * The stages of one call of a method as they are executed: a new one whenever another paragraph is
 * entered.
 */
final class StageLog {
    private final List<String> titles;
    private final List<Stage> stages = new ArrayList<>();
    private int paragraph = -1;
    private int first;
    private int traced;
    private int plain;
    private int own;

    StageLog(List<String> titles) {
        this.titles = titles;
    }

    /**
     * A step of the method itself is recorded, in this paragraph; the answer is the index of its
     * stage.
     */
    int enter(int next, int step) {
        if (next != paragraph) {
            close(step - 1);
            paragraph = next;
            first = step;
            traced = -1;
            plain = -1;
        }
        own = step;
        return stages.size();
    }

    /** The stage that runs. */
    int current() {
        return stages.size();
    }

    /** A step assigned to one of the method's variables, or returned. */
    void assigned(int step, boolean onInputs, boolean counter) {
        if (onInputs) traced = step;
        else if (!counter) plain = step;
    }

    private void close(int last) {
        if (paragraph < 0) return;
        int result = traced >= 0 ? traced : plain >= 0 ? plain : own;
        stages.add(new Stage(stages.size(), titles.get(paragraph), first, last, result));
    }

    /** All stages, the last of which ends with this step. */
    List<Stage> finish(int last) {
        close(last);
        return List.copyOf(stages);
    }
}
