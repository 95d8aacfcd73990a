package flipscope.trace.parse;

import com.github.javaparser.ast.ImportDeclaration;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

/** Which class a name means, as Java looks it up: code sees only what it imports. */
public final class ClassTable {
    private final Map<String, ClassUnit> units = new LinkedHashMap<>();

    void add(ClassUnit unit) {
        if (units.putIfAbsent(unit.type().getFullyQualifiedName().orElseThrow(), unit) != null) {
            throw unit.text().fault(unit.type().getName(), "a second class named " + unit.name());
        }
    }

    public Collection<ClassUnit> units() {
        return units.values();
    }

    /**
     * The class that a simple name means in a file: itself, imported, or of its package; else null.
     */
    ClassUnit find(ClassUnit from, String simpleName) {
        if (from.name().equals(simpleName)) {
            return from;
        }
        for (ImportDeclaration one : from.source().getImports()) {
            if (!one.isAsterisk() && one.getName().getIdentifier().equals(simpleName)) {
                return visible(from, one.getNameAsString());
            }
        }
        String prefix = from.packageName().isEmpty() ? "" : from.packageName() + ".";
        ClassUnit neighbour = units.get(prefix + simpleName);
        return neighbour != null ? neighbour : onDemand(from, simpleName);
    }

    private ClassUnit onDemand(ClassUnit from, String simpleName) {
        for (ImportDeclaration one : from.source().getImports()) {
            if (!one.isAsterisk()) {
                continue;
            }
            ClassUnit found = visible(from, one.getNameAsString() + "." + simpleName);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private ClassUnit visible(ClassUnit from, String fullName) {
        ClassUnit found = units.get(fullName);
        boolean reachable =
                found != null
                        && (found.type().isPublic()
                                || found.packageName().equals(from.packageName()));
        return reachable ? found : null;
    }
}
