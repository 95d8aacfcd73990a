package flipscope.web.site;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The stylesheets and scripts of a page.
 *
 * @param assets maps the name of a static file to its URL
 * @param names those of the page itself
 */
record PageFiles(UnaryOperator<String> assets, List<String> names) {
    /** The bundle for boards, storyboards and steps. */
    static final String BOARD_AND_STEPPER = "board-and-stepper";

    /** The bundle for boards, storyboards and steps, without what small frames do not need. */
    private static final String SMALL_FRAME = "small-frame";

    PageFiles with(String... more) {
        return new PageFiles(assets, Stream.concat(names.stream(), Stream.of(more)).toList());
    }

    /** Whether a file is among these, alone or in a bundle. */
    boolean has(String part) {
        return names.stream()
                .anyMatch(
                        name ->
                                AssetBundles.all()
                                        .getOrDefault(name, List.of(name))
                                        .contains(part));
    }

    String url(String name) {
        return assets.apply(name);
    }

    /**
     * The files of one type.
     *
     * @param whole whether the page shows all controls
     */
    List<String> ending(String type, boolean whole, List<String> last) {
        Stream<String> own =
                names.stream()
                        .filter(name -> name.endsWith(type))
                        .map(name -> whole ? name : name.replace(BOARD_AND_STEPPER, SMALL_FRAME));
        return Stream.concat(own, last.stream()).toList();
    }
}
