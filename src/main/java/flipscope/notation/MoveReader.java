package flipscope.notation;

import flipscope.notation.MoveToken.Kind;
import flipscope.rules.Game;
import flipscope.rules.Position;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Reads the game in a text with moves in it: copied from another page, typed by hand, or written by
 * a program, with remarks, numbers, scores, names and a result.
 *
 * <p>What is set off from the moves, by a blank or in brackets, is a remark. What is glued to a
 * move is a mistake, as is whatever may be left of one: a game is never silently shorter than it
 * was meant. The numbers of moves are checked for the same reason.
 */
final class MoveReader {
    /** Fewer numbers or letters than these are no column of a table. */
    private static final int COLUMN = 2;

    /** How many words before a square make it part of a sentence. */
    private static final int SENTENCE = 2;

    private final Cursor cursor;
    private final String text;
    private final List<MoveToken> tokens;
    private final TranscriptReplay replay;
    private final MoveNumbers numbers = new MoveNumbers();
    private Optional<NotationException> doubt = Optional.empty();
    private int doubts;
    private int scores;
    private boolean followed;

    /** A game, and whether something that is no move was skipped behind its last move. */
    record Found(Game game, boolean followed) {}

    private MoveReader(Cursor cursor, String text, List<MoveToken> tokens, Position start) {
        this.cursor = cursor;
        this.text = text;
        this.tokens = tokens;
        this.replay = new TranscriptReplay(cursor, start);
    }

    /**
     * Reads the rest of a text that is known to be a game, such as that after the headers of a
     * record.
     *
     * @throws NotationException if it has anything but moves and remarks
     */
    static Game rest(Cursor cursor, String text, Position start, boolean numbered) {
        String narrow = NarrowText.of(text);
        Game before = Game.from(start);
        MoveReader reader =
                new MoveReader(cursor, narrow, tokens(cursor, narrow, numbered, before), start);
        return reader.read(0).game();
    }

    /**
     * Finds the game in a text; empty if it has none.
     *
     * @throws NotationException if it has moves and something that may have been meant as one
     */
    static Optional<Found> find(String text) {
        String narrow = NarrowText.of(text);
        Cursor cursor = new Cursor(text);
        boolean numbered = narrow.matches("(?s)\\s*1\\s?\\.\\s?[a-hA-H][1-8].*");
        Game before = Game.from(Position.START);
        List<MoveToken> tokens = tokens(cursor, narrow, numbered, before);
        MoveReader reader = new MoveReader(cursor, narrow, tokens, Position.START);
        int first = reader.first(0);
        reader.refuseDamage(first < 0 ? tokens.size() : first);
        if (first < 0 || reader.isLone(first)) {
            return Optional.empty();
        }
        try {
            return Optional.of(reader.read(reader.beginning(first)));
        } catch (NotationException wrong) {
            return Optional.of(later(cursor, narrow, tokens, first).orElseThrow(() -> wrong));
        }
    }

    private static List<MoveToken> tokens(
            Cursor cursor, String narrow, boolean numbered, Game before) {
        try {
            return new MoveLexer(cursor, narrow, numbered).tokens();
        } catch (NotationException wrong) {
            throw wrong.after(before);
        }
    }

    /**
     * The game behind a sentence that names a square. One that is left out like this is not the
     * first move of the game, since no second one can begin a game.
     */
    private static Optional<Found> later(
            Cursor cursor, String narrow, List<MoveToken> tokens, int first) {
        MoveToken square = tokens.get(first);
        MoveReader reader = new MoveReader(cursor, narrow, tokens, Position.START);
        int next = reader.first(first + 1);
        boolean sentence =
                square.to() - square.from() == 2
                        && IntStream.of(first - 1, first + 1)
                                .anyMatch(
                                        index ->
                                                reader.at(index)
                                                        .filter(MoveToken::isProse)
                                                        .isPresent());
        if (next < 0 || !sentence || reader.isDamaged(first, next)) {
            return Optional.empty();
        }
        try {
            return Optional.of(reader.read(reader.beginning(next)));
        } catch (NotationException wrong) {
            return Optional.empty();
        }
    }

    private boolean isDamaged(int from, int to) {
        return tokens.subList(from, to).stream().anyMatch(token -> token.is(Kind.DAMAGED));
    }

    private Optional<MoveToken> at(int index) {
        return index >= 0 && index < tokens.size()
                ? Optional.of(tokens.get(index))
                : Optional.empty();
    }

    private boolean isAt(int index, Kind kind) {
        return at(index).filter(token -> token.is(kind)).isPresent();
    }

    private int first(int from) {
        return IntStream.range(from, tokens.size())
                .filter(index -> isAt(index, Kind.MOVES))
                .findFirst()
                .orElse(-1);
    }

    /** Where the number and the side before the first move begin, or a pass. */
    private int beginning(int first) {
        int from = first;
        while (at(from - 1).filter(this::belongsToFirst).isPresent()) {
            from--;
        }
        return from;
    }

