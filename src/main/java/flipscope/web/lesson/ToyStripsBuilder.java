package flipscope.web.lesson;

import flipscope.lesson.read.DrawnWord;
import flipscope.lesson.read.ToyBlock;
import flipscope.lesson.read.ToyBlock.Discs;
import flipscope.lesson.read.ToyBlock.Shown;
import flipscope.lesson.read.ToyBlock.Twin;
import flipscope.lesson.read.ToyCells;
import flipscope.lesson.read.ToyFree;
import flipscope.lesson.read.ToyState;
import flipscope.trace.Last;
import flipscope.web.draw.PieceShape;
import flipscope.web.lesson.ToyPictureView.Cell;
import flipscope.web.lesson.ToyPictureView.Strip;
import flipscope.web.lesson.ToyPictureView.Total;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Draws the values of a toy place by place: eight squares in a row or a file, and below or beside
 * them what the code makes of them.
 */
record ToyStripsBuilder(ToyBlock toy, ToyState state, ToyBuilder builder) {
    /** What stands on a file, from row 1 up. */
    private static final List<String> PIECES =
            List.of("rooks", "pawns", "pawns", "knights", "pawns", "knights", "bishops", "queens");

    private static final String RESULT = "=";
    private static final String WAS_ON = " was-on";
    private static final int NIBBLE = 4;
    private static final int TEN = 10;
    private static final int FULL = 9;
    private static final int NOT_FULL = 7;

    private ToyCells cells() {
        return toy.look().cells();
    }

    private List<String> names() {
        return cells().names();
    }

    private boolean has(String value, int place) {
        return cells().has(state.value(value), names().get(place));
    }

    ToyPictureView view() {
        return ToyPictureView.of(number(), strips());
    }

    private List<Strip> strips() {
        List<Strip> all = new ArrayList<>();
        if (toy.look().discs() != Discs.NONE) {
            toy.free().stream()
                    .filter(free -> free.pressed() != 0)
                    .map(this::squares)
                    .forEach(all::add);
        }
        if (!toy.carry().isEmpty() && !cells().standing()) {
            all.add(strip("hops", "carry", this::hop));
        }
        toy.show().stream().map(this::bits).forEach(all::add);
        switch (toy.look().twin()) {
            case DECIMAL -> all.addAll(decimal());
            case NUMBER -> all.addAll(weights());
            case NONE -> {}
        }
        return all;
    }

    private Strip strip(String css, String label, IntFunction<Cell> cell) {
        return strip(css, "", label, cell);
    }

    private Strip strip(String css, String sign, String label, IntFunction<Cell> cell) {
        return new Strip(
                css, sign, label, IntStream.range(0, names().size()).mapToObj(cell).toList());
    }

    private Strip squares(ToyFree free) {
        Discs discs = toy.look().discs();
        String label =
                switch (discs) {
                    case BLACK, WHITE, BOTH ->
                            builder.words()
                                    .text("course.toy." + discs.name().toLowerCase(Locale.ROOT));
                    case PIECES -> names().get(0).substring(0, 1);
                    case NONE -> "";
                };
        return strip("squares", label, place -> square(free, place));
    }

    private Cell square(ToyFree free, int place) {
        String name = names().get(place);
        DrawnWord seen = state.value(free.name());
        long bit = 1L << cells().bit(seen, name);
        boolean on = cells().has(seen, name);
        boolean pressed = (free.pressed() & bit) != 0;
        Discs discs = toy.look().discs();
        boolean lit = discs == Discs.PIECES && has(Last.of(toy.show()).name(), place);
        boolean held = discs == Discs.BOTH && isHeld(free, place);
        String css =
                (on ? "on " : "")
                        + (held ? "held " : "")
                        + (lit ? "seen n" + (round(place) + 1) + " " : "")
                        + (pressed ? "" : "fixed ")
                        + (held || discs == Discs.BLACK
                                ? "black"
                                : discs == Discs.NONE
                                        ? "bit"
                                        : discs == Discs.PIECES ? "" : "white");
        String piece =
                discs != Discs.PIECES || !on
                        ? ""
                        : PieceShape.of(
                                pressed
                                        ? "black-" + PIECES.get(names().size() - 1 - place)
                                        : "white-rooks");
        return new Cell(
                css.strip(),
                cells().standing() ? name : name.substring(0, 1),
                name,
                Optional.of(builder.url(state.pressed(free, bit))).filter(any -> pressed),
                builder.words().text(on ? "course.toy.set" : "course.toy.clear", name),
                piece);
    }

    /** Whether a disc of the other side stands there: another input that is drawn has it. */
    private boolean isHeld(ToyFree pressed, int place) {
        List<String> inputs = toy.run().technique().method().names();
        return toy.show().stream()
                .map(Shown::name)
                .filter(name -> inputs.contains(name) && !name.equals(pressed.name()))
                .anyMatch(name -> has(name, place));
    }

    /** How many places a carry has run when it comes to a place, from 1; 0 where none comes. */
    private int round(int place) {
        if (toy.carry().isEmpty() || !has(toy.carry(), place)) {
            return 0;
        }
        return (int)
                IntStream.range(place, names().size())
                        .filter(each -> has(toy.carry(), each))
                        .count();
    }

    private Cell hop(int place) {
        int round = round(place);
        boolean last = round > 0 && (place == 0 || round(place - 1) == 0);
        return Cell.of(round == 0 ? "hop" : "hop on n" + round + (last ? " last" : ""), "");
    }

