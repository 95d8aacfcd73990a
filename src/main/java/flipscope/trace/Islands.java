package flipscope.trace;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Divides files, each called after the class in it, into those that refer to each other. */
final class Islands {
    /** Comments and literals, in which a name refers to nothing. */
    private static final Pattern SILENT =
            Pattern.compile(
                    "/\\*(?:[^*]|\\*(?!/))*+\\*/|//[^\n]*+|\"(?:\\\\.|[^\"\\\\])*+\"|'(?:\\\\.|[^'])++'");

    private static final Pattern NAME = Pattern.compile("\\b[A-Z]\\w*");

    /** What holds no code is read by its name, wherever it stands. */
    private static final Pattern NO_CODE = Pattern.compile("\\b(?:@interface|enum) [A-Z]");

    /** Each class with one that it is joined to, in the end with the leader of its island. */
    private final Map<String, String> joined = new HashMap<>();

    private Islands() {}

    static List<Island> of(List<SourceFile> files) {
        return new Islands().divide(files);
    }

    private List<Island> divide(List<SourceFile> files) {
        Map<SourceFile, String> code = new LinkedHashMap<>();
        for (SourceFile file : files) {
            String text = SILENT.matcher(file.text()).replaceAll(" ");
            if (!NO_CODE.matcher(text).find()) {
                code.put(file, text);
                joined.put(className(file), className(file));
            }
        }
        code.forEach(
                (file, text) ->
                        NAME.matcher(text)
                                .results()
                                .map(MatchResult::group)
                                .filter(joined::containsKey)
                                .forEach(
                                        name -> joined.put(leader(name), leader(className(file)))));
        return code.keySet().stream()
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
