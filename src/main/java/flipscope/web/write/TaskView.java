package flipscope.web.write;

import flipscope.web.site.ProseView;
import flipscope.web.write.WriteView.CaseView;

/**
 * A task and the code for it.
 *
 * @param statement what the method must do
 * @param legend the key of what explains the pictures
 * @param may what it may use
 * @param given what the method gets, and what is wanted, on an example
 */
public record TaskView(
        String title,
        ProseView statement,
        String legend,
        ProseView may,
        CaseView given,
        EditorView editor) {}
