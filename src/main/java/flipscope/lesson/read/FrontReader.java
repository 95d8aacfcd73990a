package flipscope.lesson.read;

import static flipscope.lesson.read.Problems.quoted;

import flipscope.catalogue.Article;
import flipscope.catalogue.Article.Work;
import flipscope.lesson.FrontMatter;
import flipscope.lesson.read.Yaml.Mapping;
import flipscope.lesson.read.Yaml.Scalar;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the front matter of a lesson. */
final class FrontReader {
    private static final List<String> KEYS =
            List.of(
                    "title",
                    "summary",
                    "order",
                    "part",
                    "after",
                    "needs",
                    "minutes",
                    "language",
                    "sources",
                    "goals",
                    "licence");
    private static final int MOST_ORDER = 999_999;
    private static final int MOST_MINUTES = 120;

    private final String slug;
    private final Fields fields;
    private final Outlines others;
    private final Texts texts;

    FrontReader(String slug, ParsedLesson manuscript, Outlines others, Texts texts) {
        this.slug = slug;
        this.fields = manuscript.fields();
        this.others = others;
        this.texts = texts;
    }

    /** The front matter, with defaults for anything missing or wrong. */
    FrontMatter read() {
        fields.refuseOthers(KEYS);
        List.of("title", "summary", "order").forEach(fields::required);
        // Only checked here; the summary of the lesson has it.
        var unused = order(fields);
        return new FrontMatter(
                fields.text("title").orElse(slug),
                fields.text("summary").orElse(""),
                fields.text("part").orElse(""),
                fields.text("after").orElse(""),
                needs(),
                fields.required("minutes")
                        .flatMap(typed -> fields.number("minutes", 1, MOST_MINUTES))
                        .orElse(1),
                language(fields),
                fields.values("sources").stream()
                        .map(this::source)
                        .flatMap(Optional::stream)
                        .toList(),
                fields.scalars("goals").stream()
                        .map(each -> texts.html(each, fields.problems))
                        .toList(),
                fields.text("licence").orElse(""));
    }

    /** Where a lesson stands in its course; last if that is not said. */
    static int order(Fields fields) {
        return fields.number("order", -MOST_ORDER, MOST_ORDER).orElse(MOST_ORDER);
    }

    /** The language of a file; English if that is not said. */
    static String language(Fields fields) {
        return fields.text(
                        "language",
                        tag -> tag.matches("[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*+"),
                        "%s is not a tag such as en or pt-BR")
                .orElse("en");
    }

    private List<String> needs() {
        List<String> needs = new ArrayList<>();
        for (Scalar need : fields.scalars("needs")) {
            String other = need.text();
            if (others.find(other).isEmpty()) {
                fields.problems.unknown(need.line(), "lesson", other, others.slugs());
            } else {
                needs.add(other);
            }
        }
        others.cycle(slug)
                .map(way -> String.join(" → ", way))
                .ifPresent(
                        way ->
                                fields.refuse(
                                        "needs",
                                        "these lessons need one another in a circle: " + way));
        return needs;
    }

    private Optional<Work> source(Yaml value) {
        if (value instanceof Scalar scalar) {
            return fields.notated("sources", scalar.line(), scalar.text(), FrontReader::article);
        }
        if (value instanceof Mapping mapping) {
            return other(new Fields(mapping, fields.problems, "a source"));
        }
        fields.refuse(value, "sources: S0 to S4, or title: and url: of another one");
        return Optional.empty();
    }

    private static Work article(String id) {
        return Article.of(id)
                .map(Article::work)
                .orElseThrow(
                        () ->
                                new Mistake(
                                        "no article %s; S0 to S4, or title: and url:"
                                                .formatted(quoted(id))));
    }

    private Optional<Work> other(Fields source) {
        source.refuseOthers(List.of("title", "url"));
        Optional<Scalar> title = source.required("title");
        Optional<String> url =
                source.text("url", Links::isWeb, "an address begins with http:// or https://");
        return title.filter(each -> url.isPresent() || !source.has("url"))
                .map(each -> new Work("", each.text(), "", url.orElse("")));
    }
}
