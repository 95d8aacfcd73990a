package flipscope.story;

import static java.util.Objects.requireNonNullElse;

import flipscope.trace.BitLayout;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Table;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** A stop in plain text: its title, its sentence, and its equation with every value drawn. */
public record StepText(Narrator narrator) {
    private static final Pattern ASSIGNMENT =
            Pattern.compile(
                    "(\\+\\+|--)?\\w+\\s*([-+*/%&|^]|<<|>>>?)?=(?!=)|\\w+(\\+\\+|--)$|(\\+\\+|--)\\w+");

    /** Beside calls, the operators that precede their operands like a word. */
    private static final Set<Operator> WORDS =
            EnumSet.of(Operator.RETURN, Operator.CAST, Operator.LOOKUP, Operator.CHOOSE);

    private static final Pattern VIEW = Pattern.compile("@View\\([^)]*\\) *");

    /**
     * Source without its leading view annotation, as in a loop over a table: {@code long line :
     * LINES}.
     */
    public static String withoutViews(String source) {
        return source.startsWith("@") ? VIEW.matcher(source).replaceFirst("") : source;
    }

    /** Several lines of text, ending with a line break. */
    public String of(Stop stop) {
        Trace trace = narrator.trace();
        Step step = trace.step(stop.step());
        String stage = narrator.stageTitle(step);
        String head =
                narrator.text("story.text.head", step.index() + 1, trace.steps().size(), stage);
        String drawn = Column.beside(equation(step));
        return String.join("\n", head, source(trace, step), narrator.sentence(stop), "", drawn, "");
    }

    /**
     * The source of a step, {@code run = own << 1}; compound assignments stay as they are. Of a
     * step that returns a value to a variable, the call.
     */
    public static String source(Trace trace, Step step) {
        String name = step.assigns();
        boolean complete = name == null || isAssignment(step.text());
        return complete ? trace.source(step) : name + " = " + trace.source(step);
    }

    /** Whether a source contains its own assignment: {@code run |= …}, {@code i++}. */
    static boolean isAssignment(String text) {
        return ASSIGNMENT.matcher(text).lookingAt();
    }

    /** Operands with operators between them, {@code =}, and the result. */
    private List<Column> equation(Step step) {
        List<Column> columns = new ArrayList<>();
        Operator operator = step.operator();
        boolean prefix =
                step.operands().size() == 1 || operator.calls() || WORDS.contains(operator);
        if (prefix) {
            columns.add(Column.sign(operator.symbol()));
        }
        for (Operand operand : step.operands()) {
            if (columns.size() > 0 && !(prefix && columns.size() == 1)) {
                columns.add(Column.sign(prefix ? "," : operator.symbol()));
            }
            columns.add(operand(step, operand));
        }
        if (step.result() != null) {
            columns.add(Column.sign("="));
            columns.add(
                    new Column(
                            requireNonNullElse(step.assigns(), ""),
                            "",
                            picture(step.result(), step.view(), step.marks())));
        }
        return columns;
    }

    private Column operand(Step step, Operand operand) {
        String role = narrator.role(step, operand);
        return new Column(
                operand.text(), role, picture(operand.value(), operand.view(), Marks.NONE));
    }

    private static List<String> picture(Value value, DisplayFormat view, Marks marks) {
        if (value instanceof Word word) {
            BitLayout layout = BitLayout.of(view, word);
            return GridText.of(word, view, marks, layout::layerName);
        }
        Table table = (Table) value;
        if (table.elements().stream().allMatch(Word.class::isInstance) && table.length() <= 2) {
            return Column.bare(
                    IntStream.range(0, table.length())
                            .mapToObj(
                                    i -> picture(table.elements().get(i), view.word(i), Marks.NONE))
                            .map(drawn -> new Column("", "", drawn))
                            .toList());
        }
        return List.of("(" + table.length() + ")");
    }
}
