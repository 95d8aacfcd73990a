package flipscope.command;

import flipscope.lesson.Lesson;
import flipscope.lesson.read.LessonTechniques;
import flipscope.lesson.read.Library;
import flipscope.text.Directory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;

/** Checks lessons: everything they say about algorithms, positions and each other. */
@Command(
        name = "check",
        description = {
            "Checks the lessons of a folder: every claim, position, step, link and picture. Each"
                    + " mistake is printed as FILE:LINE: MESSAGE.",
            "Exits with 1 if there is any."
        })
public final class CheckLessonsCommand extends CheckCommand {
    @Override
    public Integer call() {
        LessonTechniques techniques = techniques();
        Library library =
                place().isEmpty()
                        ? Library.builtIn(techniques)
                        : Library.toCheck(new Directory(folder()), techniques);
        Map<String, String> strays = isOne() ? Map.of() : library.strays();
        strays.forEach((name, why) -> out().println(folder().resolve(name) + ":1: " + why));
        List<Lesson> lessons = lessons(library);
        lessons.forEach(each -> print(file(each), each.problems()));
        int errors =
                strays.size() + lessons.stream().mapToInt(each -> each.problems().size()).sum();
        int blocks = lessons.stream().mapToInt(lesson -> lesson.blocks().size()).sum();
        return end(counted(lessons.size(), "lesson") + ", " + counted(blocks, "block"), errors);
    }

    private List<Lesson> lessons(Library library) {
        if (place().isEmpty()) {
            return library.all();
        }
        List<Lesson> all = library.own();
        if (!isOne()) {
            return all;
        }
        List<Lesson> one = all.stream().filter(each -> place().get().equals(file(each))).toList();
        if (one.isEmpty()) {
            throw refusal(place().get() + " is not a lesson file; its name must end in .md");
        }
        return one;
    }

    private Path folder() {
        if (isOne()) {
            return folderOfOne();
        }
        Path folder = place().orElse(Path.of("lessons"));
        if (place().isPresent() && !Files.isDirectory(folder)) {
            throw refusal(folder + " is neither a folder nor a lesson file");
        }
        return folder;
    }

    private Path file(Lesson lesson) {
        return folder().resolve(lesson.slug() + ".md");
    }
}