    /** Of numbers alone only a 1 counts moves; others end a row of a table. */
    private boolean belongsToFirst(MoveToken token) {
        return switch (token.kind()) {
            case COUNT, SIDE, PASS -> true;
            case NUMBER -> number(token) == 1;
            default -> false;
        };
    }

    /** Before the first move anything may stand except a damaged one. */
    private void refuseDamage(int first) {
        for (int index = 0; index < first; index++) {
            if (isAt(index, Kind.DAMAGED) && isMeant(index, first)) {
                damaged(tokens.get(index));
            }
        }
    }

    /** Whether what stands before the first move may be one, and is no part of a name. */
    private boolean isMeant(int index, int first) {
        MoveToken token = tokens.get(index);
        cursor.goTo(token.from());
        boolean opens = SquareText.isAt(cursor) && Position.START.isLegal(SquareText.take(cursor));
        boolean alone =
                first < tokens.size()
                        && tokens.subList(index, first).stream().noneMatch(MoveToken::isProse);
        return opens || alone || MoveWord.isGame(text.substring(token.from(), token.to()));
    }

    /** Whether the only square of the text stands among words. */
    private boolean isLone(int first) {
        MoveToken only = tokens.get(first);
        boolean one = only.to() - only.from() == 2 && first(first + 1) < 0;
        return one && tokens.stream().anyMatch(token -> token.is(Kind.WORD));
    }

    private Found read(int from) {
        try {
            boolean ended = false;
            for (int index = from; index < tokens.size() && !ended; index++) {
                ended = isEnd(index);
                if (!ended) {
                    take(index, from);
                }
            }
            refuseDoubt();
            return new Found(replay.game(), followed || ended);
        } catch (NotationException wrong) {
            refuseDoubt();
            throw wrong.before().isPresent() ? wrong : wrong.after(replay.game());
        }
    }

    /** A few numbers or letters are no column of a table, but what is left of moves. */
    private void refuseDoubt() {
        int column = Math.max(COLUMN, replay.game().plies().size() - 1);
        if (doubt.isPresent() && doubts + scores < column) {
            throw doubt.get();
        }
    }

    /** Whether a result is here, with no move behind it. */
    private boolean isEnd(int index) {
        return isAt(index, Kind.RESULT)
                && tokens.subList(index, tokens.size()).stream()
                        .noneMatch(token -> token.is(Kind.MOVES) || token.is(Kind.DAMAGED));
    }

    private void take(int index, int first) {
        MoveToken token = tokens.get(index);
        switch (token.kind()) {
            case MOVES -> play(index, token.to(), first);
            case PASS -> pass(index);
            case HYPHEN -> hyphen(index);
            case NUMBER, COUNT -> count(index);
            case SHORT -> letters(index);
            case DAMAGED -> damaged(token);
            case STRAY -> stray(index);
            case WORD -> followed = true;
            case SCORE -> score(index);
            case RESULT -> result(token);
            case REMARK, SIDE -> {}
        }
    }

    private void play(int index, int to, int first) {
        MoveToken token = tokens.get(index);
        if (to - token.from() == 2 && index > first && isInSentence(index)) {
            throw remark(token);
        }
        followed = false;
        playTo(token.from(), to);
    }

    /** Plays squares, with passes between them, and nothing else. */
    private void playTo(int first, int to) {
        cursor.goTo(first);
        while (cursor.offset() < to) {
            int from = cursor.offset();
            if (SquareText.isAt(cursor)) {
                replay.play(SquareText.take(cursor), from);
            } else {
                TranscriptText.takeMove(cursor, replay);
            }
        }
    }

    /** Whether words stand before a square on its line, with no move, number or side between. */
    private boolean isInSentence(int index) {
        int words = 0;
        int before = index - 1;
        while (isOnLine(before, index) && (isAt(before, Kind.WORD) || isAt(before, Kind.SHORT))) {
            words++;
            before--;
        }
        return words >= SENTENCE;
    }

    private boolean isOnLine(int other, int index) {
        return at(other).filter(each -> each.line() == tokens.get(index).line()).isPresent();
    }

    private NotationException remark(MoveToken token) {
        String written = cursor.between(token.from(), token.to());
        return cursor.problem(
                NotationProblem.TRANSCRIPT_REMARK,
                token.from(),
                token.to(),
                written,
                token.from() + 1);
    }

    private void pass(int index) {
        MoveToken token = tokens.get(index);
        boolean dash = text.charAt(token.from()) == '-' && isAt(index + 1, Kind.WORD);
        boolean told = !replay.game().mustPass() && (dash || isProse(index));
        if (!told) {
            cursor.goTo(token.to());
            replay.pass(token.from());
        }
    }

