// The course as its reader knows it: what is begun, what is read, which questions are open, and where to go on.
(() => {
    'use strict';

    const { kept } = window;
    const DONE = ['right', 'answered']; // Where nothing is marked, an answer is enough.
    const course = document.getElementById('course');
    const start = document.getElementById('start');
    const progress = document.getElementById('progress');
    const first = start && { text: start.textContent, href: start.href };

    function entry(row) {
        const { last, end, answers } = kept.read(['lessons', row.dataset.lesson]) ?? {};
        const signs = [...row.querySelectorAll('.bit-sign')];
        const states = signs.map(({ dataset }) => {
            const given = dataset.task ? kept.read(['tasks', dataset.task]) : answers?.[dataset.question];
            return given?.state ?? 'open';
        });
        const done = states.filter((each) => DONE.includes(each)).length;
        const isOpen = done < signs.length;
        return { row, last, signs, states, done, isOpen, read: Boolean(end || (signs.length && !isOpen)) };
    }

    function show({ row, last, signs, states, done, read }) {
        const state = row.querySelector('.state');
        state.textContent = read ? state.dataset.done : last === undefined ? '' : state.dataset.begun;
        row.classList.toggle('done', read);
        signs.forEach((sign, index) => { sign.className = `bit-sign ${states[index]}`; });
        const bits = row.querySelector('.question-bits');
        bits?.setAttribute('aria-label', bits.dataset.text.replace('#', done));
    }

    // One goes on where one was last, or with the first that is not read; then with what is still open.
    function wayOn(all) {
        const begun = all.filter((each) => each.last !== undefined && !each.read);
        const latest = begun.reduce((one, other) => (one && one.last > other.last ? one : other), undefined);
        const next = latest ?? all.find((each) => !each.read);
        if (next) return to(next, course.dataset.continue);
        const open = all.find((each) => each.isOpen);
        return open ? to(open, course.dataset.review) : { text: course.dataset.complete, href: document.getElementById('write').href };
    }

    function to({ row }, words) {
        const link = row.querySelector('h3 a');
        return { text: `${words} ${link.textContent}`, href: link.href };
    }

    function showAll() {
        const all = [...document.querySelectorAll('.course-path li')].map(entry);
        all.forEach(show);
        if (!start) return;
        const built = all.filter(({ row }) => row.parentElement === document.querySelector('.course-path'));
        const begun = all.some(({ last, read }) => read || last !== undefined);
        Object.assign(start, { textContent: first.text, href: first.href });
        if (begun) {
            const { text, href } = wayOn(built);
            Object.assign(start, { textContent: text, href });
        }
        progress.hidden = Object.keys(kept.read([])).length < 2;
        progress.firstElementChild.textContent = progress.dataset.text.replace('#', built.filter(({ read }) => read).length);
    }

    // Nobody gets it back, so it is asked about.
    document.getElementById('forget')?.addEventListener('click', ({ target }) => {
        if (confirm(target.dataset.ask)) kept.forget();
    });
    document.addEventListener('kept:changed', showAll);
    showAll();
})();
