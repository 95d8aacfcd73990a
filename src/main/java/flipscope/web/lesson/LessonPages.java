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
import flipscope.lesson.read.ToyBlock;
import flipscope.lesson.read.TraceBlock;
import flipscope.lesson.read.WalkBlock;
import flipscope.text.Messages;
import flipscope.web.address.EmbedKind;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.draw.ThumbView;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Routes;
import flipscope.web.figure.Card;
import flipscope.web.figure.Card.Item;
import flipscope.web.figure.CardSource;
import flipscope.web.figure.Pictured;
import flipscope.web.page.Assets;
import flipscope.web.page.Bundle;
import flipscope.web.page.FramedLinks;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;
import flipscope.web.page.SecurityHeaders;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * {@code GET /lessons}, {@code /lessons/{slug}} and the pictures of lessons.
 *
 * @param site the card for lessons without pictures
 */
public record LessonPages(
        Pages pages, Library lessons, Sheets sheets, LessonPictures pictures, Card site)
        implements Pictured {
    private static final Page COURSE_PAGE = new Page("lesson/course");
    private static final Page LESSON_PAGE = new Page("lesson/page");
    private static final PagePart BLOCK_PART = PagePart.of("lesson/asked");

    private static final PagePart WAY_PART = PagePart.of("lesson/way");

    private static final EmbedKind FRAMED = EmbedKind.at("/lessons/", 760, 900);

    /** For pictures of lessons, which may come from anybody: allows no scripts. */
    private static final String OF_PICTURES =
            "default-src 'none'; style-src 'unsafe-inline'; sandbox";

    @Override
    public void addTo(Routes routes) {
        routes.get("/lessons", this::course);
        routes.get("/lessons/{slug}", this::lesson);
        routes.get("/embed/lessons/{slug}", this::lesson);
        routes.after("/embed/lessons/*", exchange -> FramedLinks.lead(exchange, pages));
        routes.get("/lessons/{slug}/pictures/<name>", this::picture);
    }

    /** For lessons and their live parts. */
    @Override
    public List<Bundle> bundles() {
        return List.of(
                Bundle.of(
                        "reading.css",
                        """
                        draw/grid.css
                        draw/marks.css
                        draw/values.css
                        draw/motion.css
                        draw/film.css
                        draw/cube.css
                        trace/storyboard.css
                        lesson/course.css
                        site/prose.css
                        draw/handle.css
                        trace/step/equation.css
                        trace/step/sum.css
                        lesson/lesson.css
                        lesson/block.css
                        lesson/scene.css
                        lesson/toy.css
                        lesson/words.css
                        question/question.css
                        question/sign.css
                        lesson/bench.css
                        question/grid.css
                        code/editor.css
                        write/write.css
                        site/paper.css
                        """),
                Bundle.of(
                        "reading.js",
                        """
                        site/links.js
                        draw/cells.js
                        trace/stepper.js
                        trace/step/track.js
                        trace/step/motion.js
                        trace/step/ripple.js
                        lesson/lesson.js
                        lesson/reading.js
                        lesson/answers.js
                        lesson/toy.js
                        lesson/words.js
                        question/press.js
                        code/editor.js
                        write/write.js
                        """));
    }

    @Override
    public Map<String, CardSource> cards() {
        return Map.of(FRAMED.path(), (slug, query) -> card(slug));
    }

    @Override
    public List<EmbedKind> embeds() {
        return List.of(FRAMED);
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

    private CourseBuilder course() {
        return new CourseBuilder(lessons, words());
    }

    private void course(Exchange exchange) {
        PageContext frame =
                pages.frame(exchange, words().text("course.title"))
                        .in(Section.COURSE)
                        .with(
                                "lesson/course.css",
                                "draw/grid.css",
                                "lesson/lesson.css",
                                "question/sign.css",
                                "lesson/course.js");
        pages.send(exchange, COURSE_PAGE, course().view(frame, sheets.faultless(), drawn()));
    }

    private Map<String, ThumbView> drawn() {
        Map<String, ThumbView> drawn = new HashMap<>();
        for (Lesson lesson : lessons.all()) {
            pictures.picture(lesson).ifPresent(each -> drawn.put(lesson.slug(), each));
        }
        return drawn;
    }

    /** Sends the page, or only the block that htmx asks for. */
    private void lesson(Exchange exchange) {
        Lesson lesson = find(exchange);
        Optional<String> target =
                Optional.ofNullable(exchange.header("HX-Target"))
                        .filter(any -> Pages.wantsFragment(exchange));
        Optional<Block> asked = target.flatMap(name -> asked(lesson, name));
        Answers answers =
                new Answers(
                        CourseBuilder.page(lesson.slug()),
                        Query.of(exchange, words()),
                        asked.map(List::of).orElseGet(lesson::blocks),
                        pictures.positions());
        PageContext frame = frame(exchange, lesson);
        Optional<Block> along = asked.filter(block -> !block.name().equals(target.get()));
        if (along.isPresent()) {
            WayView way =
                    ToyBuilder.of((ToyBlock) along.get(), answers, words())
                            .way(frame, target.get());
            allowPictures(exchange, lesson);
            pages.send(exchange, LESSON_PAGE, WAY_PART, way);
            return;
        }
        LessonPage page = builder(frame, lesson, asked, answers).page();
        if (!answers.areReadable()) {
            exchange.status(400);
        }
        allowPictures(exchange, lesson);
        if (asked.isPresent()) {
            pages.send(exchange, LESSON_PAGE, BLOCK_PART, page);
        } else {
            pages.send(exchange, LESSON_PAGE, page);
        }
    }

    /** A block, or the toy along one of whose ways a hand moves: {@code name-input-way}. */
    private static Optional<Block> asked(Lesson lesson, String target) {
        return lesson.block(target)
                .or(
                        () ->
                                lesson.blocks().stream()
                                        .filter(ToyBlock.class::isInstance)
                                        .filter(each -> ((ToyBlock) each).hasWay(target))
                                        .findFirst());
    }

    private PageContext frame(Exchange exchange, Lesson lesson) {
        return pages.frame(exchange, lesson.front().title())
                .in(Section.COURSE)
                .standingAlone()
                .with("reading.css", "reading.js");
    }

    private LessonBuilder builder(
            PageContext frame, Lesson lesson, Optional<Block> asked, Answers answers) {
        Lesson read =
                lesson.blocks().stream()
                        .filter(answers::isAlone)
                        .findFirst()
                        .map(lesson::only)
                        .orElse(lesson);
        return new LessonBuilder(pages, pictures, frame, course(), read, asked, answers);
    }

    /** A lesson also shows pictures from other sites where it has some. */
    private static void allowPictures(Exchange exchange, Lesson lesson) {
        String policy = SecurityHeaders.CONTENT_SECURITY_POLICY;
        exchange.header(
                "Content-Security-Policy",
                lesson.parts().stream().anyMatch(LessonPages::hasPictureFromElsewhere)
                        ? policy.replace("img-src 'self'", "img-src 'self' http: https:")
                        : policy);
    }

    private static boolean hasPictureFromElsewhere(LessonPart part) {
        return part instanceof Prose prose && prose.hasPictureFromElsewhere();
    }

    private void picture(Exchange exchange) {
        LessonPicture picture =
                lessons.picture(find(exchange), exchange.inPath("name"))
                        .orElseThrow(
                                () ->
                                        Problem.notFound(
                                                words(),
                                                "course.no-picture",
                                                exchange.inPath("name")));
        exchange.header("Content-Security-Policy", OF_PICTURES);
        exchange.header("Cache-Control", "public, no-cache");
        Assets.tag(exchange, Assets.hash(picture.bytes()));
        exchange.type(picture.type()).answer(picture.bytes());
    }

    private Lesson find(Exchange exchange) {
        return find(exchange.inPath("slug"));
    }

    private Lesson find(String slug) {
        return lessons.find(slug).orElseThrow(() -> new ProblemException(unknown(slug)));
    }

    private Problem unknown(String slug) {
        return Problem.unknown(
                words(), "unknown-lesson", "course.unknown", slug, lessons.nearest(slug));
    }
}
