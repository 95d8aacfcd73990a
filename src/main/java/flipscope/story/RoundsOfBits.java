package flipscope.story;

import flipscope.story.Chain.Link;
import flipscope.story.Chain.Sign;
import flipscope.trace.Step;
import flipscope.trace.Trace;
import flipscope.trace.Word;
import java.util.Map;
import java.util.TreeMap;

/** In which round of a loop each bit of its last value was set. */
public final class RoundsOfBits {
    private RoundsOfBits() {}

    /**
     * The number of the round by bit; without those that were set before. Empty if the chain does
     * not end with rounds of a loop over squares.
     */
    public static Map<Integer, Integer> of(Trace trace, Chain chain) {
        Link last = chain.links().get(chain.links().size() - 1);
        boolean rounds = last.sign() == Sign.ROUNDS && isRound(trace, last.step());
        if (!rounds || !BitNames.areSquares(last.value().view())) {
            return Map.of();
        }
        Map<Integer, Integer> numbers = new TreeMap<>();
        long before = 0;
        for (Link link : chain.links()) {
            if (link.sign() == Sign.ROUNDS) {
                for (Step step : link.steps()) {
                    before = add(numbers, trace, step, before);
                }
            } else if (link.value().value() instanceof Word word) {
                before = word.unsigned();
            }
        }
        long end = before;
        numbers.keySet().removeIf(bit -> (end >>> bit & 1) == 0);
        return numbers;
    }

    private static boolean isRound(Trace trace, Step step) {
        return StepReference.round(trace, step.index()) != null && step.iteration() != null;
    }

    private static long add(Map<Integer, Integer> numbers, Trace trace, Step step, long before) {
        long after = step.assigned().unsigned();
        LoopRound round = StepReference.round(trace, step.index());
        for (long fresh = after & ~before; fresh != 0 && round != null; fresh &= fresh - 1) {
            numbers.put(Long.numberOfTrailingZeros(fresh), round.number());
        }
        return after;
    }
}
