package flipscope.web.page;

import flipscope.lesson.FormMembers;
import java.util.List;
import java.util.Map;

/** A hidden form field for a parameter that must be kept. */
public record FieldView(String name, String value) {

    /** One field for each parameter, except names that would break the form. */
    public static List<FieldView> of(Map<String, String> parameters) {
        return parameters.entrySet().stream()
                .filter(each -> !FormMembers.include(each.getKey()))
                .map(each -> new FieldView(each.getKey(), each.getValue()))
                .toList();
    }
}
