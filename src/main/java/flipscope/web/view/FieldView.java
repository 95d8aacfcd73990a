package flipscope.web.view;

/** A hidden field of a form: what a link would keep, a form keeps too. */
public record FieldView(String name, String value) {}
