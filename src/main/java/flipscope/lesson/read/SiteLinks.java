package flipscope.lesson.read;

import flipscope.catalogue.Technique;
import flipscope.judge.Tasks;
import flipscope.lesson.Run;
import flipscope.lesson.read.Yaml.Entry;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.notation.ColumnText;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Checks links to pages of this site. */
final class SiteLinks {
    private static final String CUBE = "/score-four";
    private static final String WRITE = "/write";

    /** The pages that show a game. */
    private static final List<String> GAMES = List.of("/play", "/play/analysis", "/play/choice");

    private static final List<String> PAGES =
            Stream.concat(
                            GAMES.stream(),
                            Stream.of(
                                    "/",
                                    CUBE,
                                    WRITE,
                                    "/trace",
                                    "/compare",
                                    "/lessons",
                                    "/api/algorithms"))
                    .toList();
    private static final String TRACE = "/trace/";

    private final LessonTechniques techniques;

    SiteLinks(LessonTechniques techniques) {
        this.techniques = techniques;
    }

    /**
     * Returns the address unchanged.
     *
     * @throws Mistake if there is no such page or it would reject its parameters
     */
    String check(String address) {
        String[] parts = address.split("#", 2)[0].split("\\?", 2);
        Mapping query = query(parts.length < 2 ? "" : parts[1]);
        String path = parts[0].replaceFirst("^/(embed|figure|api)(?=/trace/)", "");
        Problems problems = new Problems();
        check(path, new Fields(query, problems, "the address"));
        if (problems.size() > 0) {
            String why = problems.byLine().get(0).message();
            throw new Mistake("the link " + Problems.quoted(address) + ": " + why);
        }
        return address;
    }

    private void check(String path, Fields query) {
        Problems problems = query.problems();
        if (path.startsWith(TRACE)) {
            String id = path.substring(TRACE.length()).replaceFirst("\\.(svg|txt|png)$", "");
            techniques.find(id, 1, problems).ifPresent(known -> trace(known, query));
        } else if (path.equals("/compare")) {
            query.text("left").ifPresent(id -> techniques.find(id, 1, problems));
            query.text("right").ifPresent(id -> techniques.find(id, 1, problems));
        } else if (GAMES.contains(path) && !query.has("start")) {
            GivenPosition.game(query);
        } else if (path.equals(CUBE)) {
            query.notated("moves", ColumnText::readGame);
        } else if (path.equals(WRITE)) {
            query.text("task")
                    .filter(name -> !Tasks.names().contains(name))
                    .ifPresent(name -> problems.unknown(1, "task", name, Tasks.names()));
        } else if (!PAGES.contains(path)) {
            problems.unknown(1, "page", path, PAGES);
        }
    }

    private void trace(Technique technique, Fields query) {
        Optional<Run> run = new Inputs(technique, query).run();
        Optional<String> at = query.text("at");
        if (run.isPresent() && at.isPresent()) {
            step(run.get(), at.get(), query);
        }
    }

    private void step(Run run, String at, Fields query) {
        try {
            new TraceResults(techniques.traces().of(run.arguments())).step(at);
        } catch (Mistake unknown) {
            query.refuse("at", unknown.getMessage());
        }
    }

    private static Mapping query(String text) {
        Map<String, Entry> query = new LinkedHashMap<>();
        for (String pair : text.split("&")) {
            String[] sides = pair.split("=", 2);
            if (sides.length == 2 && !sides[1].isBlank()) {
                query.put(sides[0], new Entry(1, new Scalar(1, 1, decoded(sides[1]))));
            }
        }
        return new Mapping(1, query);
    }

    private static String decoded(String value) {
        try {
            return URLDecoder.decode(value, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException wrong) {
            throw new Mistake(
                    "the link has a % that does not begin an escape: " + Problems.quoted(value));
        }
    }
}
