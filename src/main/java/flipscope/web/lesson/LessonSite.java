package flipscope.web.lesson;

import flipscope.catalogue.Traces;
import flipscope.lesson.Lessons;
import flipscope.story.Narrators;
import flipscope.text.Messages;
import flipscope.web.figure.Card;
import flipscope.web.figure.FigureModels;
import flipscope.web.figure.Figures;
import flipscope.web.lesson.bench.Benches;
import flipscope.web.site.Pages;
import flipscope.web.trace.TraceSite;
import flipscope.web.trace.predict.PaperQuestions;

/** Wires the parts that show lessons. */
public final class LessonSite {
    private LessonSite() {}

    /**
     * The pages of lessons.
     *
     * @param site the card of the whole site
     */
    public static LessonPages pages(TraceSite trace, Lessons lessons, Benches benches, Card site) {
        Pages pages = trace.pages();
        return new LessonPages(
                pages,
                lessons,
                new LessonViews(lessons, parts(trace, benches), pages.words()),
                new LessonCards(trace.traces(), trace.narrators(), site));
    }

    private static LessonParts parts(TraceSite trace, Benches benches) {
        Traces traces = trace.traces();
        Narrators narrators = trace.narrators();
        Messages words = trace.pages().words();
        FigureModels models = new FigureModels(trace.code(), words);
        return new LessonParts(
                new TraceParts(traces, narrators),
                new FigureParts(new Figures(words, models), words),
                new BenchParts(benches, words),
                trace,
                new PaperQuestions(narrators),
                traces,
                words);
    }
}
