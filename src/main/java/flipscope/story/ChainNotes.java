package flipscope.story;

import static flipscope.story.BitNames.areBits;

import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.story.Chain.Still;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Marks;
import flipscope.trace.Operand;
import flipscope.trace.Operator;
import flipscope.trace.Word;
import java.util.ArrayList;
import java.util.List;

/** Follows a chain from left to right, and says what happens at each picture. */
final class ChainNotes {
    private static final int MOST_NAMES = 4;

    private final Narrator narrator;
    private final Chain chain;
    private final List<ChainNote> notes = new ArrayList<>();

    /** What everything to the left comes to, and what it was before the operators in between. */
    private long value;

    private long start;
    private boolean masks;

    ChainNotes(Narrator narrator, Chain chain) {
        this.narrator = narrator;
        this.chain = chain;
    }

    /** One note for each link. */
    List<ChainNote> all() {
        for (Link link : chain.links()) {
            notes.add(note(link));
            follow(link);
        }
        if (chain.still() != Still.NO) {
            ChainNote last = notes.remove(notes.size() - 1);
            String words = new NoChangeWords(narrator.messages()).of(chain);
            notes.add(new ChainNote(last.passage(), words, last.taken(), last.marks()));
        }
        return notes;
    }

    private void follow(Link link) {
        long bits = link.value().bits();
        if (link.sign() != Sign.OPERATOR) {
            value = bits;
            start = bits;
            masks = true;
            return;
        }
        Operator operator = link.step().operator();
        masks &= operator == Operator.AND;
        value =
                switch (operator) {
                    case AND -> value & bits;
                    case OR -> value | bits;
                    default -> Shown.result(link.step()).bits();
                };
    }

    private ChainNote note(Link link) {
        Shown shown = link.value();
        return switch (link.sign()) {
            case START -> note(count(shown), wrapped(shown));
            case OPERATOR -> beside(link);
            case EQUALS -> masks ? left(link) : note(fresh(link), link.step().marks());
            case ARROW -> note(fresh(link), link.step().marks());
            case ROUNDS -> new ChainNote(rounds(link), fresh(link), 0, difference(value, link));
            case STAGE ->
                    new ChainNote(narrator.captioned(link.name()), count(shown), 0, Marks.NONE);
        };
    }

    private static ChainNote note(String words, Marks marks) {
        return new ChainNote("", words, 0, marks);
    }

    /** A value that is joined: of a mask what it takes. */
    private ChainNote beside(Link link) {
        Shown shown = link.value();
        if (link.step().operator() != Operator.AND || !areBits(shown.view())) {
            return note(count(shown), wrapped(shown));
        }
        long taken = BitNames.drawn(value & ~shown.bits(), shown.view());
        String words = taken == 0 ? say("takes-nothing") : say("takes", names(taken, shown));
        return new ChainNote("", words, taken, wrapped(shown));
    }

    /** What masks have left over. */
    private ChainNote left(Link link) {
        Shown shown = link.value();
        Marks difference = difference(start, link);
        Marks marks = new Marks(0, difference.lost(), difference.wrapped(), 0, 0);
        if (!areBits(shown.view()) || shown.view().lanes() > 0) {
            return note(count(shown), marks);
        }
        long rest = shown.bits();
        return note(
                rest == 0
                        ? say("left-nothing")
                        : say("left", names(rest, shown), Long.bitCount(rest)),
                marks);
    }

    private String fresh(Link link) {
        Shown shown = link.value();
        boolean adds = link.sign() == Sign.ROUNDS || ChainOperation.adds(link.step());
        long fresh = BitNames.drawn(shown.bits() & ~before(link), shown.view());
        return adds && fresh != 0 && areBits(shown.view())
                ? say("new", names(fresh, shown), Long.bitCount(fresh))
                : count(shown);
    }

    /** The variable before a step added to it. */
    private long before(Link link) {
        return link.sign() == Sign.ROUNDS
                ? value
                : Shown.operand(link.step(), link.step().operand(0)).bits();
    }

    private static Marks difference(long before, Link link) {
        long after = link.value().bits();
        return new Marks(after & ~before, before & ~after, link.step().marks().wrapped(), 0, 0);
    }

    private static Marks wrapped(Shown shown) {
        Operand operand = shown.operand();
        long wrapped = operand == null ? shown.step().marks().wrapped() : operand.wrapped();
        return new Marks(0, 0, wrapped, 0, 0);
    }

    /** {@code rounds 3 to 5}; of lines that changed one variable, what they do. */
    private String rounds(Link link) {
        TraceIndex index = TraceIndex.of(narrator.trace());
        LoopRound first = index.round(link.from().index());
        LoopRound last = index.round(link.step().index());
        boolean loop = link.from().repeats(link.step()) && link.step().iteration() != null;
        if (!loop || first == null || last == null) {
            return link.name().isEmpty() ? say("more-lines") : link.name();
        }
        return first.number() == last.number()
                ? say("round", last.number())
                : say("rounds", first.number(), last.number());
    }

    private String count(Shown shown) {
        DisplayFormat view = shown.view();
        if (!(shown.value() instanceof Word) || !areBits(view)) {
            return "";
        }
        return view.lanes() > 0
                ? say("together", Values.total(shown.bits(), view))
                : narrator.shared().values.count(shown.bits(), view);
    }

    private String names(long bits, Shown shown) {
        List<String> names = BitNames.names(bits, shown.view());
        return NameList.of(narrator.messages(), names, MOST_NAMES);
    }

    private String say(String key, Object... arguments) {
        return narrator.text("story.chain." + key, arguments);
    }
}
