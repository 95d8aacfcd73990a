package flipscope.web.site;

import flipscope.lesson.FormMembers;
import java.util.List;
import java.util.Map;

/** A hidden field of a form: what a link would keep, a form keeps too. */
public record FieldView(String name, String value) {

    /** A field a parameter, but for those whose names would break the form. */
    public static List<FieldView> of(Map<String, String> parameters) {
        return parameters.entrySet().stream()
                .filter(each -> !FormMembers.include(each.getKey()))
                .map(each -> new FieldView(each.getKey(), each.getValue()))
                .toList();
    }
}
