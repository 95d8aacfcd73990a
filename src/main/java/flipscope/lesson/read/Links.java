package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.meant;
import static flipscope.lesson.read.Problems.quoted;

import flipscope.catalogue.Technique;
import flipscope.judge.Tasks;
import flipscope.lesson.read.Yaml.Entry;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
import flipscope.notation.ColumnText;
import flipscope.text.QueryText;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Resolves the links and pictures of a lesson. */
record Links(
        String slug, Headings own, Outlines others, Folder folder, LessonTechniques techniques) {
    private static final Pattern WEB = Pattern.compile("(?i)https?://[^\\s\\\\<>\"]+");

    private static final Pattern MAIL =
            Pattern.compile("(?i)mailto:[^\\s\\\\<>\"@]+@[^\\s\\\\<>\"@]+");

    /** The name of a lesson, or its page. */
    private static final Pattern LESSON =
            Pattern.compile("(?:/lessons/)?((?<=/)[^/#?]+|[a-z0-9][a-z0-9-]*)(?:#(.*))?");

    private static final String PICTURES = "pictures/";

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
                                    "/play/own",
                                    "/trace",
                                    "/compare",
                                    "/lessons",
                                    "/api/algorithms"))
                    .toList();
    private static final String TRACE = "/trace/";

    static boolean isWeb(String address) {
        return WEB.matcher(address).matches();
    }

    /**
     * The address of a link.
     *
     * @throws Mistake if it leads nowhere or is not permitted
     */
    String link(String typed) {
        if (isWeb(typed) || MAIL.matcher(typed).matches()) {
            return typed;
        }
        if (typed.startsWith("#")) {
            return "#" + anchor(slug, typed.substring(1), own.names());
        }
        Matcher lesson = LESSON.matcher(typed);
        if (lesson.matches()) {
            return lesson(lesson.group(1), Optional.ofNullable(lesson.group(2)));
        }
        if (typed.startsWith("/") && !typed.startsWith("//") && !typed.contains("\\")) {
            checkPage(typed);
            return address(typed);
        }
        throw new Mistake(
                "a link must lead to https://…, mailto:…, another lesson, /trace/… or #heading,"
                        + " not to "
                        + quoted(typed));
    }

    /** What to write in place of an address whose answer is not encrypted. */
    static Optional<String> closed(String typed) {
        return typed.matches("(?is)http:.*")
                ? Optional.of("write https:, not http:, in " + quoted(typed))
                : Optional.empty();
    }

    private String lesson(String other, Optional<String> heading) {
        Outline outline =
                others.find(other)
                        .orElseThrow(
                                () ->
                                        new Mistake(
                                                "no lesson "
                                                        + quoted(other)
                                                        + meant(other, others.slugs())));
        String end = heading.map(name -> "#" + anchor(other, name, outline.anchors())).orElse("");
        return address("/lessons/" + other + end);
    }

    private static String anchor(String lesson, String name, Collection<String> headings) {
        if (headings.contains(name)) {
            return Headings.PREFIX + name;
        }
        throw new Mistake(
                lesson
                        + " has no heading "
                        + quoted("#" + name)
                        + meant(name, headings.stream().sorted().toList()));
    }

    /**
     * The address of a picture.
     *
     * @throws Mistake if there is none or its place is not permitted
     */
    String picture(String typed) {
        closed(typed)
                .ifPresent(
                        notShownOnEncryptedPages -> {
                            throw new Mistake(notShownOnEncryptedPages);
                        });
        if (isWeb(typed)) {
            return typed;
        }
        if (!typed.startsWith(PICTURES)) {
            throw new Mistake(
                    "a picture must be at https://… or in the folder pictures/, not at "
                            + quoted(typed));
        }
        String name = typed.substring(PICTURES.length());
        if (!folder.pictures().contains(name)) {
            throw new Mistake("no picture " + quoted(typed) + meant(name, folder.pictures()));
        }
        return address("/lessons/" + slug + "/" + PICTURES + name);
    }

    private String address(String path) {
        return techniques.address().apply(path);
    }

    /**
     * Refuses an address on this site if it would reject its parameters, or is none of its pages.
     */
    private void checkPage(String address) {
        String[] parts = address.split("#", 2)[0].split("\\?", 2);
        Mapping query = query(parts.length < 2 ? "" : parts[1]);
        String path = parts[0].replaceFirst("^/(embed|figure|api)(?=/trace/)", "");
        Problems problems = new Problems();
        check(path, new Fields(query, problems, "the address"));
        if (problems.size() > 0) {
            throw new Mistake(
                    "the link " + quoted(address) + ": " + problems.byLine().get(0).message());
        }
    }

    private void check(String path, Fields query) {
        Problems problems = query.problems;
        if (path.startsWith(TRACE)) {
            String id = path.substring(TRACE.length()).replaceFirst("\\.(svg|txt|png)$", "");
            techniques.find(new Scalar(1, 1, id), problems).ifPresent(known -> trace(known, query));
        } else if (path.equals("/compare")) {
            query.scalar("left").ifPresent(id -> techniques.find(id, problems));
            query.scalar("right").ifPresent(id -> techniques.find(id, problems));
        } else if (GAMES.contains(path) && !query.has("start")) {
            query.game();
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
        new Inputs(technique, query)
                .run()
                .map(run -> new TraceResults(techniques.traces().of(run.arguments())))
                .ifPresent(trace -> trace.step("at", query));
    }

    private static Mapping query(String text) {
        Map<String, Entry> query = new LinkedHashMap<>();
        try {
            QueryText.read(text)
                    .forEach(
                            (name, value) -> {
                                if (!value.isBlank()) {
                                    query.put(name, new Entry(1, new Scalar(1, 1, value)));
                                }
                            });
        } catch (IllegalArgumentException wrong) {
            throw new Mistake("the link has a % that does not begin an escape: " + quoted(text));
        }
        return new Mapping(1, query);
    }
}
