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
import flipscope.web.code.SentCode;
import flipscope.web.game.GameCode;
import flipscope.web.game.GameState;
import flipscope.web.game.GameUrl;
import flipscope.web.play.GameStop;
import flipscope.web.play.PlayView;
import flipscope.web.site.NamedLink;
import flipscope.web.site.Page;
import flipscope.web.site.PageContext;
import flipscope.web.site.PagePart;
import flipscope.web.site.Pages;
import flipscope.web.site.QueryParameter;
import flipscope.web.site.Section;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
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
     * Adds its routes.
     *
     * @param play shows a game by the code in the address
     */
    public void addTo(RoutesConfig routes, Handler play) {
        routes.get(
                "/play/own",
                ctx -> {
                    if (isEvaluated(ctx)) {
                        play.handle(ctx);
                    } else {
                        ask(ctx);
                    }
                });
        routes.post("/play/own", this::take);
    }

    /** Whether code has to be evaluated for an answer. */
    public static boolean isEvaluated(Context ctx) {
        return ctx.queryParam(GameCode.MOVES.name()) != null
                || ctx.queryParam(GameCode.TURNED.name()) != null;
    }

    private Task moves() {
        return tasks.find("moves").orElseThrow();
    }

    private Task turned() {
        return tasks.find("turned").orElseThrow();
    }

    // A game

    @Override
    public boolean isStopped(Context ctx, PageContext frame, GameState game) {
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
                .ifPresent(view -> pages.send(ctx, Page.OWN_STOP, PagePart.OWN_STOP, view));
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
        return new StopView(PlayView.of(frame, at, false, Optional.empty()), stop, written, cause);
    }

    // Code that is brought

    /** Asks for code. */
    private void ask(Context ctx) {
        pages.send(ctx, Page.OWN, start(ctx, "", "", List.of(), List.of()));
    }

    private OwnStart start(
            Context ctx, String text, String problem, List<String> choices, List<String> chosen) {
        PageContext frame =
                pages.frame(ctx, words.text("own.title")).in(Section.PLAY).with("play/own.css");
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
    private void take(Context ctx) {
        String text = Optional.ofNullable(ctx.formParam("text")).orElse("");
        Optional<String> refused = SentCode.refused(words, text);
        if (refused.isPresent()) {
            refuse(ctx, text, refused.get());
            return;
        }
        try {
            Program program = Program.written(new SourceFile("code.java", text));
            take(ctx, text, program);
        } catch (SourceException mistake) {
            refuse(
                    ctx,
                    text,
                    words.text("own.error.code", mistake.span().line(), mistake.getMessage()));
        }
    }

    private void take(Context ctx, String text, Program program) {
        OwnMethod moves = new OwnMethod(moves(), program, text);
        OwnMethod turned = new OwnMethod(turned(), program, text);
        List<String> chosen = ctx.formParams("method");
        List<Method> first = chosen(moves, chosen);
        List<Method> second = chosen(turned, chosen);
        if (first.isEmpty() && second.isEmpty()) {
            refuse(ctx, text, words.text("own.error.none"));
        } else if (first.size() > 1 || second.size() > 1) {
            List<String> names =
                    (first.size() > 1 ? first : second).stream().map(Method::simpleName).toList();
            String which = first.size() > 1 ? "own.which.moves" : "own.which.turned";
            pages.send(ctx, Page.OWN, start(ctx, text, words.text(which), names, chosen));
        } else {
            GameCode code = new GameCode(written(moves, first), written(turned, second), 0);
            ctx.redirect(GameUrl.NEW.by(code).play(), HttpStatus.SEE_OTHER);
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

    private void refuse(Context ctx, String text, String problem) {
        ctx.status(HttpStatus.BAD_REQUEST);
        pages.send(ctx, Page.OWN, start(ctx, text, problem, List.of(), List.of()));
    }
}
