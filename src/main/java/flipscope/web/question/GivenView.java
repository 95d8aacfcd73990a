package flipscope.web.question;

import flipscope.web.step.EquationView.SlotView;

/** A value that a question starts from; {@code sign} is written before it. */
public record GivenView(String sign, SlotView slot) {}
