package flipscope.trace;

import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** The real compiler, in memory: what it makes of source text, or what it says is wrong with it. */
public final class Javac {
    private static final JavaCompiler COMPILER = ToolProvider.getSystemJavaCompiler();

    /** Shared: opening the class library costs more than compiling a few lines. */
    private static final StandardJavaFileManager FILES =
            COMPILER.getStandardFileManager(null, Locale.ROOT, null);

    private Javac() {}

    /** The classes of these sources, by name. */
    public static Map<String, Class<?>> compile(List<SourceFile> files) {
        Map<String, ByteArrayOutputStream> classes = new HashMap<>();
        List<Diagnostic<? extends JavaFileObject>> errors = compile(files, classes);
        if (!errors.isEmpty()) {
            throw new IllegalArgumentException(errors.toString());
        }
        return load(classes);
    }

    /** The lines on which the compiler finds fault, in its order. */
    static List<Long> faultyLines(List<SourceFile> files) {
        return compile(files, new HashMap<>()).stream().map(Diagnostic::getLineNumber).toList();
    }

    private static List<Diagnostic<? extends JavaFileObject>> compile(
            List<SourceFile> files, Map<String, ByteArrayOutputStream> classes) {
        DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
        List<String> options = List.of("-proc:none", "-Xlint:none");
        List<Source> sources = files.stream().map(Source::new).toList();
        COMPILER.getTask(null, new Memory(FILES, classes), diagnostics, options, null, sources)
                .call();
        return diagnostics.getDiagnostics().stream()
                .filter(one -> one.getKind() == Diagnostic.Kind.ERROR)
                .toList();
    }

    private static Map<String, Class<?>> load(Map<String, ByteArrayOutputStream> classes) {
        ClassLoader loader =
                new ClassLoader(Javac.class.getClassLoader()) {
                    @Override
                    protected Class<?> findClass(String name) throws ClassNotFoundException {
                        if (!classes.containsKey(name)) {
                            throw new ClassNotFoundException(name);
                        }
                        byte[] bytes = classes.get(name).toByteArray();
                        return defineClass(name, bytes, 0, bytes.length);
                    }
                };
        Map<String, Class<?>> loaded = new HashMap<>();
        for (String name : new ArrayList<>(classes.keySet())) {
            try {
                loaded.put(name, loader.loadClass(name));
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
        return loaded;
    }

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(SourceFile file) {
            super(URI.create("memory:///" + file.name()), Kind.SOURCE);
            this.text = file.text();
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    private static final class Memory extends ForwardingJavaFileManager<JavaFileManager> {
        private final Map<String, ByteArrayOutputStream> classes;

        Memory(JavaFileManager standard, Map<String, ByteArrayOutputStream> classes) {
            super(standard);
            this.classes = classes;
        }

        @Override
        public JavaFileObject getJavaFileForOutput(
                Location location, String name, JavaFileObject.Kind kind, FileObject sibling) {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            classes.put(name, bytes);
            return new SimpleJavaFileObject(URI.create("memory:///" + name + ".class"), kind) {
                @Override
                public OutputStream openOutputStream() {
                    return bytes;
                }
            };
        }
    }
}
