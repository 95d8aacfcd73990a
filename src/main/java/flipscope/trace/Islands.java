package flipscope.trace;

import java.io.IOException;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Divides files, each called after the class in it, into those that refer to each other. */
final class Islands {
    /** What is declared by these holds no code: it is read by its name, wherever it stands. */
    private static final Set<String> NO_CODE = Set.of("interface", "enum");

    /** Each class with one that it is joined to, in the end with the leader of its island. */
    private final Map<String, String> joined = new HashMap<>();

    private Islands() {}

    static List<Island> of(List<SourceFile> files) {
        return new Islands().divide(files);
    }

    private List<Island> divide(List<SourceFile> files) {
        Map<SourceFile, Set<String>> words = new LinkedHashMap<>();
        for (SourceFile file : files) {
            Set<String> all = words(file.text());
            if (all.stream().noneMatch(NO_CODE::contains)) {
                words.put(file, all);
                joined.put(className(file), className(file));
            }
        }
        words.forEach(
                (file, all) ->
                        all.stream()
                                .filter(joined::containsKey)
                                .forEach(
                                        name -> joined.put(leader(name), leader(className(file)))));
        return words.keySet().stream()
                .collect(
                        Collectors.groupingBy(
                                file -> leader(className(file)),
                                LinkedHashMap::new,
                                Collectors.toList()))
                .values()
                .stream()
                .map(Island::new)
                .toList();
    }

    /** The words of a source outside of comments and literals, in which a name is no reference. */
    private static Set<String> words(String text) {
        StreamTokenizer tokens = new StreamTokenizer(new StringReader(text));
        tokens.resetSyntax();
        tokens.whitespaceChars(0, ' ');
        tokens.wordChars('0', '9');
        tokens.wordChars('A', 'Z');
        tokens.wordChars('a', 'z');
        tokens.wordChars('_', '_');
        tokens.quoteChar('"');
        tokens.quoteChar('\'');
        tokens.slashSlashComments(true);
        tokens.slashStarComments(true);
        Set<String> words = new LinkedHashSet<>();
        try {
            while (tokens.nextToken() != StreamTokenizer.TT_EOF) {
                if (tokens.ttype == StreamTokenizer.TT_WORD) {
                    words.add(tokens.sval);
                }
            }
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return words;
    }

    private String leader(String name) {
        String next = joined.get(name);
        return next.equals(name) ? name : leader(next);
    }

    /** The name of the class in a file: that of the file, without its folder and its ending. */
    static String className(SourceFile file) {
        String name = file.name().substring(file.name().lastIndexOf('/') + 1);
        return name.replaceFirst("\\.java$", "");
    }
}
