package flipscope.lesson.read;

import java.util.List;
import java.util.Set;

/**
 * What other lessons need to know about a lesson.
 *
 * @param anchors the anchors of its headings as used in links
 * @param needs the slugs of its prerequisites
 */
record Outline(Set<String> anchors, List<String> needs) {}
