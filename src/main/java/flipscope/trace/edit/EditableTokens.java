package flipscope.trace.edit;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Operator;
import flipscope.trace.Span;
import flipscope.trace.edit.EditableToken.Role;
import flipscope.trace.parse.CodeWalker;
import flipscope.trace.parse.Expr;
import flipscope.trace.parse.Routine;
import flipscope.trace.parse.Stmt;
import flipscope.trace.parse.Token;
import flipscope.trace.parse.ViewRules;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;

/**
 * Finds the masks, shift distances, operators and bounds of a method by what they do, and their
 * replacements. Replacing an operator never changes how its expression is grouped.
 */
public final class EditableTokens {
    private final Routine routine;
    private final ViewRules views;
    private final List<Token> tokens;
    private final Map<Integer, EditableToken> found = new TreeMap<>();

    private EditableTokens(Routine routine, ViewRules views) {
        this.views = views;
        this.routine = routine;
        this.tokens = Token.of(routine);
    }

    /**
     * The tokens of a method that are worth changing, in textual order.
     *
     * @param views how its values are drawn
     */
    public static List<EditableToken> of(Routine routine, ViewRules views) {
        EditableTokens changeables = new EditableTokens(routine, views);
        CodeWalker.eachStatement(routine.body(), changeables::statement);
        return List.copyOf(changeables.found.values());
    }

    private void add(Token token, Role role, List<Alternative> alternatives) {
        if (!alternatives.isEmpty()) {
            found.putIfAbsent(token.number(), new EditableToken(token, role, alternatives));
        }
    }

    private void statement(Stmt s) {
        if (s instanceof Stmt.For n) {
            n.starts().forEach(this::loopStart);
        }
        s.expressions().forEach(e -> expression(e, null));
    }

    private void loopStart(Stmt start) {
        if (start instanceof Stmt.Declare n
                && n.value() != null
                && n.value().value() instanceof Expr.Literal literal) {
            number(literal);
        }
    }

    private void expression(Expr e, Expr parent) {
        if (e instanceof Expr.Update n && n.value().span().equals(n.span())) {
            return;
        }
        if (e instanceof Expr.Binary n) {
            operator(n, parent);
        }
        if (e instanceof Expr.Unary n && n.operator() != Operator.CAST) {
            add(start(n), Role.OPERATOR, TokenAlternatives.unary(n.operator()));
        }
        if (e instanceof Expr.Update n) {
            compound(n);
        }
        if (e instanceof Expr.FieldRead n && parent != null) {
            constant(n, parent);
        }
        if (e instanceof Expr.LocalRead n && applies(parent, Operator.AND::equals)) {
            variable(n);
        }
        if (e instanceof Expr.Literal n && parent != null) {
            literal(n, parent);
        }
        e.parts().forEach(part -> expression(part, e));
    }

    // Operators

    private void operator(Expr.Binary n, Expr parent) {
        List<Alternative> fitting =
                TokenAlternatives.binary(n.operator(), n.left().type().isTruth()).stream()
                        .filter(
                                each ->
                                        groupsAlike(
                                                n, parent, Operator.of(each.text()).precedence()))
                        .toList();
        add(sign(n.left(), n.operator()), Role.OPERATOR, fitting);
    }

    /** The token of an operator, which follows the left operand and its parentheses. */
    private Token sign(Expr left, Operator operator) {
        return first(
                each ->
                        isBefore(left.span().end(), each.span())
                                && each.text().equals(operator.text()));
    }

    /** Whether an operator with that precedence would have the same operands. */
    private boolean groupsAlike(Expr.Binary n, Expr parent, int tightness) {
        boolean inside = tightness <= openness(n.left()) && tightness < openness(n.right());
        int outer = parent == null || enclosed(n) ? 0 : tightness(parent);
        boolean first = parent != null && parent.parts().get(0) == n;
        return inside && (first ? tightness >= outer : outer == 0 || tightness > outer);
    }

    /** The precedence of an operand. */
    private int openness(Expr operand) {
        int tightness = tightness(operand);
        return tightness == 0 || enclosed(operand) ? Integer.MAX_VALUE : tightness;
    }

