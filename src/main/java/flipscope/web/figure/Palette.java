package flipscope.web.figure;

import flipscope.text.DataFile;
import flipscope.web.draw.Ink;
import flipscope.web.draw.Pen.Attribute;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The colours of a theme, which are the custom properties of the site's style sheets. */
final class Palette {
    private static final Pattern PROPERTY = Pattern.compile("--([\\w-]+):\\s*([^;]+);");
    private static final Pattern BY_THEME = Pattern.compile("light-dark\\((.+),\\s*(.+)\\)");

    private final Map<String, String> colours = new HashMap<>();
    private final Map<Ink, List<List<Attribute>>> looks = new EnumMap<>(Ink.class);

    /**
     * @param choice the group of the {@code light-dark(first, second)} pattern that holds the
     *     theme's colours
     */
    Palette(String choice) {
        for (String sheet : new String[] {"site/base.css", "draw/grid.css"}) {
            Matcher property = PROPERTY.matcher(DataFile.text("/static/" + sheet));
            while (property.find()) {
                String value = BY_THEME.matcher(property.group(2)).replaceAll(choice);
                colours.putIfAbsent(property.group(1), value);
            }
        }
        for (Ink ink : Ink.values()) {
            List<Attribute> look = attributes(ink.look());
            looks.put(
                    ink,
                    ink.halo().isEmpty()
                            ? List.of(look)
                            : List.of(attributes(ink.look() + " " + ink.halo()), look));
        }
    }

    /** The colour of this name. */
    String colour(String name) {
        return Objects.requireNonNull(colours.get(name), name);
    }

    /** How an ink looks: what lies under its letters, if anything does, and the ink itself. */
    List<List<Attribute>> looks(Ink ink) {
        return looks.get(ink);
    }

    /** What a look says, as {@code name=value} with blanks between, in these colours. */
    List<Attribute> attributes(String words) {
        return Arrays.stream(words.strip().split(" "))
                .map(word -> word.split("=", 2))
                .filter(word -> word.length == 2)
                .map(word -> new Attribute(word[0], value(word[1])))
                .toList();
    }

    private String value(String word) {
        return switch (word) {
            case "@code" -> FontStyle.CODE_FACE;
            case "@text" -> FontStyle.TEXT_FACE;
            default -> word.startsWith("--") ? seen(word.substring(2)) : word;
        };
    }

    /** SVG has no word for what shows through. */
    private String seen(String name) {
        String colour = colour(name);
        return colour.equals("transparent") ? "none" : colour;
    }
}
