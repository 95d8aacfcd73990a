package flipscope.lesson.read;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;

/**
 * What lessons are checked against.
 *
 * @param catalogue the algorithms
 * @param traces provides their traces
 */
public record LessonTechniques(Catalogue catalogue, Traces traces) {}
