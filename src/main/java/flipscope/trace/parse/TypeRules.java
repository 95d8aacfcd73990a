package flipscope.trace.parse;

import com.github.javaparser.ast.type.ArrayType;
import com.github.javaparser.ast.type.PrimitiveType;
import com.github.javaparser.ast.type.VarType;
import flipscope.trace.SourceException;
import flipscope.trace.Type;

/** Reads types and decides what can be assigned to them. */
final class TypeRules {
    private TypeRules() {}

    /**
     * @throws SourceException if it is not {@code long}, {@code int}, {@code boolean} or a table of
     *     them
     */
    static Type of(SourceText text, com.github.javaparser.ast.type.Type written) {
        if (written instanceof ArrayType array) {
            return of(text, array.getComponentType()).table();
        }
        Type word = word(written);
        if (word != null) {
            return word;
        }
        String name = written instanceof VarType ? "var" : written.asString();
        throw text.refusal(
                written, "the type " + name, "write long, int, boolean or a table such as long[]");
    }

    /** A primitive type, or null. */
    private static Type word(com.github.javaparser.ast.type.Type written) {
        if (!(written instanceof PrimitiveType primitive)) {
            return null;
        }
        return switch (primitive.getType()) {
            case LONG -> Type.LONG;
            case INT -> Type.INT;
            case BOOLEAN -> Type.BOOLEAN;
            default -> null;
        };
    }

    /** Whether a value can be assigned without a cast. */
    static boolean assignable(Type from, Type to) {
        return from.equals(to) || from.equals(Type.INT) && to.equals(Type.LONG);
    }

    /** Says why a value cannot be assigned, and what to write instead. */
    static String mismatch(Type from, Type to) {
        if (from.equals(Type.LONG) && to.equals(Type.INT)) {
            return "a long does not fit into an int; write (int) before it, or make the variable a"
                    + " long";
        }
        if (from.equals(Type.VOID)) {
            return "the method called here has no result";
        }
        String remedy = from.isNumber() && to.isTruth() ? "; compare it, as in x != 0" : "";
        return "this is " + article(from) + ", but " + article(to) + " is needed" + remedy;
    }

    private static String article(Type type) {
        return (type.equals(Type.INT) || type.toString().startsWith("int") ? "an " : "a ") + type;
    }
}
