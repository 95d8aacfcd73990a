package flipscope.lesson.read;

import org.commonmark.node.CustomNode;

/** {@code {{NAME.PATH}}} in the tree of a text, until its value replaces it. */
final class LiveValue extends CustomNode {
    private final String expression;

    LiveValue(String expression) {
        this.expression = expression;
    }

    /** The text between the braces. */
    String expression() {
        return expression;
    }
}
