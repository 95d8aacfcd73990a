package flipscope.web.trace.head;

import static java.util.stream.Collectors.joining;

import flipscope.catalogue.Article;
import flipscope.catalogue.Article.Work;
import flipscope.text.Messages;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Credits the authors of techniques and lessons. */
public record Credits(Messages words) {
    private static final String JAPANESE = "ja";
    private static final String OPEN_END = "/..";

    /** Every article that techniques come from. */
    public List<CreditView> all() {
        return Arrays.stream(Article.values()).map(this::of).toList();
    }

    /** The source of a lesson: one of these articles, or another work. */
    public CreditView of(Work source) {
        return Arrays.stream(Article.values())
                .filter(each -> each.work().equals(source))
                .findFirst()
                .map(this::of)
                .orElseGet(() -> other(source));
    }

    private static CreditView other(Work work) {
        return new CreditView("", "", work.title(), null, "", "", work.url(), "", List.of());
    }

    /** An article in full, with the sources that it credits. */
    public CreditView of(Article article) {
        Work work = article.work();
        return new CreditView(
                article.name(),
                author(work),
                work.title(),
                JAPANESE,
                words.text("articles." + article.name() + ".english"),
                Stream.of(
                                year(work),
                                work.url().isEmpty() ? words.text("articles.unknown.url") : "")
                        .filter(said -> !said.isEmpty())
                        .collect(joining(", ")),
                work.url(),
                "",
                article.thanked().stream().map(each -> thanked(article, each)).toList());
    }

    private CreditView thanked(Article article, Work work) {
        String use = words.text("articles." + article.name() + "." + work.author());
        String when = work.year().isEmpty() ? "" : year(work);
        return new CreditView(
                "", work.author(), work.title(), JAPANESE, "", when, work.url(), use, List.of());
    }

    /** Links to the credits of the articles that an origin names. */
    public List<NamedLink> named(String origin) {
        return Article.in(origin).stream()
                .map(
                        each ->
                                new NamedLink(
                                        each.name(),
                                        words.text(
                                                "articles.link", author(each.work()), each.name()),
                                        Link.url("/trace#" + each.name())))
                .toList();
    }

    private String author(Work work) {
        return work.author().isEmpty() ? words.text("articles.unknown.author") : work.author();
    }

    private String year(Work work) {
        String year = work.year();
        if (year.endsWith(OPEN_END)) {
            return words.text("articles.since", year.replace(OPEN_END, ""));
        }
        return year.isEmpty() ? words.text("articles.unknown.year") : year;
    }
}
