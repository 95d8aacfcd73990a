package flipscope.command;

import flipscope.engine.Level;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads the number of a level. */
final class LevelConverter implements ITypeConverter<Level> {

    @Override
    public Level convert(String text) {
        try {
            return new Level(Integer.parseInt(text));
        } catch (NumberFormatException wrong) {
            throw new TypeConversionException("\"" + text + "\" is not the number of a level");
        } catch (IllegalArgumentException wrong) {
            throw new TypeConversionException(wrong.getMessage());
        }
    }
}
