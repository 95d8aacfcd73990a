package flipscope.trace.parse;

import com.github.javaparser.ast.CompilationUnit;
import com.github.javaparser.ast.ImportDeclaration;
import com.github.javaparser.ast.Modifier;
import com.github.javaparser.ast.Modifier.Keyword;
import com.github.javaparser.ast.Node;
import com.github.javaparser.ast.body.BodyDeclaration;
import com.github.javaparser.ast.body.ClassOrInterfaceDeclaration;
import com.github.javaparser.ast.body.ConstructorDeclaration;
import com.github.javaparser.ast.body.FieldDeclaration;
import com.github.javaparser.ast.body.MethodDeclaration;
import com.github.javaparser.ast.body.Parameter;
import com.github.javaparser.ast.body.TypeDeclaration;
import com.github.javaparser.ast.body.VariableDeclarator;
import com.github.javaparser.ast.nodeTypes.NodeWithModifiers;
import flipscope.trace.DisplayFormat;
import flipscope.trace.Domain;
import flipscope.trace.SourceException;
import flipscope.trace.Type;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Reads the declarations of a file: its class, constants and method signatures. */
record DeclarationReader(SourceText text, AnnotationReader annotations, ClassUnit unit) {
    private DeclarationReader(SourceText text, ClassUnit unit) {
        this(text, new AnnotationReader(text, unit.numbering()), unit);
    }

    /**
     * The class of a file; null if it declares only annotations and enums, which hold no code.
     *
     * @throws SourceException if a declaration is not traceable Java
     */
    static ClassUnit read(ParsedFile parsing) {
        List<TypeDeclaration<?>> code = new ArrayList<>(parsing.unit().getTypes());
        code.removeIf(type -> type.isAnnotationDeclaration() || type.isEnumDeclaration());
        if (code.isEmpty()) {
            return null;
        }
        refuseStaticImports(parsing);
        KnownAnnotations.check(parsing.text(), parsing.unit());
        ClassUnit unit = unit(parsing, code);
        DeclarationReader declarations = new DeclarationReader(parsing.text(), unit);
        code.get(0).getMembers().forEach(declarations::member);
        return unit;
    }

    private static void refuseStaticImports(ParsedFile parsing) {
        for (ImportDeclaration one : parsing.unit().getImports()) {
            if (one.isStatic()) {
                throw parsing.text()
                        .refusal(one, "a static import", "write the class before the dot");
            }
        }
    }

    private static ClassUnit unit(ParsedFile parsing, List<TypeDeclaration<?>> code) {
        SourceText text = parsing.text();
        CompilationUnit source = parsing.unit();
        if (source.getTypes().size() > 1) {
            throw text.fault(
                    source.getType(1).getName(),
                    "a second type in one file; give it a file of its own");
        }
        if (!(code.get(0) instanceof ClassOrInterfaceDeclaration type) || type.isInterface()) {
            throw text.refusal(
                    code.get(0).getName(),
                    "an interface or a record",
                    "write a final class with static methods");
        }
        checkHeader(text, type);
        return new ClassUnit(parsing, type);
    }

    private static void checkHeader(SourceText text, ClassOrInterfaceDeclaration type) {
        refuse(text, type.getTypeParameters(), "a type parameter");
        refuse(text, type.getExtendedTypes(), "extends");
        refuse(text, type.getImplementedTypes(), "implements");
        allow(text, type, type.getName(), EnumSet.of(Keyword.PUBLIC, Keyword.FINAL));
    }

    /** Refuses parts of a declaration, if there are any. */
    private static void refuse(SourceText text, List<? extends Node> parts, String what) {
        if (!parts.isEmpty()) {
            throw text.refusal(parts.get(0), what, "leave it out");
        }
    }

    private static void allow(
            SourceText text, NodeWithModifiers<?> node, Node place, Set<Keyword> allowed) {
        Set<Keyword> seen = EnumSet.noneOf(Keyword.class);
        for (Modifier modifier : node.getModifiers()) {
            Keyword word = modifier.getKeyword();
            if (!allowed.contains(word)) {
                throw text.refusal(modifier, "`" + word.asString() + "` here", "leave it out");
            }
            if (!seen.add(word)) {
                throw text.fault(modifier, "`%s` twice".formatted(word.asString()));
            }
        }
        if (seen.stream().filter(word -> ACCESS.contains(word)).count() > 1) {
            throw text.fault(place, "only one of public, protected and private is possible");
        }
    }

    private static final Set<Keyword> ACCESS =
            EnumSet.of(Keyword.PUBLIC, Keyword.PROTECTED, Keyword.PRIVATE);
    private static final Set<Keyword> MEMBER =
            EnumSet.of(
                    Keyword.PUBLIC,
                    Keyword.PROTECTED,
                    Keyword.PRIVATE,
                    Keyword.STATIC,
                    Keyword.FINAL);

