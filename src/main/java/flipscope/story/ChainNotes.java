package flipscope.story;

import flipscope.story.Chain.Link;
import flipscope.story.Chain.Shown;
import flipscope.story.Chain.Sign;
import flipscope.story.Chain.Still;
import flipscope.text.Messages;
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
    private final Messages messages;
    private final Chain chain;
    private final List<ChainNote> notes = new ArrayList<>();

    /** What everything to the left comes to, and what it was before the operators in between. */
    private long value;

    private long start;
    private boolean masks;

    ChainNotes(Narrator narrator, Chain chain) {
        this.narrator = narrator;
        this.messages = narrator.messages();
        this.chain = chain;
    }

    /** One note for each link. */
    List<ChainNote> all() {
        for (Link link : chain.links()) {
            boolean last = notes.size() == chain.links().size() - 1;
            ChainNote note = note(link);
            notes.add(
                    last && chain.still() != Still.NO
                            ? new ChainNote(
                                    note.passage(),
                                    StillWords.of(messages, chain),
                                    note.taken(),
                                    note.marks())
                            : note);
            follow(link);
        }
        return notes;
    }

    private void follow(Link link) {
        long bits = bits(link.value());
        if (link.sign() != Sign.OPERATOR) {
            value = bits;
            start = bits;
            masks = true;
            return;
        }
        Operator operator = link.step().operator();
        masks &= operator == Operator.AND;
        value =
                operator == Operator.AND
                        ? value & bits
                        : link.step().operator() == Operator.OR
                                ? value | bits
                                : bits(Shown.result(link.step()));
    }

    private static long bits(Shown shown) {
        return shown.value() instanceof Word word ? word.unsigned() : 0;
    }

    private ChainNote note(Link link) {
        return switch (link.sign()) {
            case START -> new ChainNote("", count(link.value()), 0, wrapped(link.value()));
            case OPERATOR -> beside(link);
            case EQUALS ->
                    masks ? left(link) : new ChainNote("", fresh(link), 0, link.step().marks());
            case ARROW -> new ChainNote("", fresh(link), 0, link.step().marks());
            case ROUNDS -> new ChainNote(rounds(link), fresh(link), 0, difference(value, link));
            case STAGE ->
                    new ChainNote(
                            narrator.captioned(link.name()), count(link.value()), 0, Marks.NONE);
        };
    }

    /** A value that is joined: of a mask what it takes. */
    private ChainNote beside(Link link) {
        Shown shown = link.value();
        if (link.step().operator() != Operator.AND || !BitNames.areBits(shown.view())) {
            return new ChainNote("", count(shown), 0, wrapped(shown));
        }
        long taken = BitNames.drawn(value & ~bits(shown), shown.view());
        String words = taken == 0 ? say("takes-nothing") : say("takes", names(taken, shown));
        return new ChainNote("", words, taken, wrapped(shown));
    }

    /** What masks have left over. */
    private ChainNote left(Link link) {
        long rest = bits(link.value());
        Marks difference = difference(start, link);
        Marks marks = new Marks(0, difference.lost(), link.step().marks().wrapped(), 0, 0);
        if (!BitNames.areBits(link.value().view())) {
            return new ChainNote("", "", 0, marks);
        }
        if (link.value().view().lanes() > 0) {
            return new ChainNote("", count(link.value()), 0, marks);
        }
        int count = Long.bitCount(rest);
        String words =
                rest == 0 ? say("left-nothing") : say("left", names(rest, link.value()), count);
        return new ChainNote("", words, 0, marks);
    }

    private String fresh(Link link) {
        boolean adds = link.sign() == Sign.ROUNDS || ChainOperation.adds(link.step());
        long fresh = BitNames.drawn(bits(link.value()) & ~before(link), link.value().view());
        return adds && fresh != 0 && BitNames.areBits(link.value().view())
                ? say("new", names(fresh, link.value()), Long.bitCount(fresh))
                : count(link.value());
    }

    /** The variable before a step added to it. */
    private long before(Link link) {
        return link.sign() == Sign.ROUNDS
                ? value
                : link.step().operand(0).value() instanceof Word word ? word.unsigned() : 0;
    }

    private static Marks difference(long before, Link link) {
        long after = bits(link.value());
        return new Marks(after & ~before, before & ~after, link.step().marks().wrapped(), 0, 0);
    }

    private static Marks wrapped(Shown shown) {
        Operand operand = shown.operand();
        long wrapped = operand == null ? shown.step().marks().wrapped() : operand.wrapped();
        return new Marks(0, 0, wrapped, 0, 0);
    }

    /** {@code rounds 3 to 5}; of lines that changed one variable, what they do. */
    private String rounds(Link link) {
        LoopRound first = TraceIndex.of(narrator.trace()).round(link.from().index());
        LoopRound last = TraceIndex.of(narrator.trace()).round(link.step().index());
        boolean loop =
                link.from().site().equals(link.step().site()) && link.step().iteration() != null;
        if (!loop || first == null || last == null) {
            return link.name().isEmpty() ? say("more-lines") : link.name();
        }
        return first.number() == last.number()
                ? say("round", last.number())
                : say("rounds", first.number(), last.number());
    }

    private String count(Shown shown) {
        if (shown.view().lanes() > 0 && shown.value() instanceof Word word) {
            return say("together", Values.total(word.unsigned(), shown.view()));
        }
        return BitNames.areBits(shown.view()) && shown.value() instanceof Word
                ? narrator.shared.values.count(shown.value(), shown.view())
                : "";
    }

    private String names(long bits, Shown shown) {
        return NameList.of(messages, BitNames.names(bits, shown.view()), MOST_NAMES);
    }

    private String say(String key, Object... arguments) {
        return messages.text("story.chain." + key, arguments);
    }
}
