package flipscope.web.play;

import flipscope.notation.GameFile;
import flipscope.notation.NotationException;
import flipscope.notation.WthorFile;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.text.DecodedText;
import flipscope.text.Messages;
import flipscope.web.address.Problem;
import flipscope.web.address.ProblemException;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Refusal;
import flipscope.web.exchange.Routes;
import flipscope.web.exchange.Status;
import flipscope.web.exchange.Upload;
import flipscope.web.game.GameReader;
import flipscope.web.game.GameUrl;
import flipscope.web.page.Feature;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;
import java.util.List;
import java.util.Optional;

/**
 * Imports games from files and exports them. A file with one game opens it. A file with several is
 * listed in parts; each further part sends the file again, since the server keeps nothing.
 */
public final class FileRoutes implements Feature {
    private static final Page FILE_PAGE = new Page("play/file");
    private static final PagePart FILE_PART = PagePart.of("play/games");

    /** The largest yearly database of tournaments has some four thousand games. */
    public static final int LARGEST_KB = 1024;

    /** The first game that the list shows; a field of the form that sends the file. */
    static final QueryParameter<Integer> FROM = QueryParameter.number("from", 1, 1_000_000).or(1);

    private final Pages pages;
    private final Messages words;

    public FileRoutes(Pages pages) {
        this.pages = pages;
        this.words = pages.words();
    }

    @Override
    public void addTo(Routes routes) {
        routes.get("/play/file", this::gone);
        routes.post("/play/file", this::open);
        routes.get("/play/game.wtb", this::download);
    }

    /**
     * Answers a return to the list of a file: asks for the file again, unless the browser kept the
     * list.
     */
    private void gone(Exchange exchange) {
        send(exchange, none(exchange, "", words.text("files.gone.again"), true));
    }

    private PageContext frame(Exchange exchange) {
        return pages.frame(exchange, words.text("files.title"))
                .in(Section.PLAY)
                .withBoardAndStepper();
    }

    private GameUrl settings(Exchange exchange) {
        return GameReader.read(Query.of(exchange, words)).url();
    }

    private void open(Exchange exchange) {
        Optional<Upload> sent = sent(exchange).filter(file -> file.content().length > 0);
        int first = FROM.of(Query.ofForm(exchange, words));
        sent.ifPresentOrElse(
                file -> open(exchange, file, first),
                () -> refuse(exchange, none(exchange, "", words.text("files.none"), false)));
    }

    private void open(Exchange exchange, Upload file, int first) {
        try {
            show(exchange, file.name(), GameFile.read(file.content()), first);
        } catch (NotationException wrong) {
            String text = DecodedText.of(file.content());
            refuse(
                    exchange,
                    none(exchange, file.name(), Problem.in(text, wrong, words), false)
                            .with(FirstMoves.before(wrong, settings(exchange), words)));
        }
    }

    /** The submitted file, if there is one. */
    private Optional<Upload> sent(Exchange exchange) {
        try {
            return exchange.upload("file");
        } catch (Refusal refused) {
            if (refused.status() != Status.TOO_LARGE) {
                throw refused;
            }
            String message = words.text("files.large", LARGEST_KB);
            throw new ProblemException(
                    new Problem(Status.TOO_LARGE, "content-too-large", message, ""));
        }
    }

    private void show(Exchange exchange, String name, GameFile games, int first) {
        GameUrl settings = settings(exchange);
        if (games.size() == 1) {
            Pages.leave(exchange, GameReader.imported(games.game(1), settings).opened());
        } else {
            GamesView list =
                    new GamesBuilder(words, settings, games).view(frame(exchange), name, first);
            exchange.header("HX-Push-Url", list.place());
            send(exchange, list);
        }
    }

    private void refuse(Exchange exchange, GamesView why) {
        exchange.status(Status.BAD_REQUEST);
        send(exchange, why);
    }

    private GamesView none(Exchange exchange, String name, String problem, boolean gone) {
        return new GamesView(
                frame(exchange),
                settings(exchange),
                name,
                0,
                1,
                List.of(),
                problem,
                Optional.empty(),
                gone);
    }

    private void send(Exchange exchange, GamesView view) {
        pages.send(exchange, FILE_PAGE, FILE_PART, view);
    }

    private void download(Exchange exchange) {
        Game game = GameReader.read(Query.of(exchange, words)).shown();
        if (!game.start().equals(Position.START)) {
            throw GameReader.START.refusal(words, "files.start");
        }
        exchange.header("Content-Disposition", "attachment; filename=\"flipscope-game.wtb\"");
        exchange.type("application/octet-stream").answer(WthorFile.write(game));
    }
}
