package flipscope.trace.parse;

import com.github.javaparser.ast.ArrayCreationLevel;
import com.github.javaparser.ast.expr.ArrayAccessExpr;
import com.github.javaparser.ast.expr.ArrayCreationExpr;
import com.github.javaparser.ast.expr.ArrayInitializerExpr;
import com.github.javaparser.ast.expr.Expression;
import flipscope.trace.Type;
import java.util.ArrayList;
import java.util.List;

/** Checks expressions that read or make tables. */
final class TableExpressionChecker {
    private final CheckContext context;
    private final SourceText text;
    private final ExpressionChecker expressions;

    TableExpressionChecker(CheckContext context, ExpressionChecker expressions) {
        this.context = context;
        this.text = context.text();
        this.expressions = expressions;
    }

    Expr.Index index(ArrayAccessExpr n) {
        Expr table = expressions.value(n.getName());
        if (!table.type().isTable()) {
            throw text.fault(
                    n.getName(), "this is " + table.type() + ", not a table; it has no elements");
        }
        Expr index = expressions.value(n.getIndex(), Type.INT);
        return new Expr.Index(
                table.type().element(), SourceText.span(n), context.nextOperator(), table, index);
    }

    Expr creation(ArrayCreationExpr n) {
        Type type = TypeRules.of(text, n.getElementType());
        for (int i = 0; i < n.getLevels().size(); i++) {
            type = type.table();
        }
        if (n.getInitializer().isPresent()) {
            Expr.Elements list = elements(n.getInitializer().get(), type);
            return new Expr.Elements(type, SourceText.span(n), list.elements());
        }
        List<Expr> lengths = new ArrayList<>();
        for (ArrayCreationLevel level : n.getLevels()) {
            level.getDimension()
                    .ifPresent(length -> lengths.add(expressions.value(length, Type.INT)));
        }
        return new Expr.NewTable(type, SourceText.span(n), lengths);
    }

    /** {@code {a, b}} as a table of that type. */
    Expr.Elements elements(ArrayInitializerExpr n, Type type) {
        if (!type.isTable()) {
            throw text.fault(n, "a list makes a table, but " + type + " is needed");
        }
        List<Expr> elements = new ArrayList<>();
        for (Expression element : n.getValues()) {
            elements.add(expressions.value(element, type.element()));
        }
        return new Expr.Elements(type, SourceText.span(n), elements);
    }
}
