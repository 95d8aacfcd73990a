package flipscope.web;

import static com.tngtech.archunit.core.domain.JavaModifier.STATIC;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.AccessTarget.MethodCallTarget;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaStaticInitializer;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import flipscope.judge.Solution;
import flipscope.judge.Tasks;
import flipscope.web.address.Query;
import flipscope.web.address.QueryParameter;
import flipscope.web.exchange.Exchange;
import flipscope.web.figure.CardSource;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Every parameter is declared once, read by its record, and listed in the help. */
class ParametersTest {
    private static final String WEB = "flipscope.web.";

    private static final JavaClasses PRODUCT =
            new ClassFileImporter()
                    .withImportOption(new DoNotIncludeTests())
                    .importPackages("flipscope.web");

    /** Makes the card of a trace from the parameters of another address; carries requests. */
    private static final Set<Class<?>> HANDED_ON = Set.of(CardSource.class, Direct.class);

    /** The tables of the help that list parameters begin with this cell. */
    private static final String HEAD = "| parameter of ";

    /**
     * One parameter.
     *
     * @param of what it is a parameter of: the folder of {@code web} that reads it
     */
    private record Row(String of, String name, String limit, String missing)
            implements Comparable<Row> {
        @Override
        public int compareTo(Row other) {
            return toString().compareTo(other.toString());
        }
    }

    @Test
    void theHelpListsEveryParameterWithItsLimitAndDefault() throws IOException {
        assertThat(written()).isNotEmpty().isEqualTo(declared());
    }

    private static Set<Row> declared() {
        Set<Row> rows = new TreeSet<>();
        for (JavaClass each : PRODUCT) {
            for (JavaField field : each.getFields()) {
                if (field.getRawType().isEquivalentTo(QueryParameter.class)) {
                    rows.add(row(each.getPackageName(), value(field.reflect())));
                }
            }
        }
        return rows;
    }

    private static Row row(String folder, QueryParameter<?> parameter) {
        return new Row(
                folder.substring(WEB.length()).split("\\.")[0],
                parameter.name(),
                String.join(", ", parameter.limit()),
                parameter.missing());
    }

    private static QueryParameter<?> value(Field field) {
        try {
            field.setAccessible(true);
            return (QueryParameter<?>) field.get(null);
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static Set<Row> written() throws IOException {
        Set<Row> rows = new TreeSet<>();
        String of = "";
        for (String line : Files.readAllLines(Path.of("src/docs/addresses.md"))) {
            if (line.startsWith(HEAD)) {
                of = line.substring(HEAD.length()).split("`", 3)[1];
            } else if (!line.startsWith("|")) {
                of = "";
            } else if (!of.isEmpty() && !line.startsWith("| ---")) {
                String[] cells = line.replace("`", "").substring(2).split(" ?\\| ?", -1);
                rows.add(new Row(of, cells[0], cells[1], cells[2]));
            }
        }
        return rows;
    }

    @Test
    void theHelpSaysHowLongCodeMayBeAndNamesEveryTask() throws IOException {
        String help = Files.readString(Path.of("src/docs/addresses.md"));
        assertThat(help.split("up to " + Solution.LONGEST + " characters of code", -1)).hasSize(3);
        assertThat(help)
                .doesNotContainPattern("up to (?!" + Solution.LONGEST + " )\\d+ characters of code")
                .contains("the method to write: `" + String.join("`, `", Tasks.names()) + "`; or");
    }

    /** A parameter that is made while a request is read would be missing from the list. */
    @Test
    void parametersAreConstants() {
        assertThat(
                        PRODUCT.stream()
                                .filter(each -> !each.isEquivalentTo(QueryParameter.class))
                                .flatMap(each -> each.getMethodCallsFromSelf().stream())
                                .filter(call -> isFactory(call.getTarget()))
                                .map(call -> call.getOrigin().getName()))
                .hasSizeGreaterThan(50)
                .containsOnly(JavaStaticInitializer.STATIC_INITIALIZER_NAME);
    }

    private static boolean isFactory(MethodCallTarget method) {
        return method.getOwner().isEquivalentTo(QueryParameter.class)
                && method.getRawReturnType().isEquivalentTo(QueryParameter.class)
                && method.resolveMember().orElseThrow().getModifiers().contains(STATIC);
    }

    /**
     * A query is known where it arrives, in a route, and where it is read: by what declares
     * parameters, and by requests that are put together from those. The cards of shared pages hand
     * the parameters of another address on to the feature that reads them.
     */
    @Test
    void onlyRoutesAndRequestsKnowTheQuery() {
        assertThat(PRODUCT.stream().filter(ParametersTest::knowsTheQuery))
                .hasSizeGreaterThan(10)
                .allMatch(
                        each ->
                                isRoute(each)
                                        || declaresParameters(each)
                                        || each.getSimpleName().endsWith("Request")
                                        || each.getPackageName().startsWith(WEB + "share")
                                        || HANDED_ON.stream().anyMatch(each::isEquivalentTo));
    }

    private static boolean knowsTheQuery(JavaClass each) {
        return !each.getPackageName().equals(Query.class.getPackageName())
                && each.getDirectDependenciesFromSelf().stream()
                        .anyMatch(to -> to.getTargetClass().isEquivalentTo(Query.class));
    }

    private static boolean isRoute(JavaClass each) {
        return each.getMethods().stream()
                .flatMap(method -> method.getRawParameterTypes().stream())
                .anyMatch(type -> type.isEquivalentTo(Exchange.class));
    }

    private static boolean declaresParameters(JavaClass each) {
        return each.getFields().stream()
                .anyMatch(field -> field.getRawType().isEquivalentTo(QueryParameter.class));
    }
}
