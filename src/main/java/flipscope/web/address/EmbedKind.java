package flipscope.web.address;

import flipscope.web.address.EmbedView.Controls;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Pages that other sites may show in a frame, and what such a frame may choose.
 *
 * @param path where its pages stand; with a slash at its end each has a name below it
 * @param width the default width of its frame in CSS pixels
 * @param height the default height in CSS pixels: an ordinary page fits it, a longer one scrolls
 * @param controls the default controls
 * @param choices the options to choose from where one is made
 * @param passage the options that name its first step and its last
 * @param options the parameters that its embeds take and its pages do not
 * @param outside the path of the page that an embed leads to, by its own path
 */
public record EmbedKind(
        String path,
        int width,
        int height,
        Controls controls,
        List<QueryParameter<?>> choices,
        List<QueryParameter<String>> passage,
        Set<String> options,
        UnaryOperator<String> outside) {
    /** Pages of so many pixels with few controls. */
    public static EmbedKind at(String path, int width, int height) {
        return new EmbedKind(
                path,
                width,
                height,
                Controls.SMALL,
                List.of(Embedding.THEME),
                List.of(),
                EmbedAddress.OPTIONS,
                UnaryOperator.identity());
    }

    /** The same where one chooses more than the theme. */
    public EmbedKind choosing(QueryParameter<?>... more) {
        List<QueryParameter<?>> all =
                Stream.concat(choices.stream(), Stream.of(more)).collect(Collectors.toList());
        return new EmbedKind(path, width, height, controls, all, passage, options, outside);
    }

    /** The same with a first step and a last. */
    public EmbedKind withPassage() {
        return new EmbedKind(
                path,
                width,
                height,
                controls,
                choices,
                List.of(Embedding.FROM, Embedding.TO),
                options,
                outside);
    }

    /** The same with other options than most. */
    public EmbedKind taking(Set<String> own) {
        return new EmbedKind(path, width, height, controls, choices, passage, own, outside);
    }

    /** The same without controls, whose embeds lead to other pages. */
    public EmbedKind pictureOf(UnaryOperator<String> page) {
        return new EmbedKind(path, width, height, Controls.NONE, choices, passage, options, page);
    }

    /** Whether {@code code} says how much of the source is shown. */
    boolean showsCode() {
        return options.contains(Embedding.CODE.name());
    }

    /**
     * The part of the path after the kind, such as the id of an algorithm or lesson; may be empty.
     */
    public String name(String page) {
        return EmbedAddress.bare(page).substring(path.length());
    }

    boolean has(String page) {
        return path.endsWith("/")
                ? page.startsWith(path) && page.length() > path.length()
                : page.equals(path) || page.startsWith(path + "/");
    }
}
