package flipscope.trace.parse;

import flipscope.trace.DisplayFormat;
import flipscope.trace.Operator;
import flipscope.trace.OperatorSite;
import flipscope.trace.Span;
import flipscope.trace.Type;
import java.util.ArrayList;
import java.util.List;

/** Works out what all steps of each operator of a method share, and how its values are drawn. */
final class OperatorAnalysis {
    private final Routine routine;
    private final ViewRules views;
    private final SourceText text;
    private final OperatorInfo[] infos;
    private StatementPlace place;

    /**
     * What becomes of a value.
     *
     * @param view how it is drawn
     * @param last whether its operator is the outermost of the statement
     * @param target the variable that takes it, or null
     */
    private record Use(DisplayFormat view, boolean last, Local target) {}

    private OperatorAnalysis(Routine routine, ViewRules views) {
        this.routine = routine;
        this.views = views;
        this.text = routine.text();
        this.infos = new OperatorInfo[routine.operators() + 1];
    }

    /**
     * All operators by id, followed by the implicit return of a method without a result.
     *
     * @param end the place of that return
     */
    static OperatorInfo[] of(Routine routine, ViewRules views, StatementPlace end) {
        OperatorAnalysis analysis = new OperatorAnalysis(routine, views);
        CodeWalker.eachStatement(routine.body(), analysis::statement);
        analysis.end(end);
        return analysis.infos;
    }

    // Statements

    private void statement(Stmt s) {
        place = s.place();
        if (s instanceof Stmt.ForEach n) {
            element(n);
        } else if (s instanceof Stmt.Return n) {
            result(n);
        } else {
            s.expressions().forEach(this::top);
        }
    }

    private void top(Expr e) {
        expression(e, new Use(views.adopt(e, null), true, null));
    }

    private void element(Stmt.ForEach n) {
        DisplayFormat view = views.of(n.local());
        DisplayFormat table = views.adopt(n.table(), view);
        expression(n.table(), new Use(table, true, null));
        Type type = n.table().type().element();
        Use use = new Use(view, true, n.local());
        List<String> texts = List.of(text(n.table()), "");
        add(
                n.id(),
                Operator.LOOKUP,
                place.span(),
                type,
                use,
                texts,
                List.of(table, DisplayFormat.NUMBER));
    }

    private void result(Stmt.Return n) {
        List<Expr> operands =
                n.value() == null
                        ? List.of()
                        : n.value() instanceof Expr.Elements list
                                ? list.elements()
                                : List.of(n.value());
        List<DisplayFormat> drawn = new ArrayList<>();
        for (Expr operand : operands) {
            drawn.add(returned(operand, views.result().word(drawn.size())));
        }
        Use use = new Use(views.result(), true, null);
        add(n.id(), Operator.RETURN, n.span(), routine.result(), use, texts(operands), drawn);
    }

    /** An operator takes the view of the result; a bare name keeps its own. */
    private DisplayFormat returned(Expr e, DisplayFormat wanted) {
        boolean bare =
                e instanceof Expr.LocalRead
                        || e instanceof Expr.FieldRead
                        || e instanceof Expr.Literal;
        if (bare || e instanceof Expr.Assign || e instanceof Expr.Update) {
            return inner(e, wanted);
        }
        return drawn(e, ViewRules.fitting(wanted, e.type()));
    }

    private void end(StatementPlace end) {
        place = end;
        Use use = new Use(DisplayFormat.NUMBER, true, null);
        add(infos.length - 1, Operator.RETURN, end.span(), Type.VOID, use, List.of(), List.of());
    }

    // Expressions

    private void expression(Expr e, Use use) {
        if (e instanceof Expr.Binary n) {
            binary(n, use);
        } else if (e instanceof Expr.Unary n) {
            unary(n, n.operator(), n.operand(), use);
        } else if (e instanceof Expr.Assign n) {
            assign(n, use.last());
        } else if (e instanceof Expr.Update n) {
            update(n, use.last());
        } else if (e instanceof Expr.Conditional n) {
            conditional(n, use);
        } else if (e instanceof Expr.Index n) {
            List<DisplayFormat> drawn = List.of(inner(n.table(), use.view()), number(n.index()));
            add(n, Operator.LOOKUP, use, List.of(n.table(), n.index()), drawn);
        } else if (e instanceof Expr.Call n) {
            call(n, use);
        } else if (e instanceof Expr.Library n) {
            library(n, use);
        } else if (e instanceof Expr.Length n) {
            inner(n.table(), null);
        }
    }

    /** An operand, which adopts the view of the other operand if it has none. */
    private DisplayFormat inner(Expr e, DisplayFormat beside) {
        return drawn(e, views.adopt(e, beside));
    }

    /** An index or a shift distance, always drawn as a number. */
    private DisplayFormat number(Expr e) {
        return drawn(e, DisplayFormat.NUMBER);
    }

