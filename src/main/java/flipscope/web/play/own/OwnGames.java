package flipscope.web.play.own;

import flipscope.catalogue.Technique;
import flipscope.judge.CompressedCode;
import flipscope.judge.Generator;
import flipscope.judge.Generator.Stop;
import flipscope.judge.Judge;
import flipscope.judge.Judgement;
import flipscope.judge.Judgement.Correct;
import flipscope.judge.Judgement.Wrong;
import flipscope.judge.Solution;
import flipscope.judge.Task;
import flipscope.judge.Tasks;
import flipscope.rules.Game;
import flipscope.rules.Position;
import flipscope.text.Messages;
import flipscope.trace.Method;
import flipscope.trace.SourceException;
import flipscope.trace.SourceFile;
import flipscope.trace.run.Program;
import flipscope.web.address.NamedLink;
import flipscope.web.address.QueryParameter;
import flipscope.web.code.SentCode;
import flipscope.web.exchange.Exchange;
import flipscope.web.exchange.Handler;
import flipscope.web.exchange.Routes;
import flipscope.web.exchange.Status;
import flipscope.web.game.GameCode;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.page.Feature;
import flipscope.web.page.Page;
import flipscope.web.page.PageContext;
import flipscope.web.page.PagePart;
import flipscope.web.page.Pages;
import flipscope.web.page.Section;
import flipscope.web.play.GameStop;
import flipscope.web.play.PlayView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * {@code /play/own}: games by a reader's code, which stands in the address. It is compared with the
 * rules at every position; where the two differ, the game stops. So until then it is an ordinary
 * game.
 */
public final class OwnGames implements GameStop {
    private static final Page OWN_STOP_PAGE = new Page("play/own/stoppage");
    private static final Page OWN_PAGE = new Page("play/own/start");
    private static final PagePart OWN_STOP_PART = PagePart.of("play/own/stop");

    private final Pages pages;
    private final Messages words;
    private final Tasks tasks;
    private final Judge judge;

    public OwnGames(Pages pages, Tasks tasks, Judge judge) {
        this.pages = pages;
        this.words = pages.words();
        this.tasks = tasks;
        this.judge = judge;
    }

    /**
     * The pages on which games by a reader's code begin.
     *
     * @param play shows a game by the code in the address
     */
    public Feature pages(Handler play) {
        return new Feature() {
            @Override
            public void addTo(Routes routes) {
                OwnGames.this.addTo(routes, play);
            }

            @Override
            public boolean isHeavy(Exchange exchange) {
                return isEvaluated(exchange);
            }
        };
    }

    private void addTo(Routes routes, Handler play) {
        routes.get(
                "/play/own",
                exchange -> {
                    if (isEvaluated(exchange)) {
                        play.handle(exchange);
                    } else {
                        ask(exchange);
                    }
                });
        routes.post("/play/own", this::take);
    }

    /** Whether code has to be evaluated for an answer. */
    private static boolean isEvaluated(Exchange exchange) {
        return exchange.parameter(GameCode.MOVES.name()) != null
                || exchange.parameter(GameCode.TURNED.name()) != null;
    }

    private Task moves() {
        return tasks.find("moves").orElseThrow();
    }

    private Task turned() {
        return tasks.find("turned").orElseThrow();
    }

    // A game

    @Override
    public boolean isStopped(Exchange exchange, PageContext frame, GameState game) {
        GameCode code = game.url().code();
        if (!code.isPresent()) {
            return false;
        }
        Generator generator =
                new Generator(
                        solution(moves(), code.moves(), GameCode.MOVES),
                        solution(turned(), code.turned(), GameCode.TURNED));
        Optional<Stop> stop = generator.stop(game.shown(), code.past());
        stop.map(each -> view(frame, game, each))
                .ifPresent(view -> pages.send(exchange, OWN_STOP_PAGE, OWN_STOP_PART, view));
        return stop.isPresent();
    }

    @Override
    public Optional<Integer> operations(GameState game) {
        GameCode code = game.url().code();
        List<Judgement> found =
                Stream.of(judged(moves(), code.moves()), judged(turned(), code.turned()))
                        .flatMap(Optional::stream)
                        .toList();
        return found.stream().allMatch(Judgement::isCorrect)
                ? Optional.of(
                        found.stream().mapToInt(each -> ((Correct) each).cost().operations()).sum())
                : Optional.empty();
    }

    private Optional<Judgement> judged(Task task, String written) {
        return CompressedCode.read(written)
                .filter(code -> !written.isEmpty())
                .map(code -> judge.judge(task, code));
    }

    private Optional<Solution> solution(
            Task task, String written, QueryParameter<String> parameter) {
        if (written.isEmpty()) {
            return Optional.empty();
        }
        String code =
                CompressedCode.read(written)
                        .orElseThrow(() -> parameter.refusal(words, "write.error.code"));
        try {
            return Optional.of(Solution.played(task, code));
        } catch (SourceException mistake) {
            throw parameter.refusal(
                    words, "own.error.code", mistake.span().line(), mistake.getMessage());
        }
    }

