package flipscope.lesson.read;

import flipscope.lesson.BlockHead;
import flipscope.lesson.Run;
import flipscope.lesson.SceneBlock;
import flipscope.lesson.read.ToySentence.Condition;
import flipscope.trace.Last;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A picture that the reader's hand changes: some inputs are free, and what the code computes from
 * them follows.
 *
 * @param run the code, with the inputs that it has at first
 * @param free the inputs that are pressed or slid, in the order of the address
 * @param show what is drawn, in order, each with the sign before it if it has one
 * @param carry the name of a value whose bits are the places that a carry or borrow comes to; may
 *     be empty
 * @param goal what to bring about, as safe HTML; may be empty
 * @param when what then holds
 * @param met what is said when it is met, as safe HTML
 * @param say the sentences about states; the first that fits is said
 * @param line the line of code that is shown; if empty, the one that computes the last value shown
 */
public record ToyBlock(
        BlockHead head,
        Run run,
        List<ToyFree> free,
        List<Shown> show,
        ToyLook look,
        String carry,
        String goal,
        List<Condition> when,
        String met,
        List<ToySentence> say,
        String line)
        implements SceneBlock {

    /**
     * A value that is drawn.
     *
     * @param sign what stands before its name, as in a sum; may be empty
     */
    public record Shown(String sign, String name) {
        static Shown of(String typed) {
            int space = typed.indexOf(' ');
            return new Shown(
                    typed.substring(0, Math.max(space, 0)), typed.substring(space + 1).strip());
        }
    }

    /**
     * How it looks.
     *
     * @param twin what else the bits are
     * @param discs whose discs its pressed squares hold
     * @param mark the square of the result that the goal is about; may be empty
     * @param table the name of the value that is the index of a table of results; empty if there is
     *     no table
     * @param piece the square of the bishop for which the table is; may be empty
     * @param runs the input that slides on by itself after a press, until nothing more changes; may
     *     be empty
     * @param turns the input by which a cube is turned, in steps of 15 degrees; empty if there is
     *     no cube
     */
    public record ToyLook(
            ToyCells cells,
            Twin twin,
            Discs discs,
            String mark,
            String table,
            String piece,
            String runs,
            String turns) {
        /** Whether a cube is seen from a side that the hand chooses. */
        public boolean isCube() {
            return !turns.isEmpty();
        }

        /** Whether a pressed set is multiplied, and a table holds what comes of it. */
        public boolean hasTable() {
            return !table.isEmpty();
        }
    }

    /** What its bits are besides. */
    public enum Twin {
        NONE,
        /** A decimal sum, in which a full place is a 9. */
        DECIMAL,
        /** The number that they are, with the weight of each. */
        NUMBER
    }

    /** What stands on pressed squares. */
    public enum Discs {
        NONE,
        BLACK,
        WHITE,
        /** White's are pressed, and the other inputs are Black's. */
        BOTH,
        PIECES
    }

    static Optional<ToyBlock> read(BlockFields fields, BlockHead head) {
        return new ToyReader(fields, head).read();
    }

    static Results results(BlockFields fields) {
        return ToyReader.run(fields).<Results>map(fields::results).orElse(Results.LOST);
    }

    Trace trace(List<Word> inputs) {
        return run.technique()
                .program()
                .trace(run.technique().method(), inputs.toArray(Value[]::new));
    }

    /** As it is at first. */
    public ToyState start() {
        return new ToyState(this, run.arguments().words());
    }

    /** The state that an address names; empty if there is none like it. */
    public Optional<ToyState> state(String code) {
        String[] typed = code.split("\\.", -1);
        if (typed.length != free.size()) {
            return Optional.empty();
        }
        List<Word> inputs = new ArrayList<>(run.arguments().words());
        for (int index = 0; index < typed.length; index++) {
            ToyFree each = free.get(index);
            Optional<Long> value = each.read(typed[index]);
            if (value.isEmpty()) {
                return Optional.empty();
            }
            inputs.set(each.input(), Word.of(each.start().type(), value.get()));
        }
        return Optional.of(new ToyState(this, inputs));
    }

    /** What is pressed. */
    public ToyFree pressed() {
        return free.stream().filter(each -> each.pressed() != 0).findFirst().orElseThrow();
    }

    /** What slides. */
    public List<ToyFree> slides() {
        return free.stream().filter(each -> !each.slide().isEmpty()).toList();
    }

    /**
     * A state along a way.
     *
     * @param at where on the way; along a table several may lie at one place
     */
    public record Stop(long at, ToyState state) {}

    /** Whether this is the id of the place of a way on the page. */
    public boolean hasWay(String id) {
        return look.hasTable() && id.equals(tableWay())
                || slides().stream().anyMatch(each -> id.equals(way(each)));
    }

    /** The states along a way, by its id, from one of them. */
    public List<Stop> way(ToyState from, String id) {
        if (look.hasTable() && id.equals(tableWay())) {
            return from.table().values().stream()
                    .flatMap(List::stream)
                    .map(state -> new Stop(state.index(), state))
                    .toList();
        }
        ToyFree along =
                slides().stream().filter(each -> id.equals(way(each))).findFirst().orElseThrow();
        List<ToyState> states = way(from, along).toList();
        return IntStream.range(0, states.size())
                .mapToObj(at -> new Stop(at, states.get(at)))
                .toList();
    }

    /** The id of the place of a way on the page. */
    public String way(ToyFree along) {
        return name() + "-" + along.name() + "-way";
    }

    /** The id of what moves along the table; no input is called so. */
    public String tableKnob() {
        return name() + "-of-table";
    }

    /** The id of the place of the way along the table. */
    public String tableWay() {
        return tableKnob() + "-way";
    }

    /** The states along the way of a slide, from one of them. */
    public Stream<ToyState> way(ToyState from, ToyFree along) {
        return along.slide().stream()
                .limit(from.end(along) + 1L)
                .map(value -> from.with(along, value));
    }

    /** What computes the last value shown. */
    String statement(Trace trace) {
        String name = Last.of(show).name();
        return Last.of(trace.steps().stream().filter(step -> name.equals(step.assigns())))
                .map(step -> name + " = " + step.text())
                .orElseGet(() -> Last.of(trace.steps()).text());
    }
}
