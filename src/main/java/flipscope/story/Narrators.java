package flipscope.story;

import flipscope.text.Messages;
import flipscope.trace.SourceFile;
import flipscope.trace.Trace;
import java.util.List;

/**
 * Narrators for the traces of a program, with what its sources say: the Javadoc of constants names
 * what they mask. Immutable; share one for each set of sources.
 */
public final class Narrators {
    final Messages messages;
    final Values values;
    final OperandRoles roles;
    final Loops loops;
    final Captions captions;

    public Narrators(Messages messages, List<SourceFile> sources) {
        this.messages = messages;
        this.values = Values.inSentences(messages);
        this.roles = new OperandRoles(sources);
        this.loops = new Loops(sources);
        this.captions = new Captions(messages);
    }

    /** The narrator of one trace. */
    public Narrator of(Trace trace, TraceContext traceContext) {
        return new Narrator(this, trace, traceContext);
    }

    public Messages messages() {
        return messages;
    }
}