    private StopView view(PageContext frame, GameState game, Stop stop) {
        Task task = stop.solution().task();
        GameCode code = game.url().code();
        String written = task.equals(moves()) ? code.moves() : code.turned();
        GameState at = new GameState(game.url().atPly(stop.ply()), game.whole(), stop.ply());
        String text = CompressedCode.read(written).orElseThrow();
        Optional<String> cause =
                judge.judge(task, text) instanceof Wrong wrong
                        ? wrong.misconception()
                        : Optional.empty();
        PlayView play = PlayView.of(frame, at, false, Optional.empty());
        return new StopView(play, stop, written, cause, StrayWay.of(stop));
    }

    // Code that is brought

    /** Asks for code. */
    private void ask(Exchange exchange) {
        pages.send(exchange, OWN_PAGE, start(exchange, "", "", List.of(), List.of()));
    }

    private OwnStart start(
            Exchange exchange,
            String text,
            String problem,
            List<String> choices,
            List<String> chosen) {
        PageContext frame =
                pages.frame(exchange, words.text("own.title"))
                        .in(Section.PLAY)
                        .with("play/own.css");
        return new OwnStart(frame, text, problem, choices, chosen, slips());
    }

    /** The algorithms with a slip that find moves or turned discs, without their names. */
    private List<NamedLink> slips() {
        List<NamedLink> slips = new ArrayList<>();
        for (Technique each : tasks.catalogue().techniques()) {
            if (each.isSlip()) {
                game(each)
                        .ifPresent(
                                game ->
                                        slips.add(
                                                new NamedLink(
                                                        "slip-" + (slips.size() + 1),
                                                        words.text("own.slip", slips.size() + 1),
                                                        game.play())));
            }
        }
        return slips;
    }

    private Optional<GameUrl> game(Technique slip) {
        String text = slip.program().standingAlone(slip.method(), Optional.empty());
        for (Task task : List.of(moves(), turned())) {
            if (slip.method().isLike(task.asked())) {
                String code = new OwnMethod(task, slip.program(), text).code(slip.method());
                return Optional.of(code)
                        .filter(each -> isRightAtTheStart(Solution.played(task, each)))
                        .map(each -> game(task, each));
            }
        }
        return Optional.empty();
    }

    private static boolean isRightAtTheStart(Solution code) {
        boolean moves = code.task().types().size() == 2;
        return new Generator(
                        Optional.of(code).filter(any -> moves),
                        Optional.of(code).filter(any -> !moves))
                .stop(Game.from(Position.START), 0)
                .isEmpty();
    }

    /** A new game by the code of one task. */
    private static GameUrl game(Task task, String code) {
        return GameUrl.NEW.by(GameCode.of(task.name(), CompressedCode.write(code)));
    }

    /** Begins a game by the code that was sent, or asks which of its methods is meant. */
    private void take(Exchange exchange) {
        String text = Optional.ofNullable(exchange.field("text")).orElse("");
        Optional<String> refused = SentCode.refused(words, text);
        if (refused.isPresent()) {
            refuse(exchange, text, refused.get());
            return;
        }
        try {
            Program program = Program.written(new SourceFile("code.java", text));
            take(exchange, text, program);
        } catch (SourceException mistake) {
            refuse(
                    exchange,
                    text,
                    words.text("own.error.code", mistake.span().line(), mistake.getMessage()));
        }
    }

    private void take(Exchange exchange, String text, Program program) {
        OwnMethod moves = new OwnMethod(moves(), program, text);
        OwnMethod turned = new OwnMethod(turned(), program, text);
        List<String> chosen = exchange.fields("method");
        List<Method> first = chosen(moves, chosen);
        List<Method> second = chosen(turned, chosen);
        if (first.isEmpty() && second.isEmpty()) {
            refuse(exchange, text, words.text("own.error.none"));
        } else if (first.size() > 1 || second.size() > 1) {
            List<String> names =
                    (first.size() > 1 ? first : second).stream().map(Method::simpleName).toList();
            String which = first.size() > 1 ? "own.which.moves" : "own.which.turned";
            pages.send(exchange, OWN_PAGE, start(exchange, text, words.text(which), names, chosen));
        } else {
            GameCode code = new GameCode(written(moves, first), written(turned, second), 0);
            exchange.redirect(GameUrl.NEW.by(code).play(), Status.SEE_OTHER);
        }
    }

    /** The methods that it may be: one, if one was chosen. */
    private static List<Method> chosen(OwnMethod method, List<String> names) {
        List<Method> all = method.candidates();
        List<Method> named =
                all.stream().filter(each -> names.contains(each.simpleName())).toList();
        return named.isEmpty() ? all : named;
    }

    private static String written(OwnMethod method, List<Method> found) {
        return found.isEmpty() ? "" : CompressedCode.write(method.code(found.get(0)));
    }

    private void refuse(Exchange exchange, String text, String problem) {
        exchange.status(Status.BAD_REQUEST);
        pages.send(exchange, OWN_PAGE, start(exchange, text, problem, List.of(), List.of()));
    }
}
