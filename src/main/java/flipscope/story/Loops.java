package flipscope.story;

import flipscope.trace.OperatorSite;
import flipscope.trace.SourceFile;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Recognizes loop conditions from the source just before them. */
final class Loops {
    private static final Pattern HEAD = Pattern.compile(".*\\b(while\\s*\\(|for\\s*\\(.*;)\\s*$");

    private final Map<String, List<String>> lines = new HashMap<>();

    Loops(List<SourceFile> sources) {
        sources.forEach(source -> lines.put(source.name(), source.text().lines().toList()));
    }

    /** Whether the statement at this site is a loop condition. */
    boolean hasCondition(OperatorSite site) {
        List<String> file = lines.getOrDefault(site.file(), List.of());
        int line = site.statementSpan().line();
        if (line > file.size()) {
            return false;
        }
        String whole = file.get(line - 1);
        int end = Math.min(whole.length(), site.statementSpan().column() - 1);
        return HEAD.matcher(whole.substring(0, end)).matches();
    }
}