    private DisplayFormat drawn(Expr e, DisplayFormat view) {
        expression(e, new Use(view, false, null));
        return view;
    }

    private void binary(Expr.Binary n, Use use) {
        boolean compares = n.operator().compares();
        boolean shifts = n.operator().shifts();
        DisplayFormat natural =
                compares ? views.first(n.left(), n.right()) : views.own(shifts ? n.left() : n);
        // An operand without a view adopts that of the other operand, or of the result.
        Type compared = n.left().type().promoted(n.right().type());
        DisplayFormat usual = compares ? routine.owner().usual(compared) : use.view();
        DisplayFormat beside = natural == null ? usual : natural;
        DisplayFormat left = inner(n.left(), beside);
        DisplayFormat right = shifts ? number(n.right()) : inner(n.right(), beside);
        add(n, n.operator(), use, List.of(n.left(), n.right()), List.of(left, right));
    }

    private void unary(Expr e, Operator operator, Expr operand, Use use) {
        add(e, operator, use, List.of(operand), List.of(inner(operand, use.view())));
    }

    /** If the value makes a step, that step takes the name and is the outermost. */
    private void assign(Expr.Assign n, boolean last) {
        Local local = n.target();
        DisplayFormat view = views.of(local);
        if (n.id() < 0) {
            DisplayFormat fitting = ViewRules.fitting(view, n.value().type());
            expression(n.value(), new Use(fitting, last, local));
        } else {
            unary(n, Operator.ASSIGN, n.value(), new Use(view, last, local));
        }
    }

    private void update(Expr.Update n, boolean last) {
        Local local = n.target();
        DisplayFormat view = views.of(local);
        DisplayFormat right = n.operator().shifts() ? number(n.value()) : inner(n.value(), view);
        boolean byOne = n.value().span().equals(n.span());
        List<String> texts = List.of(local.name(), byOne ? "1" : text(n.value()));
        Use use = new Use(ViewRules.fitting(view, n.computed()), last, local);
        add(n.id(), n.operator(), n.span(), n.computed(), use, texts, List.of(view, right));
    }

    private void conditional(Expr.Conditional n, Use use) {
        inner(n.condition(), DisplayFormat.FLAG);
        DisplayFormat natural = views.first(n.yes(), n.no());
        DisplayFormat branch = natural == null ? use.view() : natural;
        inner(n.yes(), branch);
        inner(n.no(), branch);
        List<Expr> operands = List.of(n.condition(), n.yes(), n.no());
        add(n, Operator.CHOOSE, use, operands, List.of(DisplayFormat.FLAG, branch, branch));
    }

    private void call(Expr.Call n, Use use) {
        List<DisplayFormat> drawn = new ArrayList<>();
        for (Expr argument : n.arguments()) {
            drawn.add(inner(argument, n.target().parameters().get(drawn.size()).view()));
        }
        add(n, Operator.CALL, use, n.arguments(), drawn);
    }

    private void library(Expr.Library n, Use use) {
        DisplayFormat first = views.own(n.arguments().get(0));
        List<DisplayFormat> drawn = new ArrayList<>();
        for (Expr argument : n.arguments()) {
            drawn.add(
                    n.function().name().startsWith("rotate") && drawn.size() == 1
                            ? number(argument)
                            : inner(argument, first));
        }
        add(n, Operator.LIBRARY, use, n.arguments(), drawn);
    }

    // What is found

    private List<String> texts(List<Expr> expressions) {
        return expressions.stream().map(this::text).toList();
    }

    /** The source of an expression. */
    private String text(Expr e) {
        return text.text(e.span());
    }

    private void add(
            Expr e, Operator operator, Use use, List<Expr> operands, List<DisplayFormat> drawn) {
        add(e.id(), operator, e.span(), e.type(), use, texts(operands), drawn);
    }

    /**
     * Adds an operator.
     *
     * @param texts the source of its operands
     * @param drawn how they are drawn
     */
    private void add(
            int id,
            Operator operator,
            Span span,
            Type type,
            Use use,
            List<String> texts,
            List<DisplayFormat> drawn) {
        Local target = use.target();
        DisplayFormat view = target == null ? null : views.of(target);
        OperatorSite site =
                new OperatorSite(
                        routine.fullName(),
                        text.file().name(),
                        span,
                        shown(operator, span),
                        operator,
                        texts,
                        List.copyOf(drawn),
                        use.view(),
                        use.last() ? place.caption() : "",
                        place.span());
        infos[id] = new OperatorInfo(site, type, target, view, use.last());
    }

    /** A {@code return} is shown without its semicolon. */
    private String shown(Operator operator, Span span) {
        String source = text.text(span);
        if (operator != Operator.RETURN) {
            return source;
        }
        return source.equals("}") ? "return" : source.replaceFirst("\\s*;$", "");
    }
}
