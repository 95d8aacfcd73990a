package flipscope.web.trace.head;

import static org.assertj.core.api.Assertions.assertThat;

import flipscope.catalogue.Article;
import flipscope.catalogue.Technique;
import flipscope.testkit.Packaged;
import flipscope.web.Page;
import flipscope.web.Site;
import flipscope.web.WithSite;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Whoever thought of a technique is named wherever a page says where it comes from. */
@WithSite
class CreditsTest {
    private static Site site;

    @ParameterizedTest
    @EnumSource
    void theListOfArticlesHasAuthorTitleGlossYearAndLink(Article article) {
        String credit = credit(site.get("/trace").body(), article);

        assertThat(credit).contains("lang=\"ja\">" + article.work().title() + "<", "“");
        assertThat(credit).contains(named(article.work().author(), "author not known"));
        assertThat(credit).contains(named(article.work().year(), "year not known"));
        if (article.work().url().isEmpty()) {
            assertThat(credit).contains("address not known");
        } else {
            assertThat(credit).contains("href=\"" + article.work().url() + "\"");
        }
    }

    private static String named(String fact, String unknown) {
        return fact.isEmpty() ? unknown : fact.replace("/..", " or later");
    }

    private static String credit(String page, Article article) {
        Page read = Page.of(page);
        assertThat(read.count("#" + article.name())).isEqualTo(1);
        return read.first("li.credit#" + article.name()).outerHtml();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/trace", "/lessons/the-carry-trick", "/lessons/half-a-board?print=1"})
    void whomAnArticleThanksIsNamedToo(String address) {
        assertThat(credit(site.get(address).body(), Article.S0))
                .contains("rimol", "primenumber", "t-ishii", "saharan")
                .contains("the addition that runs")
                .contains("http://primenumber.hatenadiary.jp/entry/2016/12/26/063226")
                .contains("http://t-ishii.cocolog-nifty.com/blog/2014/02/flip-02bb.html")
                .contains("https://github.com/saharan/ReversiAI");
    }

    @Test
    void aLessonNamesThoseThatItBuildsOnAndNoOthers() {
        String page = site.get("/lessons/falling-off-the-edge").body();

        assertThat(credit(page, Article.S4)).contains("torajiro1220", "2020");
        assertThat(credit(page, Article.S1)).contains("watergreat31", "2020");
        assertThat(page).doesNotContain("<li id=\"S0\"", "<li id=\"S3\"");
    }

    @Test
    void eachTechniqueLeadsToItsAuthors() {
        Page page = site.page("/trace");

        assertThat(page.count(".origin")).isEqualTo(Packaged.CATALOGUE.techniques().size());
        assertThat(page.texts(".origin"))
                .contains(
                        "from rimol (S0)",
                        "from watergreat31 (S1), author not known (S2)",
                        "beyond the articles",
                        "our own");
        assertThat(page.texts(".origin a[href='/trace#S0']")).contains("rimol (S0)");
        assertThat(page.texts(".origin a[href='/trace#S2']")).contains("author not known (S2)");
    }

    @Test
    void everyOriginOfAnAlgorithmIsAnArticleOrAWord() {
        Stream<String> origins = Packaged.CATALOGUE.techniques().stream().map(Technique::origin);
        assertThat(origins)
                .allMatch(
                        origin ->
                                List.of("classic", "beyond", "ours").contains(origin)
                                        || !Article.in(origin).isEmpty());
    }
}
