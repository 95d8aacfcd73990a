package flipscope.web.lesson;

import flipscope.catalogue.Catalogue;
import flipscope.catalogue.Traces;
import flipscope.lesson.Lessons;
import flipscope.story.Narrator;
import flipscope.web.Pages;
import flipscope.web.bench.Benches;
import flipscope.web.compare.Briefs;
import flipscope.web.figure.Card;
import flipscope.web.figure.Figures;
import flipscope.web.figure.Shots;
import flipscope.web.stepper.PaperQuestions;

/** Puts together what shows lessons. */
public final class LessonSite {
    private LessonSite() {}

    /** What links to lessons show. */
    public static LessonCards cards(Traces traces, Narrator narrator, Card site) {
        return new LessonCards(traces, narrator, site);
    }

    /** What builds the pages of lessons. */
    public static LessonViews views(
            Pages pages,
            Lessons lessons,
            Catalogue catalogue,
            Traces traces,
            Narrator narrator,
            Benches benches) {
        Shots shots = new Shots(catalogue, traces, narrator, pages.words());
        Parts parts =
                new Parts(
                        new TraceParts(traces, narrator),
                        new FigureParts(new Figures(pages, shots), pages.words()),
                        new BenchParts(benches, pages.words()),
                        new Briefs(catalogue, traces, narrator, pages.words()),
                        new PaperQuestions(narrator),
                        traces,
                        pages.words());
        return new LessonViews(lessons, parts, pages.words());
    }
}
