package flipscope.web.compare;

import flipscope.catalogue.Algorithm;
import flipscope.catalogue.Catalogue;
import flipscope.catalogue.ComparablePair;
import flipscope.catalogue.Traces;
import flipscope.text.Messages;
import flipscope.web.Page;
import flipscope.web.Pages;
import flipscope.web.Part;
import flipscope.web.Query;
import flipscope.web.Refused;
import flipscope.web.embed.Embedding;
import flipscope.web.figure.Card;
import flipscope.web.stepper.BesideBoard;
import flipscope.web.stepper.Finder;
import flipscope.web.stepper.WhyPanel;
import flipscope.web.view.BesideView;
import flipscope.web.view.CompareView;
import flipscope.web.view.EmbedView;
import flipscope.web.view.Frame;
import io.javalin.http.Context;
import java.util.Optional;
import java.util.stream.Collectors;

/** {@code GET /compare}: two algorithms of a family on one position, side by side. */
public final class ComparePages {
    /** Where nothing was chosen, the two of this subject that are easiest to follow. */
    private static final String FIRST = "mobility";

    private static final int LONGEST_ID = 80;

    private final Pages pages;
    private final Messages words;
    private final Catalogue catalogue;
    private final Traces traces;
    private final Finder finder;
    private final CompareViews views;
    private final BesideBoard beside;
    private final Briefs briefs;

    public ComparePages(
            Pages pages,
            Catalogue catalogue,
            Traces traces,
            Finder finder,
            CompareViews views,
            Briefs briefs) {
        this.pages = pages;
        this.words = pages.words();
        this.catalogue = catalogue;
        this.traces = traces;
        this.finder = finder;
        this.views = views;
        this.briefs = briefs;
        this.beside = new BesideBoard(traces, words, new WhyPanel(catalogue, traces, words));
    }

    /** The page, or the comparison alone when htmx asks. */
    public void show(Context ctx) {
        Query query = Query.of(ctx, words);
        Couple couple = couple(query, Embedding.of(ctx, words));
        Frame frame = frame(ctx, couple);
        BesideView board = frame.isEmbedded() ? null : beside.of(couple.lead(), query).still();
        pages.send(ctx, Page.COMPARE, Part.COMPARISON, views.of(frame, couple, query, board));
    }

    /** The same inside somebody else's page, for whoever wants to know what is drawn there. */
    public CompareView framed(Query query, EmbedView look) {
        Couple couple = couple(query, Optional.empty());
        Frame frame = Frame.of(words, name -> name, title(couple)).within(look);
        return views.of(frame, couple, query, null);
    }

    /** What a link to a comparison shows: both answers, what they cost, and how they stand. */
    public Card card(String page, Query query) {
        Couple couple = couple(query, Optional.empty());
        return briefs.card(couple, title(couple));
    }

    private String title(Couple couple) {
        return words.text(
                "compare.page", couple.leftAlgorithm().title(), couple.rightAlgorithm().title());
    }

    private Frame frame(Context ctx, Couple couple) {
        return pages.frame(ctx, title(couple)).withBoardAndStepper().with("compare.css");
    }

    private Couple couple(Query query, Optional<Embedding> embedding) {
        Optional<Algorithm> chosenLeft = algorithm("left", query);
        Optional<Algorithm> chosenRight = algorithm("right", query);
        if (chosenLeft.isEmpty() && chosenRight.isEmpty()) {
            ComparablePair pair = ComparablePair.easiest(FIRST, catalogue, traces).orElseThrow();
            return Couple.read(pair.left(), pair.right(), query, embedding);
        }
        Algorithm left = chosenLeft.orElseGet(() -> partner("right", chosenRight.orElseThrow()));
        Algorithm right = chosenRight.orElseGet(() -> partner("left", left));
        if (!left.family().equals(right.family())) {
            throw twoFamilies(left, right);
        }
        return Couple.read(left, right, query, embedding);
    }

    private Optional<Algorithm> algorithm(String name, Query query) {
        return query.string(name, LONGEST_ID).map(finder::algorithm);
    }

    /** What stands beside an algorithm that was chosen alone. */
    private Algorithm partner(String name, Algorithm chosen) {
        return catalogue
                .partner(chosen)
                .or(() -> neighbour(chosen))
                .orElseThrow(() -> nothingElse(name, chosen));
    }

    private Optional<Algorithm> neighbour(Algorithm chosen) {
        return catalogue.family(chosen.family()).stream()
                .filter(each -> !each.equals(chosen))
                .findFirst();
    }

    private Refused nothingElse(String name, Algorithm chosen) {
        return Query.refused(name, name + ": " + words.text("compare.nothing-else", chosen.id()));
    }

    private Refused twoFamilies(Algorithm left, Algorithm right) {
        String family =
                catalogue.family(left.family()).stream()
                        .map(Algorithm::id)
                        .collect(Collectors.joining(", "));
        String message = words.text("compare.family", left.id(), right.id(), family);
        return Query.refused("right", "right: " + message);
    }
}
