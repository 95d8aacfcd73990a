package flipscope.notation;

import flipscope.rules.Game;
import flipscope.text.DecodedText;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A text file with one or more games: consecutive records, or a game or position on each line as in
 * an OBF file.
 */
record TextFile(List<Part> parts) implements GameFile {
    /** A non-empty line that is not a comment. */
    private static final Pattern LINE =
            Pattern.compile("^[^\\S\\r\\n]*([^%\\s][^\\r\\n]*)", Pattern.MULTILINE);

    /** Names with commas, tabs or semicolons between them, and no square among them. */
    private static final Pattern HEADER =
            Pattern.compile("(?!.*[a-hA-H][1-8])[^,;\\t\\[(]*[,;\\t].*");

    private static final Pattern BLACK = player("PB", "Black");
    private static final Pattern WHITE = player("PW", "White");

    /** Black's lead in GGF: {@code RE[+12.00]}. */
    private static final Pattern RESULT =
            Pattern.compile("(?<!\\w)RE\\[\\s*([+-]?\\d{1,2}(?:\\.\\d{1,9})?)\\s*[\\]:]");

    private static final int SQUARES = 64;

    /**
     * The text of one game.
     *
     * @param from where it begins in the file
     */
    record Part(String text, int from) {}

    /** A player's name: {@code PB[Alice]}, or {@code [Black "Alice"]}. */
    private static Pattern player(String tag, String header) {
        return Pattern.compile(
                "(?:(?<!\\w)%s\\[|\\[%s \")([^\\]\"]{0,80})[\\]\"]".formatted(tag, header));
    }

    static TextFile read(byte[] bytes) {
        String text = DecodedText.of(bytes);
        List<Part> records = RecordParts.of(text);
        if (records.size() > 1) {
            return new TextFile(records);
        }
        try {
            GameText.read(text);
            return new TextFile(List.of(new Part(text, 0)));
        } catch (NotationException wrong) {
            List<Part> lines =
                    LINE.matcher(text)
                            .results()
                            .map(line -> new Part(line.group(1), line.start(1)))
                            .toList();
            List<Part> rows = withoutHeader(lines);
            if (lines.size() > 1 && mostAreGames(rows)) {
                return new TextFile(rows);
            }
            throw wrong;
        }
    }

    /** The names of the columns of a table are no game. */
    private static List<Part> withoutHeader(List<Part> lines) {
        boolean table = lines.size() > 1 && HEADER.matcher(lines.get(0).text()).matches();
        return table && !isGame(lines.get(0)) ? lines.subList(1, lines.size()) : lines;
    }

    /**
     * Whether most lines are complete games. Lines that continue a game are not, so a single game
     * over many lines fails.
     */
    private static boolean mostAreGames(List<Part> lines) {
        return 2 * lines.stream().limit(20).filter(TextFile::isGame).count()
                > Math.min(20, lines.size());
    }

    private static boolean isGame(Part part) {
        try {
            GameText.read(part.text());
            return true;
        } catch (NotationException wrong) {
            return false;
        }
    }

    @Override
    public int size() {
        return parts.size();
    }

    /** A record may state by how many discs Black won. */
    @Override
    public Optional<Integer> blackScore(int number) {
        return tagged(RESULT, number)
                .map(Double::parseDouble)
                .filter(lead -> Math.abs(lead) <= SQUARES)
                .map(lead -> (int) (SQUARES + lead) / 2);
    }

    @Override
    public Optional<Players> players(int number) {
        return tagged(BLACK, number)
                .flatMap(black -> tagged(WHITE, number).map(white -> new Players(black, white)));
    }

    /** What a tag of a game says; empty if it is missing or blank. */
    private Optional<String> tagged(Pattern tag, int number) {
        Matcher found = tag.matcher(parts.get(number - 1).text());
        return Optional.of(found)
                .filter(Matcher::find)
                .map(each -> each.group(1).strip())
                .filter(value -> !value.isEmpty() && !value.equals("?"));
    }

    @Override
    public Game game(int number) {
        Part part = parts.get(number - 1);
        try {
            return GameText.read(part.text());
        } catch (NotationException wrong) {
            NotationException told =
                    new NotationException(
                            NotationProblem.FILE_GAME,
                            part.from() + wrong.offset(),
                            wrong.excerpt(),
                            number,
                            wrong.getMessage());
            throw wrong.before().map(told::after).orElse(told);
        }
    }
}
