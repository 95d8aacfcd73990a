package flipscope.trace.parse;

import flipscope.trace.DisplayFormat;
import flipscope.trace.RuntimeTable;
import flipscope.trace.Type;
import flipscope.trace.Word;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/** A static final constant or table, with its value once its class is initialised. */
public final class Field {
    private final ClassUnit owner;
    private final String name;
    private final Type type;
    private final DisplayFormat view;
    private final boolean hidden;
    private Expr initialiser;
    private Word constant;
    private boolean folding;
    private boolean folded;
    private long word;
    private RuntimeTable table;

    /**
     * @param view how it is drawn, or null to adopt the view of the other operand
     * @param hidden whether it is private
     */
    Field(ClassUnit owner, String name, Type type, DisplayFormat view, boolean hidden) {
        this.owner = owner;
        this.name = name;
        this.type = type;
        this.view = view;
        this.hidden = hidden;
    }

    public ClassUnit owner() {
        return owner;
    }

    public String name() {
        return name;
    }

    public Type type() {
        return type;
    }

    public DisplayFormat view() {
        return view;
    }

    public boolean hidden() {
        return hidden;
    }

    public Expr initialiser() {
        return initialiser;
    }

    void initialiser(Expr expression) {
        initialiser = expression;
    }

    /**
     * Its value if it is a constant variable as Java defines it, else null. It has that value
     * before its class is initialised. A constant that depends on itself is not one. Call this only
     * after every initialiser has been checked.
     */
    public Word constant() {
        if (!folded) {
            fold();
        }
        return constant;
    }

    /** Constants that need others wait on a list, since a chain of them may be very long. */
    private void fold() {
        if (folding || type.isTable()) {
            return;
        }
        Deque<Field> waiting = new ArrayDeque<>(List.of(this));
        while (!waiting.isEmpty()) {
            Field field = waiting.element();
            field.folding = true;
            Field needed = field.needed();
            if (needed == null) {
                waiting.remove().foldAlone();
            } else {
                waiting.push(needed);
            }
        }
    }

    /** A constant that has to be folded before this one; null if there is none. */
    private Field needed() {
        Field[] needed = {null};
        CodeWalker.eachExpression(
                initialiser,
                e -> {
                    if (e instanceof Expr.FieldRead n && n.field().isOpen()) {
                        needed[0] = n.field();
                    }
                });
        return needed[0];
    }

    private boolean isOpen() {
        return !folded && !folding && !type.isTable();
    }

    private void foldAlone() {
        constant = ConstantExpressions.valueOf(initialiser, type);
        folding = false;
        folded = true;
    }

    public long word() {
        return word;
    }

    /** Its table; null until the initialisation of its class gets to it. */
    public RuntimeTable table() {
        return table;
    }

    public void value(long bits, RuntimeTable cells) {
        word = bits;
        table = type.isTable() ? cells : null;
    }
}
