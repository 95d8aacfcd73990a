package flipscope.lesson.read;

import flipscope.lesson.read.ToySentence.Condition;
import flipscope.trace.Parameter;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A toy as a hand has left it: what its code computes from these inputs. */
public final class ToyState implements Results {
    private static final String CLASHES = "clashes";

    private final ToyBlock toy;
    private final List<Word> inputs;

    /** Computed at first use. */
    private TraceResults results;

    private Map<Long, List<ToyState>> table;

    ToyState(ToyBlock toy, List<Word> inputs) {
        this.toy = toy;
        this.inputs = List.copyOf(inputs);
    }

    private TraceResults results() {
        if (results == null) {
            results = new TraceResults(toy.trace(inputs));
        }
        return results;
    }

    /** What its code did. */
    public Trace trace() {
        return results().trace();
    }

    /** The state of the same toy with another value. */
    public ToyState with(ToyFree free, long value) {
        List<Word> others = new ArrayList<>(inputs);
        others.set(free.input(), Word.of(free.start().type(), value));
        return new ToyState(toy, others);
    }

    /** The state after a press; what runs by itself has come to its end. */
    public ToyState pressed(ToyFree free, long bit) {
        ToyState pressed = with(free, value(free) ^ bit);
        return toy.slides().stream()
                .filter(each -> each.name().equals(toy.look().runs()))
                .findFirst()
                .map(run -> pressed.with(run, run.slide().get(pressed.end(run))))
                .orElse(pressed);
    }

    /** The last place on the way of a slide; what runs by itself ends where all has changed. */
    public int end(ToyFree along) {
        int end = along.slide().size() - 1;
        if (along.name().equals(toy.look().runs())) {
            List<Word> last = drawn(along, end);
            while (end > 0 && drawn(along, end - 1).equals(last)) {
                end--;
            }
        }
        return end;
    }

    private List<Word> drawn(ToyFree along, int place) {
        ToyState there = with(along, along.slide().get(place));
        return toy.show().stream().map(each -> there.value(each.name()).word()).toList();
    }

    public long value(ToyFree free) {
        return inputs.get(free.input()).bits();
    }

    /** An input, a step or the result, by its name. */
    public DrawnWord value(String name) {
        List<Parameter> all = toy.run().technique().inputs();
        return IntStream.range(0, all.size())
                .filter(index -> all.get(index).name().equals(name))
                .mapToObj(index -> new DrawnWord(inputs.get(index), all.get(index).view()))
                .findFirst()
                .orElseGet(() -> results().value(name));
    }

    @Override
    public Reading read(String path) {
        if (path.equals(CLASHES) && toy.look().hasTable()) {
            return Reading.number(clashes().size());
        }
        int dot = Math.max(path.lastIndexOf('.'), 0);
        String name = path.substring(0, dot);
        String way = path.substring(dot).replaceFirst("^[.]", "");
        if (way.equals("squares")) {
            Optional<List<String>> along = toy.look().cells().along(value(name));
            if (along.isPresent()) {
                return Reading.squares(along.get());
            }
        }
        return isInput(name) ? value(name).read(way) : results().read(path);
    }

    private boolean isInput(String name) {
        return toy.run().technique().method().names().contains(name);
    }

    /**
     * The table that this state would need: for each index the states that ask for it, one for each
     * set of pressed squares.
     */
    public Map<Long, List<ToyState>> table() {
        if (table == null) {
            ToyFree pressed = toy.pressed();
            table =
                    pressed.tried().stream()
                            .map(each -> with(pressed, each))
                            .collect(
                                    Collectors.groupingBy(
                                            ToyState::index, TreeMap::new, Collectors.toList()));
        }
        return table;
    }

    /** Where it looks its result up. */
    public long index() {
        return value(toy.look().table()).word().bits();
    }

    /** A state that looks up another result at the same place. */
    public Optional<ToyState> rival() {
        return table().get(index()).stream().filter(this::differs).findFirst();
    }

    private boolean differs(ToyState other) {
        return !other.trace().result().equals(trace().result());
    }

    /** The places of the table at which two results would have to stand. */
    public Set<Long> clashes() {
        return table().entrySet().stream()
                .filter(each -> each.getValue().stream().anyMatch(each.getValue().get(0)::differs))
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** As addresses have it: the values of what is free, in order. */
    public String code() {
        return toy.free().stream()
                .map(free -> free.write(value(free)))
                .collect(Collectors.joining("."));
    }

    /** Whether the goal is met. */
    public boolean isMet() {
        List<Condition> when = toy.when();
        return !when.isEmpty() && when.stream().allMatch(each -> each.holds(this));
    }

    /** What is said of it, as safe HTML. */
    public String said() {
        return toy.say().stream()
                .filter(each -> each.fits(this))
                .findFirst()
                .map(each -> each.html(this))
                .orElse("");
    }

    /** Its line of code, plain. */
    public String line() {
        return toy.line().isEmpty()
                ? toy.statement(trace())
                : new ToySentence(List.of(), toy.line()).filled(this);
    }
}