    /** A hyphen between two squares or beside words separates; elsewhere it is a pass. */
    private void hyphen(int index) {
        boolean behind = isAt(index - 1, Kind.MOVES) || isAt(index - 1, Kind.PASS);
        boolean before = isAt(index + 1, Kind.MOVES) || isAt(index + 1, Kind.PASS);
        boolean between =
                isAt(index - 1, Kind.MOVES)
                        && isAt(index + 1, Kind.MOVES)
                        && Character.isDigit(text.charAt(tokens.get(index - 1).to() - 1));
        if (behind && (before || index + 1 == tokens.size()) && !between) {
            pass(index);
        }
    }

    /**
     * A number is the next one in its row, or a column of its own, or all that is left of a move.
     */
    private void count(int index) {
        MoveToken token = tokens.get(index);
        int number = number(token);
        boolean counted = token.is(Kind.COUNT);
        boolean due =
                numbers.isDue(number, replay.game())
                        && (numbers.began() || replay.game().plies().isEmpty());
        if (isProse(index)) {
            return;
        }
        if (!due || !counted && !isBeforeMove(index)) {
            doubt(token);
        } else if (!numbers.read(number, replay.game())) {
            throw cursor.problem(
                    NotationProblem.TRANSCRIPT_NUMBER,
                    token.from(),
                    token.to(),
                    String.valueOf(number),
                    token.from() + 1);
        }
    }

    /** Whether a move follows, perhaps after its side. */
    private boolean isBeforeMove(int index) {
        int next = index + 1;
        while (at(next).filter(token -> token.isProse() || token.is(Kind.SHORT)).isPresent()) {
            next++;
        }
        return isAt(next, Kind.MOVES) || isAt(next, Kind.PASS) || isAt(next, Kind.HYPHEN);
    }

    private int number(MoveToken token) {
        String digits = text.substring(token.from(), token.to()).replaceAll("\\D", "");
        return digits.length() > 4 ? 10_000 : Integer.parseInt(digits);
    }

    /** Letters belong to a sentence, or are the sides of a list, or what is left of a move. */
    private void letters(int index) {
        MoveToken token = tokens.get(index);
        boolean within =
                at(index - 1).filter(MoveToken::isProse).isPresent()
                        && at(index + 1).filter(MoveToken::isProse).isPresent();
        if (!within && !isProse(index) && !isSide(index)) {
            throw mistake(token.from());
        }
    }

    /** Whether this is a B of a list that has as many W before moves. */
    private boolean isSide(int index) {
        return isLetter(index, "B") && Math.abs(letters("B") - letters("W")) <= 1;
    }

    private long letters(String letter) {
        return IntStream.range(0, tokens.size()).filter(index -> isLetter(index, letter)).count();
    }

    private boolean isLetter(int index, String letter) {
        MoveToken token = tokens.get(index);
        return text.substring(token.from(), token.to()).equals(letter)
                && isAt(index + 1, Kind.MOVES);
    }

    /** Whether a token stands on a line of words, without moves. */
    private boolean isProse(int index) {
        int line = tokens.get(index).line();
        List<MoveToken> all = tokens.stream().filter(token -> token.line() == line).toList();
        return all.stream().anyMatch(token -> token.is(Kind.WORD))
                && all.stream().noneMatch(token -> token.is(Kind.MOVES));
    }

    /** A score may be what is left of a move, unless every move has one. */
    private void score(int index) {
        int score = number(tokens.get(index));
        if (score < 1 || score > 8) {
            scores++;
        } else if (!isProse(index)) {
            doubt(tokens.get(index));
        }
    }

    /** A result with moves behind it may be what is left of one. */
    private void result(MoveToken token) {
        if (Character.isLetter(text.charAt(token.from()))) {
            doubt(token);
        }
    }

    private void stray(int index) {
        if (!isProse(index)) {
            throw mistake(tokens.get(index).from());
        }
    }

    /** Plays the moves before what is glued to them. */
    private void damaged(MoveToken token) {
        String word = text.substring(token.from(), token.to());
        int glued = token.from() + MoveWord.squares(word);
        try {
            playTo(token.from(), glued);
        } catch (NotationException wrong) {
            throw wrong.after(replay.game());
        }
        throw mistake(glued).after(replay.game());
    }

    private NotationException mistake(int offset) {
        char sign = cursor.at(offset);
        return isGreekOrCyrillic(sign)
                ? cursor.problemHereAt(offset, NotationProblem.TRANSCRIPT_LETTER)
                : cursor.problemWordAt(offset, NotationProblem.TRANSCRIPT_CHARACTER);
    }

    /** Whether it may look like a Latin letter, by the blocks of Unicode. */
    private static boolean isGreekOrCyrillic(char sign) {
        return sign >= 0x370 && sign < 0x530 || sign >= 0x1F00 && sign < 0x2000;
    }

    private void doubt(MoveToken token) {
        doubts++;
        if (doubt.isEmpty()) {
            doubt = Optional.of(mistake(token.from()).after(replay.game()));
        }
    }
}
