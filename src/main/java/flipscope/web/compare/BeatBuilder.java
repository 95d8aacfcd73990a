package flipscope.web.compare;

import flipscope.catalogue.Algorithm;
import flipscope.story.Beat;
import flipscope.story.Beat.Moves;
import flipscope.story.ComparedWords;
import flipscope.story.Milestone;
import flipscope.story.Moment;
import flipscope.story.Narrator;
import flipscope.story.Passage;
import flipscope.story.Scene;
import flipscope.story.SideBySide;
import flipscope.text.Messages;
import flipscope.trace.Trace;
import flipscope.trace.Value;
import flipscope.web.Link;
import flipscope.web.view.BeatView;
import flipscope.web.view.BeatView.BeatSideView;
import flipscope.web.view.BeatView.LandmarkView;
import flipscope.web.view.BeatView.MovesView;
import flipscope.web.view.GridView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Shows one step of two algorithms together. */
final class BeatBuilder {
    private final Couple couple;
    private final SideBySide both;
    private final Narrator narrator;
    private final ComparedWords compared;
    private final Scene scene;
    private final Messages words;
    private final Passage passage;
    private final Pictures pictures;

    BeatBuilder(
            Couple couple,
            SideBySide both,
            Narrator narrator,
            ComparedWords compared,
            Scene scene,
            Messages words,
            Passage passage) {
        this.couple = couple;
        this.both = both;
        this.narrator = narrator;
        this.compared = compared;
        this.scene = scene;
        this.words = words;
        this.passage = passage;
        this.pictures = new Pictures(narrator, scene, words);
    }

    /** The address of a step of both. */
    String url(int index) {
        return link(index).toString();
    }

    /** The address of the first step that the reader is shown. */
    String first() {
        return url(passage.first());
    }

    Link link(int index) {
        return couple.link().with("at", both.name(index));
    }

    BeatView at(Moment moment) {
        int index = moment.step();
        Beat beat = both.beats().get(index);
        return new BeatView(
                message(index, beat),
                beat.moves() != Moves.BOTH ? "alone" : beat.isMeeting() ? "same" : "other",
                moment.exact() ? "" : words.text("stepper.nearest"),
                words.text("compare.place", index + 1, both.beats().size()),
                controls(index),
                couple.link().with("at", CompareViews.OVERVIEW).toString(),
                words.text(couple.isSlip() ? "compare.landmarks.slip" : "compare.landmarks"),
                landmarks(index),
                List.of(left(beat), right(beat)),
                beat.moves() == Moves.BOTH && !beat.isMeeting());
    }

    /**
     * Where a slip parts from its right form the values may still be equal, and the words say why.
     */
    private String message(int index, Beat beat) {
        boolean parts = both.parting().filter(parting -> parting == index).isPresent();
        return parts && beat.isMeeting()
                ? compared.parts(couple.slipIsRight() ? beat.mirrored() : beat)
                : compared.beat(beat);
    }

    private MovesView controls(int index) {
        int first = passage.first();
        int last = passage.last();
        return new MovesView(
                index == first ? null : url(first),
                index == first ? null : url(index - 1),
                index == last ? null : url(index + 1),
                index == last ? null : url(last));
    }

    private BeatSideView left(Beat beat) {
        boolean waits = beat.moves() == Moves.RIGHT;
        return side(
                couple.leftAlgorithm(), both.left(), beat.left(), other(beat, beat.right()), waits);
    }

    private BeatSideView right(Beat beat) {
        boolean waits = beat.moves() == Moves.LEFT;
        return side(
                couple.rightAlgorithm(),
                both.right(),
                beat.right(),
                other(beat, beat.left()),
                waits);
    }

    /**
     * What a value is compared with: nothing where one waits for the other, or is drawn otherwise.
     */
    private static Optional<Value> other(Beat beat, Optional<Milestone> other) {
        boolean alike =
                beat.moves() == Moves.BOTH
                        && beat.left()
                                .orElseThrow()
                                .view()
                                .equals(beat.right().orElseThrow().view());
        return alike ? other.map(Milestone::value) : Optional.empty();
    }

    private BeatSideView side(
            Algorithm algorithm,
            Trace trace,
            Optional<Milestone> here,
            Optional<Value> other,
            boolean waits) {
        if (here.isEmpty()) {
            String url = couple.alone(algorithm).toString();
            return new BeatSideView(algorithm.title(), url, false, waits, "", List.of(), "");
        }
        Milestone at = here.get();
        List<GridView> grids =
                pictures.of(at.name(), at.value(), at.view(), other.orElse(at.value()));
        return new BeatSideView(
                algorithm.title(),
                couple.alone(algorithm)
                        .with("at", Moment.name(trace, at.stop().step()))
                        .with("detail", "statement")
                        .toString(),
                true,
                waits,
                at.statement(),
                grids,
                narrator.sentence(trace, at.stop(), scene));
    }

    /** Steps worth going to: of a slip where it parts, of others where both meet. */
    private List<LandmarkView> landmarks(int current) {
        List<LandmarkView> landmarks = new ArrayList<>();
        for (int index = passage.first(); index <= passage.last(); index++) {
            int number = landmarks.size() + 1;
            int here = index;
            landmark(index)
                    .map(name -> numbered(name, landmarks))
                    .map(name -> new LandmarkView(number, name, url(here), here == current))
                    .ifPresent(landmarks::add);
        }
        return landmarks;
    }

    /** {@code run}, {@code run 2}, … */
    private static String numbered(String name, List<LandmarkView> before) {
        long same =
                before.stream()
                        .filter(each -> each.name().matches(Pattern.quote(name) + "( \\d+)?"))
                        .count();
        return same == 0 ? name : name + " " + (same + 1);
    }

    private Optional<String> landmark(int index) {
        if (index == both.beats().size() - 1) {
            return Optional.of(words.text("compare.landmark.answer"));
        }
        if (couple.isSlip()) {
            return both.parting()
                    .filter(parting -> parting == index)
                    .map(parting -> words.text("compare.landmark.parting"));
        }
        Beat beat = both.beats().get(index);
        return beat.isMeeting() ? Optional.of(name(beat)) : Optional.empty();
    }

    private static String name(Beat beat) {
        String left = beat.left().orElseThrow().name();
        String right = beat.right().orElseThrow().name();
        return left.equals(right) ? left : left + " = " + right;
    }
}