    private void member(BodyDeclaration<?> member) {
        if (member instanceof FieldDeclaration field) {
            field.getVariables().forEach(variable -> field(field, variable));
        } else if (member instanceof MethodDeclaration method) {
            method(method);
        } else if (member instanceof ConstructorDeclaration constructor) {
            constructor(constructor);
        } else if (member.isInitializerDeclaration()) {
            throw text.refusal(
                    member,
                    "an initialiser block",
                    "write a static method and call it where the table is declared");
        } else {
            throw text.refusal(member, "a nested type", "give it a file of its own");
        }
    }

    private void constructor(ConstructorDeclaration constructor) {
        boolean empty = constructor.getParameters().isEmpty() && constructor.getBody().isEmpty();
        if (!constructor.isPrivate()
                || !empty
                || !constructor.getNameAsString().equals(unit.name())) {
            throw text.refusal(
                    constructor,
                    "a constructor",
                    "only a private one, empty, so that there are no objects");
        }
    }

    private void field(FieldDeclaration declaration, VariableDeclarator variable) {
        String name = variable.getNameAsString();
        if (!declaration.isStatic() || !declaration.isFinal()) {
            throw text.fault(
                    variable,
                    "`%s` can change; make it static final, or a variable of a method"
                            .formatted(name));
        }
        allow(text, declaration, variable, MEMBER);
        Type type = TypeRules.of(text, variable.getType());
        if (variable.getInitializer().isEmpty()) {
            throw text.fault(variable, "`%s` has no value; write one after it".formatted(name));
        }
        DisplayFormat view = annotations.view(declaration, type);
        Field field = new Field(unit, name, type, view, declaration.isPrivate());
        if (unit.fields().put(name, field) != null) {
            throw text.fault(variable.getName(), "a second constant named `%s`".formatted(name));
        }
    }

    /** Reads a method again from its changed file. Its class keeps the original. */
    static Routine again(ParsedFile changed, Routine before) {
        List<BodyDeclaration<?>> old = members(before.owner().source());
        List<BodyDeclaration<?>> now = members(changed.unit());
        boolean alike = changed.unit().getTypes().size() == 1 && now.size() == old.size();
        if (alike && now.get(old.indexOf(before.source())) instanceof MethodDeclaration method) {
            return new DeclarationReader(changed.text(), before.owner()).routine(method);
        }
        throw changed.text().fault(changed.unit(), "a change must stay inside its method");
    }

    private static List<BodyDeclaration<?>> members(CompilationUnit unit) {
        return unit.getType(0).getMembers();
    }

    private void method(MethodDeclaration method) {
        Routine routine = routine(method);
        if (unit.routines().stream()
                .filter(other -> other.name().equals(routine.name()))
                .anyMatch(other -> other.types().equals(routine.types()))) {
            throw text.fault(
                    method.getName(),
                    "a second method `%s` with the same parameters".formatted(routine.name()));
        }
        unit.routines().add(routine);
    }

    private Routine routine(MethodDeclaration method) {
        refuseHeader(method);
        allow(text, method, method.getName(), MEMBER);
        Type result =
                method.getType().isVoidType() ? Type.VOID : TypeRules.of(text, method.getType());
        DisplayFormat declared = annotations.view(method, result);
        Routine routine = new Routine(unit, text, method, result, declared);
        method.getParameters().forEach(parameter -> parameter(routine, parameter));
        DomainReader domains = new DomainReader(text, annotations);
        method.getParameters().forEach(each -> domains.checkOthers(each, routine.parameters()));
        return routine;
    }

    private void refuseHeader(MethodDeclaration method) {
        if (!method.isStatic()) {
            throw text.fault(
                    method.getName(),
                    "`%s` is not static; write static before it"
                            .formatted(method.getNameAsString()));
        }
        if (method.getBody().isEmpty()) {
            throw text.fault(
                    method.getName(), "`%s` has no body".formatted(method.getNameAsString()));
        }
        refuse(text, method.getTypeParameters(), "a type parameter");
        refuse(text, method.getThrownExceptions(), "throws");
        if (method.getReceiverParameter().isPresent()) {
            throw text.refusal(
                    method.getReceiverParameter().get(), "this", "every method is static");
        }
    }

    private void parameter(Routine routine, Parameter parameter) {
        if (parameter.isVarArgs()) {
            throw text.refusal(
                    parameter, "a variable number of arguments", "name each, or pass a table");
        }
        allow(text, parameter, parameter, EnumSet.of(Keyword.FINAL));
        String name = parameter.getNameAsString();
        Type type = TypeRules.of(text, parameter.getType());
        if (routine.locals().stream().anyMatch(local -> local.name().equals(name))) {
            throw text.fault(parameter.getName(), "a second parameter named `%s`".formatted(name));
        }
        DisplayFormat view = annotations.view(parameter, type);
        // A range says that it is a number, of whatever type.
        boolean number = view == null && parameter.getAnnotationByName("Range").isPresent();
        DisplayFormat drawn = number ? DisplayFormat.NUMBER : view;
        Domain domain = new DomainReader(text, annotations).of(parameter, type, drawn);
        routine.declare(name, type, drawn, domain, parameter.isFinal());
    }
}
