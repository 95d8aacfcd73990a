package flipscope.web.trace.request;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.ChosenInputs;
import flipscope.catalogue.InputException;
import flipscope.catalogue.Technique;
import flipscope.text.Messages;
import flipscope.trace.edit.Edit;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.Embedding;
import flipscope.web.address.Link;
import flipscope.web.address.NamedLink;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.game.GameState;
import flipscope.web.game.StepParameters;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An algorithm and its inputs, as read from an address. The inputs come from {@code position} or
 * from a ply of a game; the game is kept for the link back to it.
 *
 * @param arguments the algorithm and its inputs
 * @param link the address without the parameters for the step and its options
 * @param game the game that the position comes from, at the ply that is stepped
 * @param back the page of a game that led here
 * @param options what is to be seen of the trace
 */
public record TraceRequest(
        Arguments arguments,
        Link link,
        Optional<GameState> game,
        Optional<Link> back,
        TraceOptions options) {

    /** The storyboard on inputs of its own. */
    public TraceRequest(Arguments arguments, Link link) {
        this(arguments, link, Optional.empty(), Optional.empty(), TraceOptions.NONE);
    }

    /** Reads a request. {@code position} takes precedence over a game. */
    public static TraceRequest read(Technique technique, Query query) {
        return TraceInputs.read(technique, query).request();
    }

    public Technique technique() {
        return arguments.technique();
    }

    /** The edit of the code. */
    public Optional<Edit> edit() {
        return Edit.read(link.get(TraceInputs.EDIT));
    }

    /** The way back to the game that led here, or to its analysis. */
    public Optional<NamedLink> wayBack(Messages words) {
        return back.map(
                page ->
                        new NamedLink(
                                "to-game",
                                words.text(isAnalysis(page) ? "again.back" : "stepper.back"),
                                page));
    }

    private static boolean isAnalysis(Link page) {
        return page.path().endsWith("analysis");
    }

    /** The page of the storyboard or the step, without a question. */
    public Link page() {
        return options.step().on(link.with(StepParameters.AT, options.at()));
    }

    /** The title for readers: the technique's, marked if its code is edited. */
    public String title(Messages words) {
        String title = technique().title();
        return edit().isEmpty() ? title : words.text("change.title", title);
    }

    /** Everything that the trace depends on, in the form of addresses. */
    public List<String> given() {
        Map<String, String> all = new LinkedHashMap<>(arguments.query());
        edit().ifPresent(each -> all.put(TraceInputs.EDIT.name(), each.toString()));
        return all.entrySet().stream().map(each -> each.getKey() + "=" + each.getValue()).toList();
    }

    /**
     * The inputs for another algorithm, taken from these by name. Empty if it works on another kind
     * of board, or rejects these inputs.
     */
    public Optional<Arguments> on(Technique other) {
        Arguments chosen = arguments;
        return other.board().equals(chosen.technique().board())
                ? other.bound(new ChosenInputs(chosen.position(), chosen.query()))
                : Optional.empty();
    }

    /** The address of another algorithm on the same inputs, unedited. */
    public Link to(Technique other) {
        return link.with(TraceInputs.EDIT, "").at("/trace/" + other.id());
    }

    /** The address of the page that compares two algorithms on these inputs. */
    public Link comparing(Technique left, Technique right) {
        Link page =
                Link.to("/compare").with("left", left.id()).with("right", right.id()).with(link);
        return EmbedAddress.from(link, page);
    }

    /** A copy whose links stay inside an embed, where no game is analysed. */
    public TraceRequest within(Embedding embedding) {
        return new TraceRequest(
                arguments,
                embedding.in(link),
                game,
                back.filter(page -> !isAnalysis(page)).map(embedding::in),
                options);
    }

    /** A copy whose links keep the question about a square. */
    public TraceRequest asking(String why) {
        Link asked = link.with(TraceOptions.WHY, why);
        return new TraceRequest(arguments, asked, game, back, options);
    }

    /** Whether all stages are asked for, and no step. */
    public boolean isOverview() {
        return options.at().isEmpty();
    }

    /** Whether a step is shown in presentation mode. */
    public boolean isPresented() {
        return options.present() && !isOverview();
    }

    /** Whether to search for inputs on which the edited code goes wrong. */
    public boolean isSearch() {
        return options.code().find() && edit().isPresent();
    }

    /** Whether it asks a question. */
    public boolean isQuestion() {
        return options.question().isAsked();
    }

    static Arguments bind(Technique technique, ChosenInputs setup) {
        try {
            return technique.bind(setup);
        } catch (InputException wrong) {
            throw ProblemException.parameter(wrong.parameter(), wrong.getMessage());
        }
    }
}
