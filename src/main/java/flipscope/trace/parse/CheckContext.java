package flipscope.trace.parse;

/** The method or constant initialiser that is being checked. */
final class CheckContext {
    private final ClassTable names;
    private final ClassUnit unit;
    private final Routine routine;
    private final Field field;
    private final Scope scope = new Scope();

    private CheckContext(ClassTable names, ClassUnit unit, Routine routine, Field field) {
        this.names = names;
        this.unit = unit;
        this.routine = routine;
        this.field = field;
        scope.open();
    }

    static CheckContext of(ClassTable names, Routine routine) {
        CheckContext context = new CheckContext(names, routine.owner(), routine, null);
        routine.parameters().forEach(context.scope::add);
        return context;
    }

    static CheckContext of(ClassTable names, Field field) {
        return new CheckContext(names, field.owner(), null, field);
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

    Scope scope() {
        return scope;
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
        if (field == null) {
            return true;
        }
        for (Field one : unit.fields().values()) {
            if (one == field) {
                return false;
            }
            if (one == other) {
                return true;
            }
        }
        return true;
    }

    /** Whether a member of that class is accessible here. */
    boolean mayUse(boolean hidden, ClassUnit owner) {
        return !hidden || owner == unit;
    }
}
