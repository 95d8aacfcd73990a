package flipscope.web.lesson;

import flipscope.lesson.Block;
import flipscope.lesson.Lesson;
import flipscope.lesson.LessonPart;
import flipscope.lesson.LessonPicture;
import flipscope.lesson.Prose;
import flipscope.lesson.Run;
import flipscope.lesson.read.BoardBlock;
import flipscope.lesson.read.FigureBlock;
import flipscope.lesson.read.Library;
import flipscope.lesson.read.PredictBlock;
import flipscope.lesson.read.Sheets;
import flipscope.lesson.read.TraceBlock;
import flipscope.lesson.read.WalkBlock;
import flipscope.text.Messages;
import flipscope.web.figure.Card;
import flipscope.web.figure.Card.Item;
import flipscope.web.site.Assets;
import flipscope.web.site.FramedLinks;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.Section;
import flipscope.web.site.SecurityHeaders;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;

/**
 * {@code GET /lessons}, {@code /lessons/{slug}} and the pictures of lessons.
 *
 * @param site the card for lessons without pictures
 */
public record LessonPages(
        Pages pages, Library lessons, Sheets sheets, LessonPictures pictures, Card site) {
    /** For pictures of lessons, which may come from anybody: allows no scripts. */
    private static final String OF_PICTURES =
            "default-src 'none'; style-src 'unsafe-inline'; sandbox";

    public void addTo(RoutesConfig routes) {
        routes.get("/lessons", this::course);
        routes.get("/lessons/{slug}", this::lesson);
        routes.get("/embed/lessons/{slug}", this::lesson);
        routes.after("/embed/lessons/*", ctx -> FramedLinks.lead(ctx, words()));
        routes.get("/lessons/{slug}/pictures/<name>", this::picture);
    }

    /** The preview card of a lesson: its summary and its first picture. */
    public Card card(String slug) {
        Lesson lesson = find(slug);
        String title = lesson.front().title();
        String where = course().number(lesson) + " · " + course().minutes(lesson);
        String telling = lesson.front().summary();
        for (Block block : lesson.blocks()) {
            if (block instanceof BoardBlock board) {
                return Card.of(title, where, telling, pictures.boards().picture(board));
            }
            Optional<Item> picture = run(block).flatMap(this::answer);
            if (picture.isPresent()) {
                return Card.of(title, where, telling, List.of(picture.get()));
            }
        }
        return Card.of(title, where, telling, site.row());
    }

    private static Optional<Run> run(Block block) {
        if (block instanceof TraceBlock trace) {
            return Optional.of(trace.run());
        }
        if (block instanceof WalkBlock walk) {
            return Optional.of(walk.run());
        }
        if (block instanceof FigureBlock figure) {
            return Optional.of(figure.run());
        }
        return block instanceof PredictBlock predict ? predict.run() : Optional.empty();
    }

    /** The last picture that is a grid: a number alone says little. */
    private Optional<Item> answer(Run run) {
        return pictures.storyboard(run).frames().stream()
                .filter(frame -> !frame.grid().cells().isEmpty())
                .reduce((first, second) -> second)
                .map(frame -> Item.titled(frame.title(), frame.grid()));
    }

    private Messages words() {
        return pages.words();
    }

    private Course course() {
        return new Course(lessons, words());
    }

    private void course(Context ctx) {
        PageContext frame =
                pages.frame(ctx, words().text("course.title"))
                        .in(Section.COURSE)
                        .with(
                                "lesson/course.css",
                                "draw/grid.css",
                                "lesson/lesson.css",
                                "question/sign.css",
                                "lesson/course.js");
        pages.send(
                ctx,
                Page.COURSE,
                new CourseView(frame, course(), sheets.faultless(), pictures.stages()));
    }

    /** Sends the page, or only the block that htmx asks for. */
    private void lesson(Context ctx) {
        Lesson lesson = find(ctx);
        Optional<Block> asked =
                Optional.ofNullable(ctx.header("HX-Target"))
                        .filter(target -> Pages.wantsFragment(ctx))
                        .flatMap(lesson::block);
        LessonView view = view(ctx, lesson, asked);
        if (!view.answers().areReadable()) {
            ctx.status(400);
        }
        ctx.header("Content-Security-Policy", policy(lesson));
        if (asked.isPresent()) {
            pages.send(ctx, Page.LESSON, PagePart.BLOCK, view);
        } else {
            pages.send(ctx, Page.LESSON, view);
        }
    }

    private LessonView view(Context ctx, Lesson lesson, Optional<Block> asked) {
        PageContext frame =
                pages.frame(ctx, lesson.front().title())
                        .in(Section.COURSE)
                        .standingAlone()
                        .with("reading.css", "reading.js");
        Query query = Query.of(ctx, words());
        List<Block> shown = asked.map(List::of).orElseGet(lesson::blocks);
        Answers answers =
                new Answers(Course.page(lesson.slug()), query, shown, pictures.positions());
        return new LessonView(frame, course(), lesson, asked, answers, pictures);
    }

    /** The policy of a lesson, which also allows pictures from other sites where it has some. */
    private static String policy(Lesson lesson) {
        String policy = SecurityHeaders.CONTENT_SECURITY_POLICY;
        return lesson.parts().stream().anyMatch(LessonPages::hasPictureFromElsewhere)
                ? policy.replace("img-src 'self'", "img-src 'self' http: https:")
                : policy;
    }

    private static boolean hasPictureFromElsewhere(LessonPart part) {
        return part instanceof Prose prose && prose.hasPictureFromElsewhere();
    }

    private void picture(Context ctx) {
        LessonPicture picture =
                lessons.picture(find(ctx), ctx.pathParam("name"))
                        .orElseThrow(
                                () ->
                                        Problem.notFound(
                                                words(),
                                                "course.no-picture",
                                                ctx.pathParam("name")));
        ctx.header("Content-Security-Policy", OF_PICTURES);
        ctx.header("Cache-Control", "public, no-cache");
        Assets.tag(ctx, Assets.hash(picture.bytes()));
        ctx.contentType(picture.type()).result(picture.bytes());
    }

    private Lesson find(Context ctx) {
        return find(ctx.pathParam("slug"));
    }

    private Lesson find(String slug) {
        return lessons.find(slug).orElseThrow(() -> new ProblemException(unknown(slug)));
    }

    private Problem unknown(String slug) {
        return Problem.unknown(
                words(), "unknown-lesson", "course.unknown", slug, lessons.nearest(slug));
    }
}
