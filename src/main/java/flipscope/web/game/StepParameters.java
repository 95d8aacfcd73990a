package flipscope.web.game;

import flipscope.story.Detail;
import flipscope.web.address.QueryParameter;

/** Which step of a trace is shown, and how closely: on its own page and beside a game. */
public final class StepParameters {
    public static final QueryParameter<String> AT =
            QueryParameter.text("at", 80).missing("the storyboard");

    public static final QueryParameter<Detail> DETAIL =
            QueryParameter.choice("detail", Detail.values(), Detail::code).or(Detail.OPERATION);

    private StepParameters() {}
}
