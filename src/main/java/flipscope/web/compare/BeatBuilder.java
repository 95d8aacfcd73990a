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
import flipscope.web.compare.Landmarks.Landmark;
import flipscope.web.view.BeatView;
import flipscope.web.view.BeatView.BeatSideView;
import flipscope.web.view.BeatView.LandmarkView;
import flipscope.web.view.BeatView.MovesView;
import flipscope.web.view.BesideView.WayView;
import flipscope.web.view.GridView;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Shows one step of two algorithms together. */
final class BeatBuilder {
    /** Statements for which room is kept. */
    private static final int MOST_SIZERS = 8;

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
        List<Landmark> landmarks =
                new Landmarks(couple, both, words).between(passage.first(), passage.last());
        return new BeatView(
                message(index, beat),
                beat.moves() != Moves.BOTH ? "alone" : beat.isMeeting() ? "same" : "other",
                moment.exact() ? "" : words.text("stepper.nearest"),
                words.text("compare.place", index + 1, both.beats().size()),
                controls(index),
                couple.link().with("at", CompareViews.OVERVIEW).toString(),
                words.text(couple.isSlip() ? "compare.landmarks.slip" : "compare.landmarks"),
                shown(landmarks, index),
                onward(landmarks, index),
                longestCode(),
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

    private List<LandmarkView> shown(List<Landmark> landmarks, int current) {
        return IntStream.range(0, landmarks.size())
                .mapToObj(number -> shown(number + 1, landmarks.get(number), current))
                .toList();
    }

    private LandmarkView shown(int number, Landmark each, int current) {
        return new LandmarkView(number, each.name(), url(each.index()), each.index() == current);
    }

    /** Not one alone: what takes most lines depends on where it breaks. */
    private List<String> longestCode() {
        return both.beats().subList(passage.first(), passage.last() + 1).stream()
                .flatMap(beat -> Stream.concat(beat.left().stream(), beat.right().stream()))
                .map(Milestone::statement)
                .distinct()
                .sorted(Comparator.comparingInt(String::length).reversed())
                .limit(MOST_SIZERS)
                .toList();
    }

    /** A slip goes along with its right form and hardly ever waits for it. */
    private List<WayView> onward(List<Landmark> landmarks, int index) {
        List<Beat> shown = both.beats().subList(0, passage.last() + 1);
        return couple.isSlip() ? null : new Onward(shown, landmarks, this::url, words).from(index);
    }
}
