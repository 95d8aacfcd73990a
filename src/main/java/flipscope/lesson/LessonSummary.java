package flipscope.lesson;

import java.util.List;

/**
 * What a lesson says of itself, which is known before it is read.
 *
 * @param order its place in the course
 * @param stepped the ids of the algorithms that it traces, as they are written
 * @param shown the ids of those that it draws, asks about or compares
 * @param tasks the names of the tasks that it sets
 */
public record LessonSummary(
        String slug,
        String title,
        int order,
        List<String> stepped,
        List<String> shown,
        List<String> tasks) {}
