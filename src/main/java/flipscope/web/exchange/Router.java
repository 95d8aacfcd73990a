package flipscope.web.exchange;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.URLDecoder;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Finds who answers a request, where no server does. */
public final class Router implements Routes {
    private static final String AFTER = "after";
    private static final Pattern NAMED = Pattern.compile("\\{(\\w+)}|<(\\w+)>|\\*");

    private final List<Route> routes = new ArrayList<>();

    /** A handler for paths of a form, which has named parts. */
    private record Route(String method, Pattern form, List<String> names, Handler handler) {
        static Route of(String method, String path, Handler handler) {
            List<String> names = new ArrayList<>();
            StringBuilder form = new StringBuilder();
            Matcher part = NAMED.matcher(path);
            int end = 0;
            while (part.find()) {
                form.append(Pattern.quote(path.substring(end, part.start())));
                end = part.end();
                if (part.group(1) != null) {
                    names.add(part.group(1));
                    form.append("([^/]+)");
                } else if (part.group(2) != null) {
                    names.add(part.group(2));
                    form.append("(.+?)");
                } else {
                    form.append(".*?");
                }
            }
            form.append(Pattern.quote(path.substring(end))).append("/?");
            return new Route(method, Pattern.compile(form.toString()), names, handler);
        }

        boolean takes(String path) {
            return form.matcher(path).matches();
        }

        Map<String, String> parts(String path) {
            Map<String, String> parts = new LinkedHashMap<>();
            Matcher found = form.matcher(path);
            if (found.matches()) {
                for (int at = 0; at < names.size(); at++) {
                    String part = found.group(at + 1).replace("+", "%2B");
                    parts.put(names.get(at), URLDecoder.decode(part, UTF_8));
                }
            }
            return parts;
        }
    }

    @Override
    public void get(String path, Handler page) {
        routes.add(Route.of("GET", path, page));
    }

    @Override
    public void post(String path, Handler page) {
        routes.add(Route.of("POST", path, page));
    }

    @Override
    public void options(String path, Handler page) {
        routes.add(Route.of("OPTIONS", path, page));
    }

    @Override
    public void after(String path, Handler last) {
        routes.add(Route.of(AFTER, path, last));
    }

    private Optional<Route> route(String method, String path) {
        return routes.stream()
                .filter(each -> each.method().equals(method) && each.takes(path))
                .findFirst();
    }

    /** Whether somebody answers requests of this method at a path. */
    public boolean knows(String method, String path) {
        return route(method, path).isPresent();
    }

    /** The methods by which a path can be asked for, in order. */
    public Set<String> methods(String path) {
        Set<String> methods = new TreeSet<>();
        for (Route each : routes) {
            if (!each.method().equals(AFTER) && each.takes(path)) {
                methods.add(each.method());
            }
        }
        return methods;
    }

    /** Lets the request be answered by whoever does. */
    public void answer(PlainExchange exchange) {
        Route found = route(exchange.method(), exchange.path()).orElseThrow();
        exchange.routed(found.parts(exchange.path()));
        found.handler().handle(exchange);
    }

    /** Lets the answer be finished. */
    public void finish(PlainExchange exchange) {
        for (Route each : routes) {
            if (each.method().equals(AFTER) && each.takes(exchange.path())) {
                each.handler().handle(exchange);
            }
        }
    }
}
