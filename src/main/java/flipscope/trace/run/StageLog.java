package flipscope.trace.run;

import flipscope.trace.Stage;
import java.util.ArrayList;
import java.util.List;

/** Collects the stages of a method call: a new one whenever another paragraph is entered. */
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

    /** Adds a step of the method itself, in this paragraph, and returns the index of its stage. */
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

    int current() {
        return stages.size();
    }

    /** A step assigned to a variable of the method, or returned. */
    void assigned(int step, boolean onInputs, boolean counter) {
        if (onInputs) {
            traced = step;
        } else if (!counter) {
            plain = step;
        }
    }

    private void close(int last) {
        if (paragraph < 0) {
            return;
        }
        int result = traced >= 0 ? traced : plain >= 0 ? plain : own;
        stages.add(new Stage(stages.size(), titles.get(paragraph), first, last, result));
    }

    /** Ends the last stage with this step and returns all stages. */
    List<Stage> finish(int last) {
        close(last);
        return List.copyOf(stages);
    }
}
