package flipscope.trace.parse;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** The visible local variables while a method is checked, block by block. */
final class Scope {
    private final Deque<Map<String, Local>> blocks = new ArrayDeque<>();

    void open() {
        blocks.push(new HashMap<>());
    }

    void close() {
        blocks.pop();
    }

    void add(Local local) {
        blocks.element().put(local.name(), local);
    }

    /** The variable of this name, or null. In Java no local variable hides another. */
    Local find(String name) {
        for (Map<String, Local> block : blocks) {
            if (block.containsKey(name)) {
                return block.get(name);
            }
        }
        return null;
    }
}
