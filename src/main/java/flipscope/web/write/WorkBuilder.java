package flipscope.web.write;

import flipscope.judge.Form;
import flipscope.judge.Task;
import flipscope.judge.Template;
import flipscope.text.Messages;
import flipscope.trace.SourceException;
import flipscope.web.address.Link;
import flipscope.web.code.EditorView;
import flipscope.web.write.WorkView.Line;
import flipscope.web.write.WorkView.Piece;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/** Builds the code for a task, as far as it can be changed. */
public final class WorkBuilder {
    /** A blank has room for a little more than belongs there. */
    private static final int ROOM = 6;

    private final Messages words;
    private final WriteRequest request;
    private final Task task;
    private final String code;

    /** The lines to be put in order; none if the code is changed in another way. */
    private final List<String> pool;

    WorkBuilder(Messages words, WriteRequest request) {
        this.words = words;
        this.request = request;
        this.task = request.task();
        this.code = request.code();
        this.pool = task.form() == Form.ORDER ? pool(task) : List.of();
    }

    /** Every line that there is to choose from, always in the same order. */
    private static List<String> pool(Task task) {
        List<String> pool = new ArrayList<>(task.statements());
        pool.addAll(task.decoys());
        Collections.shuffle(pool, new Random(task.number()));
        return pool;
    }

    /** A task as it begins, inside another page, where its ids begin with the prefix. */
    public static WorkView start(Messages words, Task task, String prefix) {
        return new WorkBuilder(words, WriteRequest.start(task)).view(prefix, "", Optional.empty());
    }

    /**
     * The view of it.
     *
     * @param refused why the code was not taken, or empty
     * @param mistake for which it cannot be read
     */
    WorkView view(String prefix, String refused, Optional<SourceException> mistake) {
        boolean fits = fits();
        // All of it is typed where that is asked for, and where it fits no form.
        Form form = !request.whole() && fits ? task.form() : Form.WRITE;
        boolean ordered = form == Form.ORDER;
        List<String> lines = ordered ? lines().orElseThrow() : List.of();
        return new WorkView(
                task,
                prefix,
                refused,
                form,
                code,
                may(form),
                other(form, fits),
                form == Form.WRITE
                        ? Optional.of(editor(prefix + "typed", mistake))
                        : Optional.empty(),
                form == Form.CHOOSE || form == Form.FILL ? rows() : List.of(),
                placed(lines),
                ordered ? left(lines) : List.of());
    }

    private boolean fits() {
        return switch (task.form()) {
            case CHOOSE, FILL -> task.template().values(code).isPresent();
            case ORDER -> lines().isPresent();
            case WRITE -> true;
        };
    }

    private String may(Form form) {
        if (task.original().isPresent()) {
            return words.text("write.may.anything");
        }
        if (form == Form.CHOOSE) {
            return codes(task.choices());
        }
        return words.text(task.loops() ? "write.may.loops" : "write.may", codes(task.operators()));
    }

    private static String codes(Collection<String> texts) {
        return "`" + String.join("` `", texts) + "`";
    }

    private EditorView editor(String id, Optional<SourceException> mistake) {
        return new EditorView(
                words,
                id,
                "text",
                words.text("write.code"),
                code,
                Optional.of(Link.url("/write/mistake")),
                new ForeignCode(words, code).view(mistake));
    }

    /** To the whole code it keeps what is written; back, where that fits the form. */
    private Optional<String> other(Form form, boolean fits) {
        if (task.form() == Form.WRITE) {
            return Optional.empty();
        }
        boolean typed = form == Form.WRITE;
        return Optional.of(
                !typed || fits
                        ? request.with(code, !typed) + WriteRequest.PLACE
                        : WriteRequest.to(task) + WriteRequest.PLACE);
    }

    // Blanks to be filled

    private List<List<Piece>> rows() {
        Iterator<String> typed = blanks(code);
        Iterator<String> solved = blanks(task.reference());
        List<List<Piece>> rows = new ArrayList<>();
        int number = 1;
        for (String line : task.template().filled(List.of()).stripTrailing().split("\n")) {
            List<Piece> row = new ArrayList<>();
            String[] texts = line.split(Template.EMPTY, -1);
            for (int i = 0; i < texts.length - 1; i++) {
                String value = typed.next();
                int size = Math.max(solved.next().length(), value.length()) + ROOM;
                row.add(new Piece(texts[i], number++, value, size));
            }
            row.add(new Piece(texts[texts.length - 1], 0, "", 0));
            rows.add(row);
        }
        return rows;
    }

    private Iterator<String> blanks(String written) {
        return task.template().values(written).orElseThrow().iterator();
    }

    // Lines in order

    /** The lines in the code; empty if there are others. */
    private Optional<List<String>> lines() {
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
                pool.containsAll(lines) && lines.stream().distinct().count() == lines.size();
        return known ? Optional.of(lines) : Optional.empty();
    }

    private List<Line> placed(List<String> lines) {
        return IntStream.range(0, lines.size()).mapToObj(index -> placed(lines, index)).toList();
    }

    private Line placed(List<String> lines, int index) {
        List<String> less = new ArrayList<>(lines);
        less.remove(index);
        return new Line(
                index + 1,
                lines.get(index),
                url(less),
                swapped(lines, index - 1),
                swapped(lines, index));
    }

    /** With a line and the one after it exchanged, if there are both. */
    private Optional<String> swapped(List<String> lines, int index) {
        if (index < 0 || index == lines.size() - 1) {
            return Optional.empty();
        }
        List<String> other = new ArrayList<>(lines);
        Collections.swap(other, index, index + 1);
        return Optional.of(url(other));
    }

    private List<Line> left(List<String> lines) {
        return IntStream.range(0, pool.size())
                .filter(index -> !lines.contains(pool.get(index)))
                .mapToObj(index -> left(lines, index + 1, pool.get(index)))
                .toList();
    }

    private Line left(List<String> lines, int number, String text) {
        List<String> more = new ArrayList<>(lines);
        more.add(text);
        return new Line(number, text, url(more), Optional.empty(), Optional.empty());
    }

    private String url(List<String> lines) {
        return request.with(task.of(lines)) + WriteRequest.PLACE;
    }
}
