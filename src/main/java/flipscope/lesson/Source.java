package flipscope.lesson;

import flipscope.catalogue.Article;

/**
 * What a lesson builds on.
 *
 * @param id {@code S0} to {@code S4} for the articles that Flipscope began with, else empty
 * @param title its title
 * @param url where it can be read
 */
public record Source(String id, String title, String url) {

    /** One of the articles that Flipscope began with. */
    public static Source of(Article article) {
        return new Source(article.name(), article.work().title(), article.work().url());
    }
}
