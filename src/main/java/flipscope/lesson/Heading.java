package flipscope.lesson;

/**
 * A heading of a lesson.
 *
 * @param line the line in the file, from 1
 * @param level 1 to 6
 * @param id its anchor, unique in the lesson
 * @param text plain text
 */
public record Heading(int line, int level, String id, String text) {
    private static final int CHAPTER = 2;

    /** Whether it begins a chapter. */
    public boolean isChapter() {
        return level == CHAPTER;
    }
}
