package flipscope.web.write;

import flipscope.judge.Form;
import flipscope.judge.Task;
import flipscope.judge.Template;
import flipscope.web.write.EditorView.LineView;
import flipscope.web.write.EditorView.OrderView;
import flipscope.web.write.EditorView.PieceView;
import flipscope.web.write.EditorView.RowView;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Builds the form in which a task is solved. */
final class Editors {
    /** A blank has room for a little more than belongs there. */
    private static final int ROOM = 6;

    private static final String PLACE = "#code";

    private final WriteRequest request;
    private final String prefix;
    private final Task task;

    /**
     * @param prefix what ids begin with
     */
    Editors(WriteRequest request, String prefix) {
        this.request = request;
        this.prefix = prefix;
        this.task = request.task();
    }

    /**
     * The form of the task; the whole code, if that is asked for or it has another shape.
     *
     * @param refused why it was not taken, or empty
     */
    EditorView editor(String refused) {
        String code = request.text();
        if (!request.whole()) {
            if (task.form() == Form.ORDER) {
                Optional<List<String>> lines = lines(code);
                if (lines.isPresent()) {
                    return view(task.form(), List.of(), order(lines.get()), refused);
                }
            } else if (task.form() != Form.WRITE) {
                Optional<List<String>> blanks = task.template().values(code);
                if (blanks.isPresent()) {
                    return view(task.form(), rows(blanks.get()), null, refused);
                }
            }
        }
        return view(Form.WRITE, List.of(), null, refused);
    }

    private EditorView view(Form form, List<RowView> rows, OrderView lines, String refused) {
        return new EditorView(
                prefix,
                form.code(),
                WriteRequest.PAGE.action(),
                task.name(),
                request.text(),
                rows,
                lines,
                other(form),
                form == Form.WRITE && task.form() != Form.WRITE,
                refused);
    }

    /** From the form to the whole code it keeps what is written; back, where that fits the form. */
    private String other(Form form) {
        if (task.form() == Form.WRITE) {
            return null;
        }
        WriteRequest there = request.whole(form != Form.WRITE);
        boolean fits = form != Form.WRITE || fits(request.text());
        return (fits ? there.with(request.text()) : WriteRequest.to(task)) + PLACE;
    }

    private boolean fits(String code) {
        return task.form() == Form.ORDER
                ? lines(code).isPresent()
                : task.template().values(code).isPresent();
    }

    private List<RowView> rows(List<String> blanks) {
        Template template = task.template();
        List<String> solved = template.values(task.reference()).orElseThrow();
        List<RowView> rows = new ArrayList<>();
        List<PieceView> row = new ArrayList<>();
        for (int i = 0; i < blanks.size(); i++) {
            String last = wholeLines(template.pieces().get(i), row, rows);
            int size = Math.max(solved.get(i).length(), blanks.get(i).length()) + ROOM;
            row.add(new PieceView(last, blanks.get(i), i + 1, size, task.choices()));
        }
        String end = template.pieces().get(template.blanks()).stripTrailing();
        row.add(text(wholeLines(end, row, rows)));
        rows.add(new RowView(row));
        return rows;
    }

    /** Ends a row with every line break of a text; what is left begins or continues another. */
    private static String wholeLines(String text, List<PieceView> row, List<RowView> rows) {
        List<String> lines = text.lines().toList();
        String end = text.endsWith("\n") || text.isEmpty() ? "" : lines.get(lines.size() - 1);
        for (String line : end.isEmpty() ? lines : lines.subList(0, lines.size() - 1)) {
            row.add(text(line));
            rows.add(new RowView(List.copyOf(row)));
            row.clear();
        }
        return end;
    }

    private static PieceView text(String text) {
        return new PieceView(text, null, 0, 0, List.of());
    }

    // Lines in order

    /** Every line that there is to choose from, always in the same order. */
    private List<String> pool() {
        List<String> pool = new ArrayList<>(task.statements());
        pool.addAll(task.decoys());
        Collections.shuffle(pool, new Random(task.number()));
        return pool;
    }

    /** The lines in the code; empty if there are others. */
    private Optional<List<String>> lines(String code) {
        if (!code.startsWith(task.header()) || !code.strip().endsWith("}")) {
            return Optional.empty();
        }
        String body = code.strip().substring(task.header().length());
        List<String> lines =
                body.substring(0, body.length() - 1)
                        .lines()
                        .map(String::strip)
                        .filter(line -> !line.isEmpty())
                        .toList();
        boolean known =
                pool().containsAll(lines) && lines.stream().distinct().count() == lines.size();
        return known ? Optional.of(lines) : Optional.empty();
    }

    private OrderView order(List<String> lines) {
        List<String> pool = pool();
        List<LineView> placed = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            placed.add(
                    new LineView(
                            i + 1,
                            lines.get(i),
                            url(without(lines, i)),
                            i == 0 ? null : url(swapped(lines, i - 1)),
                            i == lines.size() - 1 ? null : url(swapped(lines, i))));
        }
        List<LineView> left = new ArrayList<>();
        for (int i = 0; i < pool.size(); i++) {
            if (!lines.contains(pool.get(i))) {
                List<String> more = new ArrayList<>(lines);
                more.add(pool.get(i));
                left.add(new LineView(i + 1, pool.get(i), url(more), null, null));
            }
        }
        return new OrderView(task.header().lines().toList(), placed, left);
    }

    private String url(List<String> lines) {
        return request.with(task.of(lines)) + PLACE;
    }

    private static List<String> without(List<String> lines, int index) {
        List<String> less = new ArrayList<>(lines);
        less.remove(index);
        return less;
    }

    /** With this line and the one after it exchanged. */
    private static List<String> swapped(List<String> lines, int index) {
        List<String> other = new ArrayList<>(lines);
        Collections.swap(other, index, index + 1);
        return other;
    }
}
