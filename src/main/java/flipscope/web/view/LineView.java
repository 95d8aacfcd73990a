package flipscope.web.view;

import java.util.Optional;

/**
 * One quiet line below the board.
 *
 * @param text {@code You: f5 turned 1 disc}
 * @param url where that is shown step by step; empty where there is nothing to show
 * @param about what {@code how?} asks, for those who do not see the line before it
 */
public record LineView(String text, Optional<String> url, String about) {}
