package flipscope.story.motion;

import static flipscope.trace.Word.has;

import flipscope.story.Chain;
import flipscope.story.Detail;
import flipscope.story.Stop;
import flipscope.trace.Operator;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** When the columns of a sum are settled in the picture, so that a written sum can keep time. */
public final class SumClock {
    private final Played played;
    private final Carries carries;
    private final boolean lanes;

    /** The cells that change when the carries set off. */
    private final long touched;

    private SumClock(Played played) {
        Step step = played.step();
        this.played = played;
        this.carries = Carries.of(step);
        this.lanes = step.view().lanes() > 0;
        boolean subtracts = step.operator() == Operator.SUBTRACT;
        this.touched = subtracts ? step.word(1).bits() : carries.ripple().starts();
    }

    /**
     * The clock of a step that adds or subtracts two words. Empty if it is not played in the motion
     * of the stop.
     */
    public static Optional<SumClock> of(Trace trace, Stop stop, Detail detail, Step step) {
        Optional<Played> played =
                detail == Detail.OPERATION
                        ? Motions.of(step)
                                .map(motion -> new Played(step, motion, 0, motion.duration()))
                        : ChainMotion.of(trace, Chain.of(trace, stop, detail)).played(step);
        return played.filter(each -> each.motion().moves()).map(SumClock::new);
    }

    /**
     * When the columns of a row are settled, in milliseconds: none before those to its right.
     *
     * @param low the lowest bit, whose column is the first
     */
    public List<Integer> row(int low, int columns) {
        List<Integer> own = new ArrayList<>();
        int latest = 0;
        int idle = 0;
        for (int bit = low; bit < low + columns; bit++) {
            latest = Math.max(latest, settled(bit));
            own.add(latest);
            idle += lanes || latest <= carries.begin() ? 1 : 0;
        }
        // Where nothing meets, and where all lanes are added at once, one column after another.
        for (int column = 0; column < idle; column++) {
            own.set(column, own.get(column) * (column + 1) / idle);
        }
        return own.stream().map(played::at).toList();
    }

    private int settled(int bit) {
        int hops = carries.hops(bit);
        boolean launches = hops > 0 || has(touched, bit);
        int duration = played.motion().duration();
        return lanes ? duration : Math.min(duration, carries.arrival(launches ? hops + 1 : 0));
    }
}
