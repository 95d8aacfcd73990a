package flipscope.web.home;

import flipscope.rules.Squares;
import flipscope.text.Messages;
import flipscope.web.game.BoardView;
import flipscope.web.home.HomeView.BitView;
import flipscope.web.home.HomeView.BitsView;
import flipscope.web.home.HomeView.PressView;
import flipscope.web.home.HomeView.WaysView;
import flipscope.web.play.PlayView;
import flipscope.web.site.Link;
import flipscope.web.site.NamedLink;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Builds the home page of a request. */
final class HomeBuilder {
    private final HomeRequest request;
    private final LeftTrace trace;
    private final Messages messages;
    private final HomeWords words;

    HomeBuilder(HomeRequest request, LeftTrace trace, Messages messages) {
        this.request = request;
        this.trace = trace;
        this.messages = messages;
        this.words = new HomeWords(messages, trace);
    }

    /**
     * @param game the page of the game
     * @param course the first lesson
     * @param famous a lesson that readers may be looking for, or null
     */
    HomeView view(PlayView game, String course, NamedLink famous) {
        return new HomeView(
                game,
                board(game.board()),
                bits(),
                IntStream.rangeClosed(1, LeftTrace.PRESSES).mapToObj(this::press).toList(),
                words.answer(request),
                Optional.of(request.beginning())
                        .filter(link -> request.isBegun())
                        .map(Link::toString),
                isDone(),
                new WaysView(trace.url(), course, famous));
    }

    private boolean isDone() {
        return request.press() == LeftTrace.PRESSES;
    }

    private BoardView board(BoardView board) {
        return isDone() ? board.finding(trace.bits(LeftTrace.PRESSES)) : board;
    }

    private BitsView bits() {
        return new BitsView(
                request.bits(),
                request.showing(false).toString(),
                request.showing(true).toString(),
                trace.picture(request.press()),
                IntStream.range(0, 8).mapToObj(this::row).toList(),
                words.number(request.press()),
                words.reading(request.press()));
    }

    private List<BitView> row(int row) {
        return IntStream.range(0, 8).mapToObj(file -> bit(Squares.at(file, row))).toList();
    }

    /** White's squares say why they stay; any other sets or clears Black's disc. */
    private BitView bit(int square) {
        boolean white = (trace.white() & Squares.bit(square)) != 0;
        Link link = white ? request.refusing(square) : request.toggled(square);
        return new BitView(Squares.name(square), link.toString(), words.bit(square));
    }

    private PressView press(int number) {
        int done = request.press();
        String state = number <= done ? "done" : number == done + 1 ? "next" : "later";
        return new PressView(
                number,
                state,
                messages.text("home.press." + number),
                trace.thumbnail(number, number <= done),
                request.pressed(number).toString());
    }
}
