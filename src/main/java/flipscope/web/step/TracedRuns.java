package flipscope.web.step;

import static java.util.stream.Collectors.joining;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.judge.CompressedCode;
import flipscope.story.Narrators;
import flipscope.story.Sentences;
import flipscope.story.TraceContext;
import flipscope.story.TraceDiff;
import flipscope.text.Messages;
import flipscope.trace.CodeException;
import flipscope.trace.Method;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.Span;
import flipscope.trace.Trace;
import flipscope.trace.edit.Edit;
import flipscope.trace.parse.Token;
import flipscope.trace.run.Program;
import flipscope.web.address.Link;
import flipscope.web.address.ProblemException;
import flipscope.web.address.QueryParameter;
import flipscope.web.trace.request.TraceInputs;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs algorithms for pages; an edit that cannot run ends the request with what is wrong. */
public record TracedRuns(Traces traces, Narrators narrators) {
    /** The code as it is. */
    public TracedRun of(Arguments arguments) {
        return of(arguments, Optional.empty());
    }

    /** The code with an edit. */
    public TracedRun of(Arguments arguments, Optional<Edit> edit) {
        Trace trace = trace(arguments, edit);
        Technique technique = arguments.technique();
        Optional<TraceDiff> difference =
                edit.map(
                        each ->
                                new TraceDiff(
                                        each, token(each, technique), traces.of(arguments), trace));
        TraceContext plain = TraceContext.of(arguments);
        return new TracedRun(
                arguments,
                edit,
                traces.program(technique, edit),
                trace,
                difference,
                narrators.of(trace, difference.map(plain::changed).orElse(plain)));
    }

    /** The trace alone, where nothing is told. */
    public Trace trace(Arguments arguments, Optional<Edit> edit) {
        edit.ifPresent(each -> check(each, arguments.technique()));
        try {
            return traces.of(arguments, edit);
        } catch (CodeException wrong) {
            if (edit.isEmpty()) {
                throw wrong;
            }
            throw refused(arguments.technique(), edit.get(), wrong);
        }
    }

    /** The run, unless its edit cannot run. */
    public Optional<TracedRun> attempt(Arguments arguments, Optional<Edit> edit) {
        edit.ifPresent(each -> token(each, arguments.technique()));
        try {
            return Optional.of(of(arguments, edit));
        } catch (ProblemException refused) {
            return Optional.empty();
        }
    }

    /** The texts of the interface. */
    public Messages words() {
        return narrators.messages();
    }

    static Link editor(Technique technique) {
        return Link.to("/write").with("task", technique.id());
    }

    /** The editor with code as an edit leaves it, whether or not that runs. */
    public Link editor(Technique technique, Edit edit) {
        return editor(technique).with("code", CompressedCode.write(whole(technique, edit)));
    }

    private String whole(Technique technique, Edit edit) {
        Method method = technique.method();
        try {
            return traces.program(technique, Optional.of(edit))
                    .standingAlone(method, Optional.empty());
        } catch (SourceException mistake) {
            return technique.program().standingAlone(method, Optional.of(edit));
        }
    }

    /** The error, with the edited line that it is in. */
    private ProblemException refused(Technique technique, Edit edit, CodeException wrong) {
        Span span = wrong.span();
        String line = line(technique, edit, wrong.file(), span.line()).strip();
        return ProblemException.parameter(
                TraceInputs.EDIT.name(),
                words().text(
                                "change.error.place",
                                span.line(),
                                name(wrong.file()),
                                span.column(),
                                Sentences.closed(wrong.getMessage()),
                                line));
    }

    static String name(String file) {
        return file.substring(file.lastIndexOf('/') + 1);
    }

    /** A line of a file as the edit leaves it. */
    private String line(Technique technique, Edit edit, String file, int number) {
        Program original = technique.program();
        SourceFile whole = original.method(edit.method()).orElseThrow().file();
        SourceFile edited = whole.with(token(edit, technique).span(), edit.text());
        return Stream.concat(Stream.of(edited), original.methods().stream().map(Method::file))
                .filter(each -> each.name().equals(file))
                .findFirst()
                .flatMap(each -> each.text().lines().skip(number - 1L).findFirst())
                .orElse("");
    }

    private void check(Edit edit, Technique technique) {
        token(edit, technique);
        int length = edit.text().length();
        if (length > Edit.LONGEST_TEXT) {
            throw TraceInputs.EDIT.refusal(words(), "change.error.text", Edit.LONGEST_TEXT, length);
        }
    }

    /** The token of the unedited code that an edit replaces. */
    private Token token(Edit edit, Technique technique) {
        return token(words(), edit, technique, TraceInputs.EDIT);
    }

    /**
     * The token that an edit replaces; ends the request if the algorithm does not run its method.
     *
     * @param parameter the parameter that named it
     */
    public static Token token(
            Messages words, Edit edit, Technique technique, QueryParameter<?> parameter) {
        List<Method> reached = technique.program().reached(technique.method());
        Method method =
                reached.stream()
                        .filter(each -> each.name().equals(edit.method()))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        parameter.refusal(
                                                words,
                                                "change.error.method",
                                                edit.method(),
                                                reached.stream()
                                                        .map(Method::name)
                                                        .collect(joining(", "))));
        List<Token> tokens = technique.program().tokens(method);
        if (edit.token() < 1 || edit.token() > tokens.size()) {
            throw parameter.refusal(
                    words, "change.error.number", edit.method(), tokens.size(), edit.token());
        }
        return tokens.get(edit.token() - 1);
    }
}
