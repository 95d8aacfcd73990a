package flipscope.command;

import flipscope.notation.NotationException;
import flipscope.notation.PositionText;
import flipscope.rules.Position;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads {@code --position} and reports errors in the words of the notation. */
final class PositionConverter implements ITypeConverter<Position> {

    @Override
    public Position convert(String text) {
        try {
            return PositionText.read(text);
        } catch (NotationException wrong) {
            throw new TypeConversionException(wrong.getMessage());
        }
    }
}
