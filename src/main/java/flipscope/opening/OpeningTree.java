package flipscope.opening;

import flipscope.rules.Canonical;
import flipscope.rules.Position;
import flipscope.rules.Squares;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The positions on the way to all named openings. It is a tree of positions, not of moves: those
 * that are equal but for the way the board is turned are one, and so are those that several orders
 * of moves lead to.
 *
 * <p>Immutable; safe for use by several threads.
 */
public final class OpeningTree {
    /** The tree of the openings packaged with the program. */
    public static final OpeningTree PACKAGED = new OpeningTree();

    /** The positions as the list writes them, not turned. */
    private final Set<Position> written = new HashSet<>();

    private final Set<Position> canonical;

    /** The openings beyond each canonical position. */
    private final Map<Position, Set<Opening>> beyond = new HashMap<>();

    /**
     * A way on.
     *
     * @param squares the moves that lead to positions which are equal when turned, the one of the
     *     list first
     * @param opening the opening that it leads to at once
     * @param beyond the openings further on, the nearest first
     */
    public record Branch(List<Integer> squares, Optional<Opening> opening, List<Opening> beyond) {

        /** The move that stands for all. */
        public int square() {
            return squares.get(0);
        }
    }

    private OpeningTree() {
        for (Opening each : Openings.all()) {
            for (int ply = 0; ply <= each.game().plies().size(); ply++) {
                written.add(each.game().at(ply).position());
            }
        }
        canonical = written.stream().map(Canonical::of).collect(Collectors.toUnmodifiableSet());
        openingsBeyond(Canonical.of(Position.START));
    }

    private Set<Opening> openingsBeyond(Position at) {
        Set<Opening> known = beyond.get(at);
        if (known != null) {
            return known;
        }
        Set<Opening> found = new LinkedHashSet<>();
        for (Position next : next(at).keySet()) {
            Openings.at(next).ifPresent(found::add);
            found.addAll(openingsBeyond(next));
        }
        beyond.put(at, found);
        return found;
    }

    /** The canonical positions one move further on, with the moves that lead there. */
    private Map<Position, List<Integer>> next(Position at) {
        return Squares.list(at.legalMoves()).stream()
                .filter(square -> contains(at.play(square)))
                .sorted(Comparator.comparing(square -> !written.contains(at.play(square))))
                .collect(
                        Collectors.groupingBy(
                                square -> Canonical.of(at.play(square)),
                                LinkedHashMap::new,
                                Collectors.toUnmodifiableList()));
    }

    /** Whether a position is on the way to an opening, or one itself. */
    public boolean contains(Position position) {
        return canonical.contains(Canonical.of(position));
    }

    /** The ways on from a position, that to most openings first. */
    public List<Branch> branches(Position at) {
        return next(at).entrySet().stream()
                .map(each -> branch(each.getKey(), each.getValue()))
                .sorted(Comparator.comparing(branch -> -branch.beyond().size()))
                .toList();
    }

    private Branch branch(Position after, List<Integer> squares) {
        Comparator<Opening> nearest = Comparator.comparing(each -> each.game().plies().size());
        List<Opening> ahead = beyond.get(after).stream().sorted(nearest).toList();
        return new Branch(squares, Openings.at(after), ahead);
    }
}
