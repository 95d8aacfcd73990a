package flipscope.web.compare;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.catalogue.Traces;
import flipscope.story.SideBySide;
import flipscope.trace.Parameter;
import flipscope.trace.Trace;
import flipscope.web.site.EmbedAddress;
import flipscope.web.site.Embedding;
import flipscope.web.site.FieldView;
import flipscope.web.site.Link;
import flipscope.web.site.Query;
import flipscope.web.trace.request.TraceRequest;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Two algorithms on one position.
 *
 * @param lead the one whose example stands in for inputs that were not chosen: the slip, where one
 *     is the other's slip, else the left one
 * @param left the inputs of the left one
 * @param right the inputs of the right one
 * @param link the address of both together, without a step
 */
record ComparisonRequest(TraceRequest lead, Arguments left, Arguments right, Link link) {

    /**
     * Reads the inputs of two algorithms from a request.
     *
     * @param embedding that it is for a page inside somebody else's, if it is
     */
    static ComparisonRequest read(
            Technique left, Technique right, Query query, Optional<Embedding> embedding) {
        boolean slipIsRight = isSlipOf(right, left);
        Technique leader = slipIsRight ? right : left;
        Technique follower = slipIsRight ? left : right;
        TraceRequest plain = TraceRequest.read(leader, query);
        TraceRequest lead = embedding.map(plain::within).orElse(plain);
        Query same = query.or(lead.arguments().query());
        Arguments follows = TraceRequest.read(follower, same).arguments();
        Link link = withOwnInputs(lead.comparing(left, right), follows);
        return slipIsRight
                ? new ComparisonRequest(lead, follows, lead.arguments(), link)
                : new ComparisonRequest(lead, lead.arguments(), follows, link);
    }

    /** Two algorithms on inputs that are known. */
    static ComparisonRequest of(Arguments left, Arguments right) {
        boolean slipIsRight = isSlipOf(right.algorithm(), left.algorithm());
        Arguments leader = slipIsRight ? right : left;
        Link alone = Link.to("/trace/" + leader.algorithm().id()).with(leader.query());
        TraceRequest lead = new TraceRequest(leader, alone, Optional.empty());
        Link link = lead.comparing(left.algorithm(), right.algorithm());
        return new ComparisonRequest(
                lead, left, right, withOwnInputs(link, slipIsRight ? left : right));
    }

    /** Both, step by step. */
    SideBySide walk(Traces traces) {
        Trace leftTrace = traces.of(left);
        Trace rightTrace = traces.of(right);
        if (slipIsRight()) {
            return SideBySide.ofSlip(rightTrace, leftTrace).mirrored();
        }
        return slipIsLeft()
                ? SideBySide.ofSlip(leftTrace, rightTrace)
                : SideBySide.of(leftTrace, rightTrace);
    }

    /** What only the other one takes. */
    private static Link withOwnInputs(Link link, Arguments follows) {
        Link full = link;
        for (Parameter input : follows.algorithm().inputs()) {
            boolean own = Technique.from(input) == From.VALUE;
            if (own && follows.query().containsKey(input.name())) {
                full = full.with(input.name(), follows.query().get(input.name()));
            }
        }
        return full;
    }

    private static boolean isSlipOf(Technique slip, Technique other) {
        return slip.correctForm().equals(other.id());
    }

    Technique leftAlgorithm() {
        return left.algorithm();
    }

    Technique rightAlgorithm() {
        return right.algorithm();
    }

    /** Whether one of them is the slip of the other. */
    boolean isSlip() {
        return slipIsLeft() || slipIsRight();
    }

    boolean slipIsLeft() {
        return isSlipOf(leftAlgorithm(), rightAlgorithm());
    }

    boolean slipIsRight() {
        return isSlipOf(rightAlgorithm(), leftAlgorithm());
    }

    /** Whether both are run with the same values. */
    boolean sharesInputs() {
        return left.words().equals(right.words());
    }

    /** What a form that chooses two others has to keep. */
    List<FieldView> fields() {
        return FieldView.of(link.with("left", "").with("right", "").parameters());
    }

    /** The page of one of them alone, on the same inputs. */
    Link alone(Technique algorithm) {
        Link page = link.at("/trace/" + algorithm.id()).with("left", "").with("right", "");
        return EmbedAddress.from(link, page);
    }

    /** The same comparison on the inputs that show it best. */
    Link example() {
        Set<String> other = new HashSet<>(link.parameters().keySet());
        other.removeAll(EmbedAddress.OPTIONS);
        other.removeAll(Set.of("left", "right"));
        return link.without(other);
    }

    /** The left one beside another one, on the same inputs. */
    Link beside(Technique other) {
        return link.with("right", other.id());
    }

    /** The same comparison with the sides exchanged. */
    Link swapped() {
        return link.with("left", rightAlgorithm().id()).with("right", leftAlgorithm().id());
    }
}
