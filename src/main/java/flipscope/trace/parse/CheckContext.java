package flipscope.trace.parse;

import flipscope.trace.Word;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** The method or constant initialiser that is being checked. */
final class CheckContext {
    private final ClassTable names;
    private final ClassUnit unit;
    private final Routine routine;
    private final Field field;

    /** The visible local variables, block by block. */
    private final Deque<Map<String, Local>> blocks = new ArrayDeque<>();

    /** The values of those that are constant variables, as Java defines them. */
    private final Map<Local, Word> constants = new HashMap<>();

    private CheckContext(ClassTable names, ClassUnit unit, Routine routine, Field field) {
        this.names = names;
        this.unit = unit;
        this.routine = routine;
        this.field = field;
        open();
    }

    CheckContext(ClassTable names, Routine routine) {
        this(names, routine.owner(), routine, null);
        routine.parameters().forEach(this::add);
    }

    CheckContext(ClassTable names, Field field) {
        this(names, field.owner(), null, field);
    }

    ClassTable names() {
        return names;
    }

    ClassUnit unit() {
        return unit;
    }

    SourceText text() {
        return routine == null ? unit.text() : routine.text();
    }

    /** The method; null in an initialiser. */
    Routine routine() {
        return routine;
    }

    /** Opens a block of local variables. */
    void open() {
        blocks.push(new HashMap<>());
    }

    void close() {
        blocks.pop();
    }

    void add(Local local) {
        blocks.element().put(local.name(), local);
    }

    /** The local variable of this name, or null. In Java none hides another. */
    Local local(String name) {
        for (Map<String, Local> block : blocks) {
            if (block.containsKey(name)) {
                return block.get(name);
            }
        }
        return null;
    }

    void constant(Local local, Word value) {
        constants.put(local, value);
    }

    /** The value of a constant variable; null for any other. */
    Word constant(Local local) {
        return constants.get(local);
    }

    /** A new operator id; -1 in an initialiser, which is never recorded. */
    int nextOperator() {
        return routine == null ? -1 : routine.nextOperator();
    }

    /**
     * Whether a field's simple name may be used here. An initialiser may use only fields declared
     * before its own.
     */
    boolean inSight(Field other) {
        return unit.fields().values().stream()
                .takeWhile(each -> each != field)
                .anyMatch(each -> each == other);
    }

    /** Whether a member of that class is accessible here. */
    boolean mayUse(boolean hidden, ClassUnit owner) {
        return !hidden || owner == unit;
    }
}
