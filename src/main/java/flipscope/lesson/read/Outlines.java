package flipscope.lesson.read;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All lessons that a lesson can refer to. */
record Outlines(Map<String, Outline> bySlug) {
    static final Outlines NONE = new Outlines(Map.of());

    Outlines {
        bySlug = Map.copyOf(bySlug);
    }

    Optional<Outline> find(String slug) {
        return Optional.ofNullable(bySlug.get(slug));
    }

    Collection<String> slugs() {
        return bySlug.keySet().stream().sorted().toList();
    }

    private List<String> needs(String slug) {
        return find(slug).map(Outline::needs).orElse(List.of());
    }

    /** The shortest cycle of prerequisites through a lesson, if there is one. */
    Optional<List<String>> cycle(String slug) {
        Map<String, String> from = new HashMap<>();
        Deque<String> open = new ArrayDeque<>(List.of(slug));
        while (!open.isEmpty()) {
            String here = open.remove();
            for (String needed : needs(here)) {
                if (needed.equals(slug)) {
                    return Optional.of(way(slug, here, from));
                }
                if (from.putIfAbsent(needed, here) == null) {
                    open.add(needed);
                }
            }
        }
        return Optional.empty();
    }

    private static List<String> way(String slug, String last, Map<String, String> from) {
        Deque<String> way = new ArrayDeque<>(List.of(slug));
        for (String each = last; !each.equals(slug); each = from.get(each)) {
            way.addFirst(each);
        }
        way.addFirst(slug);
        return List.copyOf(way);
    }
}
