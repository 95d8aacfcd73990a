package flipscope.web.trace.change;

import flipscope.trace.edit.Edit;
import flipscope.web.site.Link;
import flipscope.web.trace.request.ChangedCode;
import flipscope.web.trace.request.CodeOptions;
import flipscope.web.trace.request.TokenName;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Redirects from a typed edit, where a form sends token and text apart ({@code
 * token=Mobility.left.13&text=2}), to its page, {@code edit=Mobility.left.13:2}.
 */
public final class TypedChange {
    private TypedChange() {}

    /** The address to redirect to; empty for any other request. */
    public static Optional<String> address(Context ctx, CodeOptions asked) {
        return asked.text()
                .flatMap(text -> asked.token().map(token -> token.to(text)))
                .map(edit -> address(ctx, edit).toString());
    }

    private static Link address(Context ctx, Edit edit) {
        Link link = Link.to(Link.pathOf(ctx));
        for (Map.Entry<String, List<String>> each : ctx.queryParamMap().entrySet()) {
            link = link.with(each.getKey(), each.getValue().stream().findFirst().orElse(""));
        }
        return link.with(CodeOptions.TEXT.name(), "")
                .with(TokenName.PARAMETER, "")
                .with(ChangedCode.EDIT, edit);
    }
}
