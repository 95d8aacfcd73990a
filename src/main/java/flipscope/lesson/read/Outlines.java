package flipscope.lesson.read;

import flipscope.trace.Last;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a lesson may know of the others before they are read: links and prerequisites. */
record Outlines(Map<String, Outline> bySlug) {
    static final Outlines NONE = new Outlines(Map.of());

    Optional<Outline> find(String slug) {
        return Optional.ofNullable(bySlug.get(slug));
    }

    Collection<String> slugs() {
        return bySlug.keySet().stream().sorted().toList();
    }

    /** The shortest cycle of prerequisites through a lesson, if there is one. */
    Optional<List<String>> cycle(String slug) {
        Set<String> seen = new HashSet<>();
        Deque<List<String>> ways = new ArrayDeque<>(List.of(List.of(slug)));
        while (!ways.isEmpty()) {
            List<String> way = ways.remove();
            for (String needed : find(Last.of(way)).map(Outline::needs).orElse(List.of())) {
                List<String> longer = new ArrayList<>(way);
                longer.add(needed);
                if (needed.equals(slug)) {
                    return Optional.of(longer);
                }
                if (seen.add(needed)) {
                    ways.add(longer);
                }
            }
        }
        return Optional.empty();
    }
}
