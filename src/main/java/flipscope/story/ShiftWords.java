package flipscope.story;

import flipscope.trace.Operand;
import flipscope.trace.View;
import java.util.Optional;

/** Shifts in words: every bit moves; what fell off, what came round an edge. */
final class ShiftWords {
    private static final int MOST = 4;

    private final Telling telling;
    private final Operand from;
    private final long bits;
    private final int amount;
    private final Optional<Movement> movement;

    private ShiftWords(Telling telling) {
        this.telling = telling;
        this.from = telling.operand(0);
        this.bits = Places.drawn(telling.bits(0), from.view());
        this.amount = Movement.amount(telling.step());
        this.movement = Movement.of(telling.step());
    }

    static String of(Telling telling) {
        return telling.isPlain() ? telling.plain() : new ShiftWords(telling).tell();
    }

    /** Only what a shift lost or wrapped; empty if nothing. */
    static String losses(Telling telling) {
        ShiftWords words = new ShiftWords(telling);
        return (words.fell() + words.wrapped()).strip();
    }

    /** Which way and how far it moves every bit: {@code one square left}. */
    static String way(Telling telling) {
        return new ShiftWords(telling).way();
    }

    private String tell() {
        if (bits == 0) {
            return telling.say("story.shift.nothing");
        }
        if (amount == 0) {
            return telling.say("story.shift.stays", telling.describeResult());
        }
        if (spreadsSign()) {
            return telling.say(
                    telling.result() != 0 ? "story.shift.sign-set" : "story.shift.sign-clear");
        }
        boolean one = Long.bitCount(bits) == 1 && Places.areSquares(from.view());
        return one ? single() : many() + fell() + wrapped();
    }

    /** {@code x >> 63}: all ones or all zeros. */
    private boolean spreadsSign() {
        return telling.step().operator().equals(">>") && amount == from.value().type().width() - 1;
    }

    /** One disc has a name before and after. */
    private String single() {
        String name = Places.names(bits, from.view()).get(0);
        long result = Places.drawn(telling.result(), telling.view());
        if (Long.bitCount(result) != 1) {
            return telling.say("story.shift.one-fell", name, way());
        }
        String to = telling.squares(result);
        return freshlyWrapped() != 0
                ? telling.say("story.shift.one-wrapped", name, way(), to)
                : telling.say("story.shift.one", name, way(), to);
    }

    private String many() {
        String whose = telling.roles().whose(telling, from);
        return whose.isEmpty()
                ? telling.say("story.shift.every-bit", way())
                : telling.say("story.shift.all-of", whose, way());
    }

    /**
     * {@code one square left}, or {@code 5 places to the left} where there is no board to move on.
     */
    private String way() {
        return movement.map(each -> Movements.words(telling.messages(), each))
                .or(() -> Lift.of(telling.step()).map(lift -> lift.words(telling.messages())))
                .orElseGet(() -> telling.say(places(), amount));
    }

    private String places() {
        return left() ? "story.shift.places-left" : "story.shift.places-right";
    }

    private boolean left() {
        return telling.step().operator().equals("<<");
    }

    private String fell() {
        long fell = Places.drawn(telling.step().marks().fell(), from.view());
        if (fell == 0 || !Places.areSquares(from.view())) {
            return "";
        }
        String names = Listing.of(telling.messages(), Places.names(fell, from.view()), MOST);
        return " " + telling.say("story.shift.fell", names, Long.bitCount(fell));
    }

    private String wrapped() {
        long to = freshlyWrapped();
        if (to == 0) {
            return "";
        }
        View view = from.view();
        long came = left() ? to >>> amount : to << amount;
        String names = Listing.of(telling.messages(), Places.names(came, view), MOST);
        String squares = Listing.of(telling.messages(), Places.names(to, view), MOST);
        return " " + telling.say("story.shift.wrapped", names, squares, Long.bitCount(to));
    }

    /** What this very shift wrapped, without what came round an edge earlier and only moved on. */
    private long freshlyWrapped() {
        long travelled = left() ? from.wrapped() << amount : from.wrapped() >>> amount;
        return telling.step().marks().wrapped() & ~travelled;
    }
}
