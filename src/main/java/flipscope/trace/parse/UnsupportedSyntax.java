package flipscope.trace.parse;

import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.expr.*;
import com.github.javaparser.ast.stmt.*;
import java.util.LinkedHashMap;
import java.util.Map;

/** Messages for Java syntax that is not traceable Java: its name, and what to write instead. */
final class UnsupportedSyntax {
    private static final Map<Class<? extends Node>, String> REFUSALS = new LinkedHashMap<>();

    static {
        String words = "work on long, int and boolean";
        add(LambdaExpr.class, "a lambda", "write a method or a loop");
        add(MethodReferenceExpr.class, "a method reference", "call the method");
        add(ObjectCreationExpr.class, "an object", "work on long, int, boolean and their tables");
        add(StringLiteralExpr.class, "a string", words);
        add(TextBlockLiteralExpr.class, "a text block", words);
        add(CharLiteralExpr.class, "a character", words);
        add(DoubleLiteralExpr.class, "a floating-point number", words);
        add(NullLiteralExpr.class, "null", words);
        add(InstanceOfExpr.class, "instanceof", words);
        add(ThisExpr.class, "this", "every method is static");
        add(SuperExpr.class, "super", "every method is static");
        add(ClassExpr.class, "a class literal", words);
        add(SwitchExpr.class, "switch", "write if and else");
        add(SwitchStmt.class, "switch", "write if and else");
        add(TryStmt.class, "try", "return a value that says what happened");
        add(ThrowStmt.class, "throw", "return a value that says what happened");
        add(SynchronizedStmt.class, "synchronized", "nothing here is shared");
        add(AssertStmt.class, "assert", "write if");
        add(YieldStmt.class, "yield", "write if and else");
        add(LabeledStmt.class, "a label", "put the inner loop into a method of its own");
        add(
                LocalClassDeclarationStmt.class,
                "a class inside a method",
                "put it into a file of its own");
        add(LocalRecordDeclarationStmt.class, "a record", "return new long[] {a, b}");
    }

    private UnsupportedSyntax() {}

    private static void add(Class<? extends Node> kind, String what, String instead) {
        REFUSALS.put(kind, refusal(what, instead));
    }

    /** The message that refuses something and says what to write instead. */
    static String refusal(String what, String instead) {
        return what + " cannot be used here; " + instead;
    }

    /** The message that refuses a kind of node that is named above. */
    static String refusal(Class<? extends Node> kind) {
        return REFUSALS.get(kind);
    }

    /** The message that refuses a node. */
    static String refusal(Node node) {
        String known = REFUSALS.get(node.getClass());
        if (known != null) {
            return known;
        }
        String name = node.getClass().getSimpleName().replaceAll("(Expr|Stmt|Declaration)$", "");
        return refusal(
                name.replaceAll("(?<=[a-z])(?=[A-Z])", " "),
                "use only the operators and statements that can");
    }
}
