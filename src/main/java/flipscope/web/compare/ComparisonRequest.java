package flipscope.web.compare;

import flipscope.catalogue.Arguments;
import flipscope.catalogue.Technique;
import flipscope.catalogue.Technique.From;
import flipscope.catalogue.Traces;
import flipscope.story.SideBySide;
import flipscope.trace.Parameter;
import flipscope.web.address.EmbedAddress;
import flipscope.web.address.Embedding;
import flipscope.web.address.Link;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.page.FieldView;
import flipscope.web.trace.request.TraceOptions;
import flipscope.web.trace.request.TraceRequest;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Two algorithms that an address sets side by side, with inputs that both can take.
 *
 * @param lead the one whose example provides missing inputs: the slip when it is compared with its
 *     correct form, otherwise the left one
 * @param left the inputs of the left one
 * @param right the inputs of the right one
 * @param link the address of the comparison, without a step
 */
public record ComparisonRequest(TraceRequest lead, Arguments left, Arguments right, Link link) {
    static final QueryParameter<String> LEFT =
            QueryParameter.text("left", 80).missing("the partner of right");
    static final QueryParameter<String> RIGHT =
            QueryParameter.text("right", 80).missing("the partner of left");

    /**
     * Reads the inputs of both algorithms from a request.
     *
     * @param embedding the embed options, if this is an embed
     */
    static ComparisonRequest read(
            Technique left, Technique right, Query query, Optional<Embedding> embedding) {
        boolean slipIsRight = right.isSlipOf(left);
        TraceRequest plain = TraceRequest.read(slipIsRight ? right : left, query);
        TraceRequest lead = embedding.map(plain::within).orElse(plain);
        Arguments leads = lead.arguments();
        Technique follower = slipIsRight ? left : right;
        Arguments follows = TraceRequest.read(follower, query.or(leads.query())).arguments();
        return slipIsRight ? of(lead, follows, leads) : of(lead, leads, follows);
    }

    /** Two algorithms with known inputs. */
    static ComparisonRequest of(Arguments left, Arguments right) {
        Arguments leads = right.technique().isSlipOf(left.technique()) ? right : left;
        Link alone = Link.to("/trace/" + leads.technique().id()).with(leads.query());
        TraceRequest lead = new TraceRequest(leads, alone);
        return of(lead, left, right);
    }

    private static ComparisonRequest of(TraceRequest lead, Arguments left, Arguments right) {
        Link link = lead.comparing(left.technique(), right.technique());
        Arguments follows = lead.arguments().equals(left) ? right : left;
        return new ComparisonRequest(lead, left, right, withOwnInputs(link, follows));
    }

    /** What is to be seen of it. */
    TraceOptions options() {
        return lead.options();
    }

    /** The aligned steps of both. */
    SideBySide walk(Traces traces) {
        return SideBySide.of(left, right, traces);
    }

    /** Adds the inputs that only the second algorithm takes. */
    private static Link withOwnInputs(Link link, Arguments follows) {
        Link full = link;
        for (Parameter input : follows.technique().inputs()) {
            boolean own = Technique.from(input) == From.VALUE;
            if (own && follows.query().containsKey(input.name())) {
                full = full.with(input.name(), follows.query().get(input.name()));
            }
        }
        return full;
    }

    /** The left algorithm. */
    public Technique leftTechnique() {
        return left.technique();
    }

    /** The right algorithm. */
    public Technique rightTechnique() {
        return right.technique();
    }

    /** Whether one is the slip of the other. */
    public boolean isSlip() {
        return leftTechnique().isSlipOf(rightTechnique()) || slipIsRight();
    }

    boolean slipIsRight() {
        return rightTechnique().isSlipOf(leftTechnique());
    }

    /** Whether both have the same input values. */
    boolean sharesInputs() {
        return left.words().equals(right.words());
    }

    /** The hidden fields of the form for choosing other algorithms. */
    public List<FieldView> fields() {
        return FieldView.of(link.with(LEFT, "").with(RIGHT, "").parameters());
    }

    /** The page of one of them alone, on the same inputs. */
    Link alone(Technique technique) {
        Link page = link.at("/trace/" + technique.id()).with(LEFT, "").with(RIGHT, "");
        return EmbedAddress.from(link, page);
    }

    /** The comparison on its example inputs. */
    Link example() {
        Set<String> other = new HashSet<>(link.parameters().keySet());
        other.removeAll(EmbedAddress.OPTIONS);
        other.removeAll(Set.of(LEFT.name(), RIGHT.name()));
        return link.without(other);
    }

    /** A comparison of the left algorithm with another, on the same inputs. */
    Link beside(Technique other) {
        return link.with(RIGHT, other.id());
    }

    /** The comparison with the sides exchanged. */
    public String swapped() {
        return link.with(LEFT, rightTechnique().id()).with(RIGHT, leftTechnique().id()).toString();
    }
}