    private Strip bits(Shown shown) {
        boolean result = shown.sign().equals(RESULT);
        Optional<ToyFree> pressed =
                toy.free().stream()
                        .filter(free -> free.pressed() != 0 && free.name().equals(shown.name()))
                        .filter(free -> toy.look().discs() == Discs.NONE)
                        .findFirst();
        String css = "values" + (result ? " result" : "") + (pressed.isPresent() ? " squares" : "");
        return strip(
                css,
                shown.sign(),
                shown.name(),
                place ->
                        pressed.map(free -> square(free, place))
                                .orElseGet(() -> bit(shown, result, place)));
    }

    private Cell bit(Shown shown, boolean result, int place) {
        boolean on = has(shown.name(), place);
        boolean borrowed = cells().standing() && round(place) > 0;
        if (borrowed && shown.sign().matches("[-\u2212]")) {
            return Cell.of("bit borrowed n" + round(place), "\u21911");
        }
        int lane = state.value(shown.name()).view().lanes();
        boolean end = lane > 0 && (names().size() - 1 - place) % lane == 0;
        String css = "bit" + (on ? " on" : "") + (end ? " end" : "");
        if (result) {
            css += changed(place) + (names().get(place).equals(toy.look().mark()) ? " target" : "");
        } else if (on && cells().standing() && shown.equals(Last.of(toy.show()))) {
            css += comes(round(place) + 1, false);
        }
        // What was set is still read so until the carry comes; later it is not seen.
        return Cell.of(css, on || css.contains(WAS_ON) ? "1" : "0");
    }

    /** How a place of the sum looked before the carry came to it, and when it comes. */
    private String changed(int place) {
        boolean before = has(toy.show().get(0).name(), place);
        boolean now =
                has(
                        Last.of(toy.show().stream().filter(each -> each.sign().equals(RESULT)))
                                .orElseThrow()
                                .name(),
                        place);
        int round = round(place);
        if (cells().standing()) {
            return before == now ? "" : " changed" + comes(round + 1, before);
        }
        boolean stop = round > 0 && (place == 0 || round(place - 1) == 0);
        return (stop ? " stop" : "") + (round > 0 ? comes(round, before) : "");
    }

    private static String comes(int round, boolean before) {
        return " n" + round + (before ? WAS_ON : " was-off");
    }

    /** The same addition in tens: a place that is full is a 9, any other a 7. */
    private List<Strip> decimal() {
        String run = toy.show().get(0).name();
        String start = toy.show().get(1).name();
        int places = names().size();
        long sum = 0;
        long one = 0;
        for (int place = 0; place < places; place++) {
            sum = sum * TEN + (has(run, place) ? FULL : NOT_FULL);
            one = one * TEN + (has(start, place) ? 1 : 0);
        }
        String above = digits(sum, places);
        String below = digits(one, places);
        String result = digits(sum + one, places);
        return List.of(
                strip("digits", "", place -> digit(run, above, place, 0)),
                strip(
                        "digits",
                        "+",
                        place ->
                                below.charAt(place) == '0'
                                        ? Cell.of("digit", "")
                                        : Cell.of("digit here", "1")),
                strip(
                        "digits result",
                        "",
                        place ->
                                digit(
                                        run,
                                        result,
                                        place,
                                        above.charAt(place) == result.charAt(place)
                                                ? 0
                                                : round(place) + 1)));
    }

    private Cell digit(String run, String digits, int place, int round) {
        String css =
                round > 0
                        ? "digit changed n" + (round - 1)
                        : has(run, place) ? "digit full" : "digit";
        // The column of the start bit is tinted down to the knob.
        String start = has(toy.show().get(1).name(), place) ? " here" : "";
        return Cell.of(css + start, digits.substring(place, place + 1));
    }

    private static String digits(long number, int places) {
        String all = "0".repeat(places) + number;
        return all.substring(all.length() - places);
    }

    /** What each place counts, and the two hex digits. */
    private List<Strip> weights() {
        String name = toy.show().get(0).name();
        int places = names().size();
        List<Cell> digits =
                IntStream.range(0, places / NIBBLE)
                        .map(
                                digit ->
                                        IntStream.range(digit * NIBBLE, digit * NIBBLE + NIBBLE)
                                                .map(place -> has(name, place) ? 1 : 0)
                                                .reduce(0, (sum, bit) -> 2 * sum + bit))
                        .mapToObj(
                                digit ->
                                        Cell.of(
                                                "hex",
                                                Integer.toHexString(digit)
                                                        .toUpperCase(Locale.ROOT)))
                        .toList();
        return List.of(
                strip(
                        "weights",
                        "",
                        place ->
                                Cell.of(
                                        has(name, place) ? "weight on" : "weight",
                                        Integer.toString(1 << places - 1 - place))),
                new Strip("hexes", "", "hex", digits));
    }

    /** The number that the bits are, and as what sum; empty for other toys. */
    private Optional<Total> number() {
        if (toy.look().twin() != Twin.NUMBER) {
            return Optional.empty();
        }
        String name = toy.show().get(0).name();
        List<String> terms =
                IntStream.range(0, names().size())
                        .filter(place -> has(name, place))
                        .mapToObj(place -> Integer.toString(1 << names().size() - 1 - place))
                        .toList();
        int sum = terms.stream().mapToInt(Integer::parseInt).sum();
        return Optional.of(new Total(sum, terms.size() > 1 ? String.join(" + ", terms) : ""));
    }
}
