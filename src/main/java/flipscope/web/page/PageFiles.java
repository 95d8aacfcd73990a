package flipscope.web.page;

import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * The stylesheets and scripts of a page; the name of a bundle stands for all of its files.
 *
 * @param assets maps the name of a static file to its URL
 * @param declared which names are bundles
 * @param names those of the page itself
 */
record PageFiles(UnaryOperator<String> assets, Declared declared, List<String> names) {
    /** The bundle for boards, storyboards and steps. */
    static final String BOARD_AND_STEPPER = "board-and-stepper";

    PageFiles with(String... more) {
        return new PageFiles(
                assets, declared, Stream.concat(names.stream(), Stream.of(more)).toList());
    }

    /** Whether a file is among these, alone or in a bundle. */
    boolean has(String part) {
        return names.stream()
                .anyMatch(
                        name ->
                                declared.bundle(name)
                                        .map(Bundle::files)
                                        .orElse(List.of(name))
                                        .contains(part));
    }

    private String inSmallFrames(String name) {
        return declared.bundle(name).map(Bundle::inSmallFrames).orElse(name);
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
                        .map(name -> whole ? name : inSmallFrames(name));
        return Stream.concat(own, last.stream()).toList();
    }
}
