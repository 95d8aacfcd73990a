package flipscope.web.play;

import flipscope.web.address.NamedLink;
import flipscope.web.game.GameAddress;
import flipscope.web.game.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * One of the few things that a player wants next; which they are depends on how the game stands.
 *
 * @param address where it leads; empty if it cannot be done now
 * @param css how it looks; null for a plain link
 */
public record PlayAct(String id, String name, Optional<String> address, String css) {

    /** Whether it leads to another page. */
    public boolean leaves() {
        return id.equals("analyse") || isSending();
    }

    /** Whether it sends the game to a friend. */
    public boolean isSending() {
        return id.equals("send-move");
    }

    private static PlayAct of(NamedLink link) {
        return new PlayAct(link.id(), link.name(), Optional.of(link.url()), null);
    }

    static List<PlayAct> of(PlayView view) {
        if (view.game().isOver()) {
            return atTheEnd(view);
        }
        if (view.links().isAuto()) {
            return List.of(
                    act(
                            view,
                            "pause",
                            view.game().isPaused() ? "play.auto.on" : "play.auto.pause",
                            view.links().pause()),
                    act(view, "one-move", "play.auto.one", view.links().oneMove()),
                    act(view, "new", "play.anew", view.links().anew()));
        }
        if (view.game().isFriendToMove()) {
            return List.of(
                    new PlayAct(
                            "send-move",
                            view.text(
                                    view.game().plies() == 0
                                            ? "play.friend.invite"
                                            : "play.friend.act"),
                            Optional.of(view.game().sent().play()),
                            "main-button"),
                    undo(view));
        }
        boolean begins = view.game().plies() == 0 && view.game().url().player() != Player.BOTH;
        return begins ? atTheBeginning(view) : inPlay(view);
    }

    private static List<PlayAct> atTheBeginning(PlayView view) {
        return List.of(
                new PlayAct(
                        "level",
                        view.text("play.act.level", view.game().url().level()),
                        Optional.of("#levels"),
                        null),
                act(view, "other-side", view.links().sideKey(), view.links().otherSide()));
    }

    /** Leads nowhere before the first move. */
    private static PlayAct undo(PlayView view) {
        return new PlayAct(
                "undo", view.text("play.undo"), view.game().undo().map(GameAddress::play), null);
    }

    private static List<PlayAct> inPlay(PlayView view) {
        List<PlayAct> acts = new ArrayList<>();
        acts.add(undo(view));
        view.toggle()
                .map(
                        url ->
                                new PlayAct(
                                        "hint",
                                        view.text("hints.act"),
                                        Optional.of(url),
                                        view.isHinting() ? "pressed" : null))
                .ifPresent(acts::add);
        acts.add(third(view));
        return acts;
    }

    /** Back to one's own game, on from an earlier move, or another game. */
    private static PlayAct third(PlayView view) {
        if (view.links().own().isPresent()) {
            return of(view.links().own().get());
        }
        return view.game().isPast()
                ? act(view, "from-here", "play.from-here", view.game().fromHere().play())
                : act(view, "new", "play.anew", view.links().anew());
    }

    private static List<PlayAct> atTheEnd(PlayView view) {
        List<PlayAct> acts = new ArrayList<>();
        view.links()
                .analysis()
                .map(
                        url ->
                                new PlayAct(
                                        "analyse",
                                        view.text("play.analyse"),
                                        Optional.of(url),
                                        "main-button"))
                .ifPresent(acts::add);
        view.links().own().map(PlayAct::of).ifPresent(acts::add);
        acts.add(of(view.links().rematch()));
        return acts;
    }

    private static PlayAct act(PlayView view, String id, String key, String url) {
        return new PlayAct(id, view.text(key), Optional.of(url), null);
    }
}
