package flipscope.web.draw;

import flipscope.web.site.FieldView;
import java.util.List;

/**
 * Where a question of a lesson is answered.
 *
 * @param name the question's, also of its parameter
 * @param path where the form leads
 * @param kept what else the address holds: the answers to the other questions
 */
public record FormView(String name, String path, List<FieldView> kept) {}
