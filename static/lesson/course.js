// The course as its reader knows it: what is begun, what is read, which questions are open, where to go on, and what to see again.
(() => {
    'use strict';

    const { kept, progress } = window;
    // A lesson is done when its questions are answered; if it has none, when its end was read.
    const DONE = ['right', 'answered']; // Where nothing is marked, an answer is enough.
    const course = document.getElementById('course');
    const start = document.getElementById('start');
    const where = document.getElementById('where');
    const review = document.getElementById('review');
    const shown = document.getElementById('progress');
    const first = start && { text: start.textContent, href: start.href };
    const fill = ({ dataset }, number) => dataset.text.replace('#', number);

    function entry(row) {
        const { last, end, at, answers } = kept.read(['lessons', row.dataset.lesson]) ?? {};
        const signs = [...row.querySelectorAll('.bit-sign')];
        const states = signs.map(({ dataset }) => {
            const given = dataset.task ? kept.read(['tasks', dataset.task]) : answers?.[dataset.question];
            return given?.state ?? 'open';
        });
        const done = states.filter((each) => DONE.includes(each)).length;
        const isOpen = done < signs.length;
        const read = signs.length > 0 ? !isOpen : Boolean(end);
        return { row, last, at, signs, states, done, isOpen, read, passed: Boolean(end || read) };
    }

    function show({ row, last, signs, states, done, read }, missed) {
        const state = row.querySelector('.state');
        const { dataset } = state;
        const words = read ? dataset.done : last === undefined ? '' : dataset.begun;
        state.textContent = missed > 0 ? dataset.missed.replace('#', missed) : words;
        row.classList.toggle('done', read);
        signs.forEach((sign, index) => { sign.className = `bit-sign ${states[index]}`; });
        const bits = row.querySelector('.question-bits');
        bits?.setAttribute('aria-label', bits.dataset.text.replace('#', done));
    }

    // Where to go on: first where the reader was last, else the first lesson whose end was not seen, then open questions, then the end of the course.
    function wayOn(all) {
        const begun = all.filter((each) => each.last !== undefined && !each.passed);
        const latest = begun.reduce((one, other) => (one && one.last > other.last ? one : other), undefined);
        return latest ?? all.find((each) => !each.passed) ?? all.find((each) => each.isOpen);
    }

    function lead(all, begun) {
        const next = wayOn(all);
        all.forEach((each) => each.row.classList.toggle('current', begun && each === next));
        if (!begun) return leadTo('', first.text, first.href);
        if (!next) return leadTo('', course.dataset.complete, course.dataset.end);
        const link = next.row.querySelector('h3 a');
        const number = where.dataset.number.replace('#', all.indexOf(next) + 1);
        const { at } = next;
        leadTo(`${number}: ${link.textContent}${at ? `, ${at.title}` : ''}`, course.dataset.continue, `${link.href}${at ? `#${at.id}` : ''}`);
    }

    function leadTo(place, text, href) {
        where.textContent = place;
        Object.assign(start, { textContent: text, href });
    }

    function showReview(missed) {
        review.hidden = missed.length === 0;
        review.firstElementChild.textContent = fill(review.firstElementChild, missed.length);
        if (missed.length > 0) review.lastElementChild.href = missed[0].href;
    }

    function showAll() {
        const all = [...document.querySelectorAll('.course-path li')].map(entry);
        const missed = progress.reviews();
        all.forEach((each) => show(each, missed.filter(({ slug }) => slug === each.row.dataset.lesson).length));
        if (!start) return;
        const built = all.filter(({ row }) => !row.closest('.own'));
        lead(built, all.some(({ last, read }) => read || last !== undefined));
        showReview(missed);
        shown.hidden = Object.keys(kept.read([])).length < 2;
        shown.firstElementChild.textContent = fill(shown, built.filter(({ read }) => read).length);
    }

    // What is deleted is gone for good, so the reader is asked first.
    document.getElementById('forget')?.addEventListener('click', ({ target }) => {
        if (confirm(target.dataset.ask)) kept.forget();
    });
    document.addEventListener('kept:changed', showAll);
    showAll();
})();
