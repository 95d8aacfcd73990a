package flipscope.sheet;

import flipscope.lesson.Sheet;

/** Prints what a class hands in: {@code ClassCommand SHEET STUDENTS}. */
final class ClassCommand {
    private ClassCommand() {}

    public static void main(String[] args) {
        Sheet sheet = Classroom.sheet(args[0]);
        Classroom.students(sheet, Integer.parseInt(args[1]))
                .forEach(
                        each ->
                                System.out.println(
                                        "http://localhost:7070"
                                                + HandIn.PATH
                                                + each.handIn().code()));
    }
}
