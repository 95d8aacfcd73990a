package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.OperatorSite;
import flipscope.trace.SourceFile;
import flipscope.trace.Trace;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Narrators for the traces of a program, with what its sources say: the Javadoc of constants names
 * what they mask. Immutable; share one for each set of sources.
 */
public final class Narrators {
    /** The source before the condition of a loop. */
    private static final Pattern HEAD =
            Pattern.compile(".*(?<!\\w)(while\\s*\\(|for\\s*\\(.*;)\\s*$");

    final Messages messages;
    final Values values;
    final ConstantDescriptions constants;
    final Captions captions;
    private final Map<String, List<String>> lines = new HashMap<>();

    public Narrators(Messages messages, List<SourceFile> sources) {
        this.messages = messages;
        this.values = Values.inSentences(messages);
        this.constants = new ConstantDescriptions(sources);
        this.captions = new Captions(messages);
        sources.forEach(source -> lines.put(source.name(), source.text().lines().toList()));
    }

    /** The narrator of one trace, also of code in a file of its own. */
    public Narrator of(Trace trace, TraceContext traceContext) {
        SourceFile file = trace.method().file();
        return lines.containsKey(file.name())
                ? new Narrator(this, trace, traceContext)
                : new Narrators(messages, List.of(file)).of(trace, traceContext);
    }

    public Messages messages() {
        return messages;
    }

    /** Whether the statement at this site is a loop condition. */
    boolean isLoopCondition(OperatorSite site) {
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
