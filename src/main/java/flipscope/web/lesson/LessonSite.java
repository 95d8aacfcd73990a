package flipscope.web.lesson;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.lesson.Lessons;
import flipscope.story.Narrator;
import flipscope.web.compare.ComparisonSummaries;
import flipscope.web.figure.Card;
import flipscope.web.figure.FigureModels;
import flipscope.web.figure.Figures;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.site.Pages;
import flipscope.web.trace.predict.PaperQuestions;

/** Wires the parts that show lessons. */
public final class LessonSite {
    private LessonSite() {}

    public static LessonCards cards(Traces traces, Narrator narrator, Card site) {
        return new LessonCards(traces, narrator, site);
    }

    public static LessonViews views(
            Pages pages,
            Lessons lessons,
            Catalogue catalogue,
            Traces traces,
            Narrator narrator,
            Benches benches) {
        FigureModels models = new FigureModels(catalogue, traces, narrator, pages.words());
        LessonParts parts =
                new LessonParts(
                        new TraceParts(traces, narrator),
                        new FigureParts(new Figures(pages, models), pages.words()),
                        new BenchParts(benches, pages.words()),
                        new ComparisonSummaries(catalogue, traces, narrator, pages.words()),
                        new PaperQuestions(narrator),
                        traces,
                        pages.words());
        return new LessonViews(lessons, parts, pages.words());
    }
}
