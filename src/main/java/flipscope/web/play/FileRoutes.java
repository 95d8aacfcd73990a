package flipscope.web.play;

import flipscope.notation.GameFile;
import flipscope.notation.NotationException;
import flipscope.notation.WthorFile;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.text.DecodedText;
import flipscope.text.Messages;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameUrl;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.Problem;
import flipscope.web.site.ProblemException;
import flipscope.web.site.Query;
import flipscope.web.site.QueryParameter;
import flipscope.web.site.Section;
import io.javalin.config.MultipartConfig;
import io.javalin.config.RoutesConfig;
import io.javalin.config.SizeUnit;
import io.javalin.http.BadRequestResponse;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Imports games from files and exports them. A file with one game opens it. A file with several is
 * listed in parts; each further part sends the file again, since the server keeps nothing.
 */
public final class FileRoutes {
    /** The largest yearly database of tournaments has some four thousand games. */
    private static final int LARGEST_KB = 1024;

    /** The largest body: a file and what is around it. */
    public static final int LARGEST_BODY = (LARGEST_KB + 8) * 1024;

    /** The first game that the list shows; a field of the form that sends the file. */
    static final QueryParameter<Integer> FROM = QueryParameter.number("from", 1, 1_000_000).or(1);

    private final Pages pages;
    private final Messages words;

    public FileRoutes(Pages pages) {
        this.pages = pages;
        this.words = pages.words();
    }

    /** Keeps files in memory, since they are small; refuses larger ones with 413. */
    public static void limit(MultipartConfig files) {
        files.maxFileSize(LARGEST_KB, SizeUnit.KB);
        files.maxTotalRequestSize(LARGEST_KB + 8, SizeUnit.KB);
        files.maxInMemoryFileSize(LARGEST_KB + 8, SizeUnit.KB);
    }

    public void addTo(RoutesConfig routes) {
        routes.get("/play/file", this::gone);
        routes.post("/play/file", this::open);
        routes.get("/play/game.wtb", this::download);
    }

    /**
     * Answers a return to the list of a file: asks for the file again, unless the browser kept the
     * list.
     */
    private void gone(Context ctx) {
        send(ctx, none(ctx, "", words.text("files.gone.again"), true));
    }

    private PageContext frame(Context ctx) {
        return pages.frame(ctx, words.text("files.title")).in(Section.PLAY).withBoardAndStepper();
    }

    private GameUrl settings(Context ctx) {
        return GameReader.read(Query.of(ctx, words)).url();
    }

    private void open(Context ctx) {
        Optional<UploadedFile> sent = sent(ctx).filter(file -> file.size() > 0);
        int first = FROM.of(Query.ofForm(ctx, words));
        sent.ifPresentOrElse(
                file -> open(ctx, file, first),
                () -> refuse(ctx, none(ctx, "", words.text("files.none"), false)));
    }

    private void open(Context ctx, UploadedFile file, int first) {
        byte[] bytes = bytes(file);
        try {
            show(ctx, file.filename(), GameFile.read(bytes), first);
        } catch (NotationException wrong) {
            String text = DecodedText.of(bytes);
            refuse(
                    ctx,
                    none(ctx, file.filename(), Problem.in(text, wrong, words), false)
                            .with(FirstMoves.before(wrong, settings(ctx), words)));
        }
    }

    /**
     * The submitted file, if there is one. Only the cause of Jetty's exception tells that a file is
     * too large.
     */
    private Optional<UploadedFile> sent(Context ctx) {
        try {
            return Optional.ofNullable(ctx.uploadedFile("file"));
        } catch (Exception broken) {
            boolean large =
                    Stream.<Throwable>iterate(broken, each -> each != null, Throwable::getCause)
                            .anyMatch(IllegalStateException.class::isInstance);
            // The rest of the file was not read, so the connection cannot be reused.
            ctx.header("Connection", "close");
            if (!large) {
                throw new BadRequestResponse();
            }
            String message = words.text("files.large", LARGEST_KB);
            throw new ProblemException(new Problem(413, "content-too-large", message, ""));
        }
    }

    private void show(Context ctx, String name, GameFile games, int first) {
        GameUrl settings = settings(ctx);
        if (games.size() == 1) {
            Pages.leave(ctx, GameReader.imported(games.game(1), settings).opened());
        } else {
            GamesView list =
                    new GamesView(
                            frame(ctx),
                            settings,
                            name,
                            Optional.of(games),
                            first,
                            "",
                            Optional.empty(),
                            false);
            ctx.header("HX-Push-Url", list.place());
            send(ctx, list);
        }
    }

    private void refuse(Context ctx, GamesView why) {
        ctx.status(HttpStatus.BAD_REQUEST);
        send(ctx, why);
    }

    private GamesView none(Context ctx, String name, String problem, boolean gone) {
        return new GamesView(
                frame(ctx),
                settings(ctx),
                name,
                Optional.empty(),
                1,
                problem,
                Optional.empty(),
                gone);
    }

    private void send(Context ctx, GamesView view) {
        pages.send(ctx, Page.FILE, PagePart.FILE, view);
    }

    private static byte[] bytes(UploadedFile file) {
        try (InputStream content = file.content()) {
            return content.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void download(Context ctx) {
        Game game = GameReader.read(Query.of(ctx, words)).shown();
        if (!game.start().equals(Position.START)) {
            throw GameReader.START.refusal(words, "files.start");
        }
        ctx.header("Content-Disposition", "attachment; filename=\"flipscope-game.wtb\"");
        ctx.contentType("application/octet-stream").result(WthorFile.write(game));
    }
}
