package flipscope.web.view;

/** The first page. */
public record HomeView(Frame frame) implements Shown {

    public static HomeView of(Frame frame) {
        return new HomeView(frame);
    }
}
