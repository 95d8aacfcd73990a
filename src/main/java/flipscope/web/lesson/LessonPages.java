package flipscope.web.lesson;

import flipscope.lesson.Block;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPicture;
import flipscope.lesson.Lessons;
import flipscope.text.Messages;
import flipscope.web.figure.Card;
import flipscope.web.site.Assets;
import flipscope.web.site.FramedLinks;
import flipscope.web.site.Page;
import flipscope.web.site.PageFrame;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Optional;

/** {@code GET /lessons}, {@code /lessons/{slug}} and the pictures of lessons. */
public final class LessonPages {
    private final Pages pages;
    private final Messages words;
    private final Lessons lessons;
    private final LessonViews views;
    private final CourseViews course;
    private final LessonCards cards;

    public LessonPages(Pages pages, Lessons lessons, LessonViews views, LessonCards cards) {
        this.pages = pages;
        this.words = pages.words();
        this.lessons = lessons;
        this.views = views;
        this.cards = cards;
        this.course = new CourseViews(lessons, views, words);
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/lessons", this::course);
        routes.get("/lessons/{slug}", this::lesson);
        routes.get("/embed/lessons/{slug}", this::lesson);
        routes.after("/embed/lessons/*", ctx -> FramedLinks.lead(ctx, words));
        routes.get("/lessons/{slug}/pictures/<name>", this::picture);
    }

    /** The preview card of a lesson. */
    public Card card(String slug) {
        Lesson lesson = find(slug);
        return cards.of(lesson, views.where(lesson));
    }

    private void course(Context ctx) {
        PageFrame frame =
                pages.frame(ctx, words.text("course.title"))
                        .in(Section.COURSE)
                        .with("lesson/course.css", "lesson/lesson.css", "lesson/lesson.js");
        pages.send(ctx, Page.COURSE, course.of(frame));
    }

    /** Sends the page, or only the part that htmx asks for. */
    private void lesson(Context ctx) {
        Lesson lesson = find(ctx);
        Optional<Block> asked =
                Optional.ofNullable(ctx.header("HX-Target"))
                        .filter(target -> Pages.wantsFragment(ctx))
                        .flatMap(lesson::block);
        LessonView view =
                views.of(
                        frame(ctx, lesson),
                        lesson,
                        new Answers(LessonViews.page(lesson.slug()), Query.of(ctx, words)),
                        asked);
        if (view.parts().stream().anyMatch(LessonPages::isUnreadable)) {
            ctx.status(400);
        }
        ctx.header("Content-Security-Policy", LessonPolicy.of(lesson));
        if (asked.isPresent()) {
            pages.send(ctx, Page.LESSON, PagePart.BLOCK, view);
        } else {
            pages.send(ctx, Page.LESSON, view);
        }
    }

    private static boolean isUnreadable(Object part) {
        return part instanceof ExerciseView exercise && exercise.isUnreadable();
    }

    private PageFrame frame(Context ctx, Lesson lesson) {
        return pages.frame(ctx, lesson.front().title())
                .in(Section.COURSE)
                .with("reading.css", "reading.js");
    }

    private void picture(Context ctx) {
        LessonPicture picture =
                lessons.picture(find(ctx), ctx.pathParam("name"))
                        .orElseThrow(() -> new ProblemException(noPicture(ctx)));
        ctx.header("Content-Security-Policy", LessonPolicy.OF_PICTURES);
        ctx.header("Cache-Control", "public, no-cache");
        ctx.header("ETag", '"' + Assets.hash(picture.bytes()) + '"');
        ctx.contentType(picture.type()).result(picture.bytes());
    }

    private Problem noPicture(Context ctx) {
        String message = words.text("course.no-picture", Problem.excerpt(ctx.pathParam("name")));
        return new Problem(404, "not-found", message, "");
    }

    private Lesson find(Context ctx) {
        return find(ctx.pathParam("slug"));
    }

    private Lesson find(String slug) {
        return lessons.find(slug).orElseThrow(() -> new ProblemException(unknown(slug)));
    }

    private Problem unknown(String slug) {
        String shown = Problem.excerpt(slug);
        String message =
                lessons.nearest(slug)
                        .map(near -> words.text("course.unknown.nearest", shown, near))
                        .orElseGet(() -> words.text("course.unknown", shown));
        return new Problem(404, "unknown-lesson", message, "");
    }
}
