package flipscope.trace;

/** Where code is being checked: in a method, or in the initialiser of a constant. */
final class Context {
    private final Names names;
    private final ClassUnit unit;
    private final Routine routine;
    private final Field field;
    private final Scope scope = new Scope();

    private Context(Names names, ClassUnit unit, Routine routine, Field field) {
        this.names = names;
        this.unit = unit;
        this.routine = routine;
        this.field = field;
        scope.open();
    }

    static Context of(Names names, Routine routine) {
        Context context = new Context(names, routine.owner(), routine, null);
        routine.parameters().forEach(context.scope::add);
        return context;
    }

    static Context of(Names names, Field field) {
        return new Context(names, field.owner(), null, field);
    }

    Names names() {
        return names;
    }

    ClassUnit unit() {
        return unit;
    }

    SourceText text() {
        return routine == null ? unit.text() : routine.text();
    }

    /** The method, or null in an initialiser. */
    Routine routine() {
        return routine;
    }

    Scope scope() {
        return scope;
    }

    /** The id for one more operator; initialisers are never recorded and have none. */
    int nextOperator() {
        return routine == null ? -1 : routine.nextOperator();
    }

    /**
     * Whether a field's simple name may be used here: in an initialiser only those that stand
     * before it.
     */
    boolean inSight(Field other) {
        if (field == null) return true;
        for (Field one : unit.fields().values()) {
            if (one == field) return false;
            if (one == other) return true;
        }
        return true;
    }

    /** Whether a private member of that class can be used here. */
    boolean mayUse(boolean hidden, ClassUnit owner) {
        return !hidden || owner == unit;
    }
}
