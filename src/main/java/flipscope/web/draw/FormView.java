package flipscope.web.draw;

import flipscope.web.site.FieldView;
import java.util.List;

/**
 * The form that answers a question in a lesson.
 *
 * @param name the question's name, also that of its parameter
 * @param path where it is sent
 * @param kept the other parameters of the address: the answers to the other questions
 */
public record FormView(String name, String path, List<FieldView> kept) {}
