package flipscope.web.trace.request;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Counterexamples;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.story.Scene;
import flipscope.story.TraceDiff;
import flipscope.text.Messages;
import flipscope.trace.Edit;
import flipscope.trace.EvaluationException;
import flipscope.trace.Method;
import flipscope.trace.Program;
import flipscope.trace.SourceException;
import flipscope.trace.Span;
import flipscope.trace.Token;
import flipscope.trace.Trace;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Runs a subject's code, changed where its address says so, or ends the request with words. */
public final class ChangedCode {
    public static final String EDIT = "edit";

    /** A method's name, a token's number and a text; each has a limit of its own below this. */
    private static final int LONGEST_EDIT = 200;

    private final Catalogue catalogue;
    private final Traces traces;
    private final Messages words;

    public ChangedCode(Catalogue catalogue, Traces traces, Messages words) {
        this.catalogue = catalogue;
        this.traces = traces;
        this.words = words;
    }

    /** The change that a request asks for, in the form of {@link Edit}, or nothing. */
    static String read(Query query) {
        String written = query.string(EDIT, LONGEST_EDIT).orElse("");
        if (!written.isEmpty() && Edit.read(written).isEmpty()) {
            throw query.refusal(EDIT, "change.error.form", Query.excerpt(written));
        }
        return written;
    }

    /** The trace of a subject, with its change if it has one. */
    public Trace trace(TraceRequest subject) {
        Optional<Edit> edit = checked(subject);
        try {
            return traces.of(subject.arguments(), edit);
        } catch (SourceException fault) {
            throw refused(edit.orElseThrow(), fault.file(), fault.span(), fault.getMessage());
        } catch (EvaluationException stop) {
            throw refused(edit.orElseThrow(), stop.file(), stop.span(), stop.getMessage());
        }
    }

    /** What is wrong with the change of a subject, if it cannot run. */
    public Optional<EditFault> fault(TraceRequest subject) {
        Optional<Edit> edit = subject.edit();
        edit.ifPresent(each -> find(each, subject.arguments().algorithm()));
        try {
            trace(subject);
            return Optional.empty();
        } catch (ProblemException refused) {
            return edit.map(each -> new EditFault(each, refused.problem().message()));
        }
    }

    /** The same; empty where the changed code has to stop. */
    public Optional<Trace> tryTrace(TraceRequest subject) {
        try {
            return Optional.of(traces.of(subject.arguments(), subject.edit()));
        } catch (EvaluationException stop) {
            return Optional.empty();
        }
    }

    /** The error, with the line that it is in as it reads with the change. */
    private ProblemException refused(Edit edit, String file, Span span, String message) {
        String name = file.substring(file.lastIndexOf('/') + 1);
        String line = line(edit, file, span.line()).strip();
        return Query.refused(
                EDIT,
                words.text(
                        "change.error.place",
                        span.line(),
                        name,
                        span.column(),
                        sentence(message),
                        line));
    }

    private static String sentence(String message) {
        return message.matches("(?s).*[.?!]") ? message : message + ".";
    }

    private String line(Edit edit, String file, int number) {
        Method method = original().method(edit.method()).orElseThrow();
        Token token = token(edit);
        String line = sourceLine(file, number);
        boolean changed = method.file().name().equals(file) && token.span().line() == number;
        return changed
                ? line.substring(0, token.span().column() - 1)
                        + edit.text()
                        + line.substring(token.span().endColumn())
                : line;
    }

    private String sourceLine(String file, int number) {
        return catalogue.sources().stream()
                .filter(each -> each.name().equals(file))
                .findFirst()
                .flatMap(each -> each.text().lines().skip(number - 1L).findFirst())
                .orElse("");
    }

    public Counterexamples counterexamples(TraceRequest subject) {
        return traces.counterexamples(subject.edit().orElseThrow());
    }

    /** The code of a subject, which {@link #trace} has found to be readable. */
    public Program program(TraceRequest subject) {
        return traces.program(subject.edit());
    }

    /** The code as it is. */
    public Program original() {
        return catalogue.program();
    }

    /** The trace of a subject without its change. */
    public Trace originalTrace(TraceRequest subject) {
        return traces.of(subject.arguments());
    }

    /** The changed code of a subject beside the code as it is; empty where none is changed. */
    public Optional<TraceDiff> contrast(TraceRequest subject) {
        return subject.edit()
                .map(
                        edit ->
                                new TraceDiff(
                                        edit, token(edit), originalTrace(subject), trace(subject)));
    }

    /** The token of the code as it is that an edit replaces. */
    public Token token(Edit edit) {
        Method method = original().method(edit.method()).orElseThrow();
        return original().tokens(method).get(edit.token() - 1);
    }

    /** What a subject is about: whose discs are whose, and what its code was. */
    public Scene scene(TraceRequest subject) {
        Scene scene = Scene.of(subject.arguments());
        return contrast(subject).map(scene::changed).orElse(scene);
    }

    private Optional<Edit> checked(TraceRequest subject) {
        Optional<Edit> edit = subject.edit();
        edit.ifPresent(each -> check(each, subject.arguments().algorithm()));
        return edit;
    }

    private void check(Edit edit, Technique algorithm) {
        find(edit, algorithm);
        if (edit.text().length() > Edit.LONGEST_TEXT) {
            throw tooLong(EDIT, edit.text());
        }
    }

    private void find(Edit edit, Technique algorithm) {
        token(method(edit.method(), algorithm, EDIT), edit.token(), EDIT);
    }

    /** The refusal of a text that is too long for a token's place. */
    ProblemException tooLong(String parameter, String text) {
        return Query.refused(
                parameter, words.text("change.error.text", Edit.LONGEST_TEXT, text.length()));
    }

    /**
     * A method that an algorithm runs.
     *
     * @param parameter what named it
     */
    Method method(String name, Technique algorithm, String parameter) {
        List<Method> reached = original().reached(algorithm.method());
        return reached.stream()
                .filter(each -> each.name().equals(name))
                .findFirst()
                .orElseThrow(
                        () ->
                                Query.refused(
                                        parameter,
                                        words.text("change.error.method", name, names(reached))));
    }

    private static String names(List<Method> methods) {
        return methods.stream().map(Method::name).collect(Collectors.joining(", "));
    }

    /** A token of a method. */
    public Token token(Method method, int number, String parameter) {
        List<Token> tokens = original().tokens(method);
        if (number < 1 || number > tokens.size()) {
            throw Query.refused(
                    parameter,
                    words.text("change.error.number", method.name(), tokens.size(), number));
        }
        return tokens.get(number - 1);
    }
}
