package flipscope.web;

import flipscope.web.engine.Engines;
import flipscope.web.figure.PaintedImages;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.page.Declared;
import flipscope.web.page.FooterLink;
import flipscope.web.page.Templates;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * What the site gets from whoever carries its requests.
 *
 * @param declared what the features of the site will declare
 * @param assets the URL of a static file by its name
 * @param development whether everything may change between two requests
 * @param footer links for the foot of each page
 */
public record Outside(
        Declared declared,
        UnaryOperator<String> assets,
        Templates templates,
        PaintedImages images,
        Engines engines,
        Benches benches,
        boolean development,
        List<FooterLink> footer) {}
