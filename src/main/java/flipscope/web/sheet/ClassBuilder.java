package flipscope.web.sheet;

import flipscope.lesson.Sheet;
import flipscope.sheet.ClassMarks;
import flipscope.web.sheet.ClassView.ColumnView;
import java.util.List;
import java.util.Optional;

/** Builds the table of what a class handed in. */
record ClassBuilder(ClassMarks marks, Optional<Sheet.Question> failed) {
    private static final int MOST_REFUSED = 50;
    private static final int WHOLE = 100;
    private static final int HIGH = 32;

    ClassView view() {
        List<ClassMarks.Line> refused =
                marks.refused().subList(0, Math.min(MOST_REFUSED, marks.refused().size()));
        return new ClassView(
                marks.students(),
                marks.mean(),
                marks.sheet().questions().stream().map(this::column).toList(),
                refused,
                marks.refused().size() - refused.size(),
                marks.twice());
    }

    private ColumnView column(Sheet.Question question) {
        int right = marks.right(question);
        int students = marks.students().size();
        int percent = students == 0 ? 0 : WHOLE * right / students;
        return new ColumnView(
                question.number(),
                failed.equals(Optional.of(question)),
                right,
                percent * HIGH / WHOLE);
    }
}
