package flipscope.lesson;

import flipscope.catalogue.Article;

/**
 * A source that a lesson builds on.
 *
 * @param id {@code S0} to {@code S4} for the articles behind Flipscope; otherwise empty
 */
public record Source(String id, String title, String url) {

    public static Source of(Article article) {
        return new Source(article.name(), article.work().title(), article.work().url());
    }
}
