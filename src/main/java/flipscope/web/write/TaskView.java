package flipscope.web.write;

import flipscope.judge.Form;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.judge.Template;
import flipscope.text.Messages;
import flipscope.text.Slug;
import flipscope.trace.SourceException;
import flipscope.web.address.Link;
import flipscope.web.code.EditorView;
import flipscope.web.figure.Card;
import flipscope.web.figure.Card.Item;
import flipscope.web.write.TestCasePictures.CaseView;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * A task and the code for it, as far as it can be changed: its page and a lesson show the same.
 *
 * @param prefix what its ids begin with, where there may be several on a page
 * @param refused why the code was not taken, or empty
 */
public record TaskView(Messages words, WriteRequest request, String prefix, String refused) {
    /** A blank has room for a little more than belongs there. */
    private static final int ROOM = 6;

    /** A task as it begins, inside another page. */
    public static TaskView start(Messages words, Task task, String prefix) {
        return new TaskView(words, WriteRequest.start(task), prefix, "");
    }

    /**
     * A piece of a line, and the blank after it.
     *
     * @param number the number of the blank, from 1; 0 where there is none
     * @param typed what stands in the blank
     * @param size how many letters it has room for
     */
    public record Piece(String text, int number, String typed, int size) {
        public boolean hasBlank() {
            return number > 0;
        }
    }

    /**
     * A line that is put in order.
     *
     * @param url puts it at the end of the code, or takes it out
     * @param up moves it up, unless it is the first or not in the code
     * @param down moves it down, unless it is the last or not in the code
     */
    public record Line(
            int number, String text, String url, Optional<String> up, Optional<String> down) {}

    // The task

    public Task task() {
        return request.task();
    }

    public String title() {
        return title(words, task());
    }

    static String title(Messages words, Task task) {
        return task.original()
                .map(each -> each.technique().title())
                .orElseGet(() -> words.text("write.task." + task.name()));
    }

    /** Which of the tasks it is. */
    public String place() {
        return isChange()
                ? words.text("write.change.place")
                : words.text("write.place", task().number(), Tasks.names().size());
    }

    /** What the method must do. */
    public String statement() {
        return words.text(
                isChange() ? "write.change.text" : "write.task." + task().name() + ".text");
    }

    /** Whether the code of an algorithm is changed. */
    public boolean isChange() {
        return task().original().isPresent();
    }

    /** What explains the pictures. */
    public String legend() {
        return words.text(task().hasDiscs() ? "write.legend.discs" : "write.legend");
    }

    /** The operators to choose from, or all that can be typed. */
    public String may() {
        if (isChange()) {
            return words.text("write.may.anything");
        }
        if (form() == Form.CHOOSE) {
            return codes(task().choices());
        }
        return words.text(
                task().loops() ? "write.may.loops" : "write.may", codes(task().operators()));
    }

    private static String codes(Collection<String> texts) {
        return "`" + String.join("` `", texts) + "`";
    }

    /** What the method gets, and what is wanted, on an example. */
    public CaseView given() {
        return new TestCasePictures(task(), words).example();
    }

    /** The preview card: what the task gives and what is wanted. */
    Card card() {
        CaseView example = given();
        List<Item> row = new ArrayList<>();
        example.inputs().forEach(each -> row.add(Item.value(each.name(), each.grid())));
        row.add(Item.sign("→"));
        example.results().forEach(each -> row.add(Item.titled(each.name(), each.grid())));
        return Card.of(title(), place(), statement().replace("`", ""), row);
    }

    // The code

    /** The id of an element. */
    public String id(String name) {
        return prefix + name;
    }

    /** Whether it stands inside another page. */
    public boolean isInPlace() {
        return !prefix.isEmpty();
    }

    public String code() {
        return request.code();
    }

    /** How it is changed: all of it is typed where that is asked for, and where it fits no form. */
    private Form form() {
        return !request.whole() && fits(code()) ? task().form() : Form.WRITE;
    }

    /** {@code choose}, {@code order}, {@code fill} or {@code write}. */
    public String style() {
        return Slug.of(form());
    }

    public boolean isTyped() {
        return form() == Form.WRITE;
    }

    public boolean isOrdered() {
        return form() == Form.ORDER;
    }

    /** Whether all of it is typed although the task leaves only a part of it open. */
    public boolean isWhole() {
        return isTyped() && task().form() != Form.WRITE;
    }

    /** Its field, where all of it is typed. */
    public EditorView editor(Optional<SourceException> mistake) {
        return new EditorView(
                words,
                id("typed"),
                "text",
                words.text("write.code"),
                code(),
                Optional.of(Link.url("/write/mistake")),
                new ForeignCode(words, code()).view(mistake));
    }

    /**
     * The page on which all of it is typed, or back from there. To the whole code it keeps what is
     * written; back, where that fits the form.
     */
    public Optional<String> other() {
        if (task().form() == Form.WRITE) {
            return Optional.empty();
        }
        boolean kept = !isTyped() || fits(code());
        return Optional.of(
                kept
                        ? request.with(code(), !isTyped()) + WriteRequest.PLACE
                        : WriteRequest.to(task()) + WriteRequest.PLACE);
    }

    private boolean fits(String code) {
        return switch (task().form()) {
            case CHOOSE, FILL -> task().template().values(code).isPresent();
            case ORDER -> lines(code).isPresent();
            case WRITE -> true;
        };
    }

    // Blanks to be filled

    /** The code line by line. */
    public List<List<Piece>> rows() {
        Iterator<String> typed = blanks(code());
        Iterator<String> solved = blanks(task().reference());
        List<List<Piece>> rows = new ArrayList<>();
        int number = 1;
        for (String line : task().template().filled(List.of()).stripTrailing().split("\n")) {
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

    private Iterator<String> blanks(String code) {
        return task().template().values(code).orElseThrow().iterator();
    }

    // Lines in order

    /** The lines above those to be put in order. */
    public List<String> header() {
        return task().header().lines().toList();
    }

    /** Every line that there is to choose from, always in the same order. */
    private List<String> pool() {
        List<String> pool = new ArrayList<>(task().statements());
        pool.addAll(task().decoys());
        Collections.shuffle(pool, new Random(task().number()));
        return pool;
    }

    /** The lines in the code; empty if there are others. */
    private Optional<List<String>> lines(String code) {
        if (!code.startsWith(task().header()) || !code.strip().endsWith("}")) {
            return Optional.empty();
        }
        String body = code.strip().substring(task().header().length());
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

    /** The lines in the code. */
    public List<Line> placed() {
        List<String> lines = lines(code()).orElseThrow();
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

    /** The lines that are not in the code. */
    public List<Line> left() {
        List<String> pool = pool();
        List<String> lines = lines(code()).orElseThrow();
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
        return request.with(task().of(lines)) + WriteRequest.PLACE;
    }
}
