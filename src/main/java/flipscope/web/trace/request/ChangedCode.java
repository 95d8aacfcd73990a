package flipscope.web.trace.request;

import static java.util.stream.Collectors.joining;

import flipscope.catalogue.Technique;
import flipscope.catalogue.Traces;
import flipscope.judge.CompressedCode;
import flipscope.story.Narrator;
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
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Runs the code of a request with its edit, or ends the request with an error. */
public record ChangedCode(Traces traces, Narrators narrators) {
    public static final String EDIT = TraceInputs.EDIT.name();

    /** The trace of a request, with its edit applied. */
    public Trace trace(TraceRequest request) {
        Optional<Edit> edit = request.edit();
        edit.ifPresent(each -> check(each, request.technique()));
        try {
            return traces.of(request.arguments(), edit);
        } catch (CodeException wrong) {
            if (edit.isEmpty()) {
                throw wrong;
            }
            throw refused(request, wrong);
        }
    }

    /** Whether its edit cannot run. */
    public boolean isFaulty(TraceRequest request) {
        request.edit().ifPresent(each -> token(each, request.technique(), TraceInputs.EDIT));
        try {
            trace(request);
            return false;
        } catch (ProblemException refused) {
            return true;
        }
    }

    /** The editor with all of its code. */
    public Link editor(TraceRequest request) {
        Link page = Link.to("/write").with("task", request.technique().id());
        return request.edit().isEmpty()
                ? page
                : page.with("code", CompressedCode.write(whole(request)));
    }

    private String whole(TraceRequest request) {
        Method method = request.technique().method();
        try {
            return program(request).standingAlone(method, Optional.empty());
        } catch (SourceException mistake) {
            return original(request).standingAlone(method, request.edit());
        }
    }

    /** The texts of the interface. */
    public Messages words() {
        return narrators.messages();
    }

    /** The error, with the edited line that it is in. */
    private ProblemException refused(TraceRequest request, CodeException wrong) {
        Span span = wrong.span();
        String line = line(request, wrong.file(), span.line()).strip();
        return ProblemException.parameter(
                EDIT,
                words().text(
                                "change.error.place",
                                span.line(),
                                name(wrong.file()),
                                span.column(),
                                Sentences.closed(wrong.getMessage()),
                                line));
    }

    private static String name(String file) {
        return file.substring(file.lastIndexOf('/') + 1);
    }

    /** Where an edit is: {@code line 31 of Mobility.java}. */
    public String place(TraceRequest request) {
        return words().text(
                        "change.in-line",
                        token(request).span().line(),
                        name(method(request).file().name()));
    }

    /** The method that is edited. */
    private static Method method(TraceRequest request) {
        return original(request).method(request.edit().orElseThrow().method()).orElseThrow();
    }

    /** A line of a file as the edit leaves it. */
    private String line(TraceRequest request, String file, int number) {
        String text = request.edit().orElseThrow().text();
        SourceFile edited = method(request).file().with(token(request).span(), text);
        return Stream.concat(
                        Stream.of(edited), original(request).methods().stream().map(Method::file))
                .filter(each -> each.name().equals(file))
                .findFirst()
                .flatMap(each -> each.text().lines().skip(number - 1L).findFirst())
                .orElse("");
    }

    /** The code of a request, which {@link #trace} has parsed before. */
    public Program program(TraceRequest request) {
        return traces.program(request.technique(), request.edit());
    }

    /** The code as it is. */
    private static Program original(TraceRequest request) {
        return request.technique().program();
    }

    /** The changed code of a request beside the code as it is; empty where none is changed. */
    public Optional<TraceDiff> traceDiff(TraceRequest request) {
        return request.edit()
                .map(
                        edit ->
                                new TraceDiff(
                                        edit,
                                        token(request),
                                        traces.of(request.arguments()),
                                        trace(request)));
    }

    /** The token of the unedited code that an edit replaces. */
    private Token token(TraceRequest request) {
        return token(request.edit().orElseThrow(), request.technique(), TraceInputs.EDIT);
    }

    /** Tells the trace of a request, and of an edit what the code was before. */
    public Narrator narrator(TraceRequest request) {
        Trace trace = trace(request);
        TraceContext plain = TraceContext.of(request.arguments());
        return narrators.of(trace, traceDiff(request).map(plain::changed).orElse(plain));
    }

    private void check(Edit edit, Technique technique) {
        token(edit, technique, TraceInputs.EDIT);
        int length = edit.text().length();
        if (length > Edit.LONGEST_TEXT) {
            throw TraceInputs.EDIT.refusal(words(), "change.error.text", Edit.LONGEST_TEXT, length);
        }
    }

    /**
     * The token that an edit replaces; ends the request if the algorithm does not run its method.
     *
     * @param parameter the parameter that named it
     */
    public Token token(Edit edit, Technique technique, QueryParameter<?> parameter) {
        List<Method> reached = technique.program().reached(technique.method());
        Method method =
                reached.stream()
                        .filter(each -> each.name().equals(edit.method()))
                        .findFirst()
                        .orElseThrow(
                                () ->
                                        parameter.refusal(
                                                words(),
                                                "change.error.method",
                                                edit.method(),
                                                reached.stream()
                                                        .map(Method::name)
                                                        .collect(joining(", "))));
        List<Token> tokens = technique.program().tokens(method);
        if (edit.token() < 1 || edit.token() > tokens.size()) {
            throw parameter.refusal(
                    words(), "change.error.number", edit.method(), tokens.size(), edit.token());
        }
        return tokens.get(edit.token() - 1);
    }
}
