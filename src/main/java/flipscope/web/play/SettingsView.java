package flipscope.web.play;

import flipscope.web.site.FieldView;
import java.util.List;

/**
 * The settings of a game, for its forms.
 *
 * @param fields the hidden form fields of the game
 * @param side which sides the person plays: "black", "white", "both" or "none"
 * @param level the engine's level
 */
public record SettingsView(List<FieldView> fields, String side, int level) {}