    /** The precedence of a binary operator; 0 for any other expression. */
    private static int tightness(Expr e) {
        return e instanceof Expr.Binary n ? n.operator().precedence() : 0;
    }

    private boolean enclosed(Expr e) {
        Token after = first(each -> isBefore(e.span().end(), each.span()));
        Token first = start(e);
        return after != null
                && after.text().equals(")")
                && first.number() > 1
                && tokens.get(first.number() - 2).text().equals("(");
    }

    private void compound(Expr.Update n) {
        Token sign = tokens.get(start(n).number());
        List<Alternative> all =
                TokenAlternatives.binary(n.operator(), n.type().isTruth()).stream()
                        .map(each -> new Alternative(each.text() + "=", each.kind()))
                        .toList();
        add(sign, Role.OPERATOR, all);
    }

    // Masks and numbers

    /** Whether an expression applies such an operator. */
    private static boolean applies(Expr e, Predicate<Operator> which) {
        return e instanceof Expr.Binary n && which.test(n.operator())
                || e instanceof Expr.Update u && which.test(u.operator());
    }

    private void constant(Expr.FieldRead n, Expr parent) {
        boolean negated = parent instanceof Expr.Unary u && u.operator() == Operator.NEGATE;
        boolean board = n.type().isNumber() && !DisplayFormat.NUMBER.equals(n.field().view());
        Token token = start(n);
        if (board && !negated && shifted(n, parent) == null) {
            add(token, Role.MASK, TokenAlternatives.constant(routine, n.field(), token.text()));
        }
    }

    private void variable(Expr.LocalRead n) {
        boolean board = n.type().isNumber() && !views.of(n.local()).equals(DisplayFormat.NUMBER);
        if (board) {
            add(start(n), Role.MASK, TokenAlternatives.variable(routine, views, n.local()));
        }
    }

    private void literal(Expr.Literal n, Expr parent) {
        Token token = start(n);
        if (!n.type().isNumber()) {
            return;
        }
        DisplayFormat shifted = shifted(n, parent);
        if (shifted != null) {
            add(token, Role.AMOUNT, TokenAlternatives.amount(token.text(), shifted));
        } else if (applies(parent, Operator::logical)) {
            add(token, Role.MASK, TokenAlternatives.literal(n.type(), token.text()));
        } else if (parent instanceof Expr.Binary) {
            number(n);
        }
    }

    private void number(Expr.Literal n) {
        Token token = start(n);
        add(token, Role.NUMBER, TokenAlternatives.number(token.text()));
    }

    /** How the value that a shift moves by this distance is drawn; null if it is no distance. */
    private DisplayFormat shifted(Expr e, Expr parent) {
        if (parent instanceof Expr.Binary n && n.operator().shifts() && n.right() == e) {
            return views.adopt(n.left(), null);
        }
        if (parent instanceof Expr.Update n && n.operator().shifts()) {
            return views.of(n.target());
        }
        boolean number = e instanceof Expr.Literal literal && literal.value().bits() != 0;
        return number && parent instanceof Expr.Call n ? board(n) : null;
    }

    /** How a method that is told a number draws what it works on; null if that is no board. */
    private DisplayFormat board(Expr.Call call) {
        return call.arguments().stream()
                .filter(each -> each.type().isNumber() && !(each instanceof Expr.Literal))
                .map(each -> views.adopt(each, null))
                .filter(view -> !DisplayFormat.NUMBER.equals(view))
                .findFirst()
                .orElse(null);
    }

    /** The first token of an expression. */
    private Token start(Expr e) {
        return first(each -> !isBefore(each.span(), e.span()));
    }

    /** The first token of which something holds; null if there is none. */
    private Token first(Predicate<Token> holds) {
        return tokens.stream().filter(holds).findFirst().orElse(null);
    }

    private static boolean isBefore(Span one, Span other) {
        return one.line() < other.line()
                || one.line() == other.line() && one.column() < other.column();
    }
}
