// How far a reader has come: kept by this browser, and by nobody else.
(() => {
    'use strict';

    const KEY = 'course';
    const READ = { begun: 'begun', done: 'done' };

    function kept() {
        try { return JSON.parse(localStorage.getItem(KEY)) ?? {}; } catch { return {}; }
    }

    function keep(states) {
        try { localStorage.setItem(KEY, JSON.stringify(states)); } catch { /* Lasts as long as the page. */ }
    }

    // On the path: what is begun, what is done, and where to go on.
    function showPath() {
        const start = document.getElementById('start');
        const rows = [...document.querySelectorAll('.course-path li')];
        const states = kept();
        for (const row of rows) {
            const state = row.querySelector('.state');
            state.textContent = state.dataset[states[row.dataset.lesson]] ?? '';
            row.classList.toggle('done', states[row.dataset.lesson] === READ.done);
        }
        if (start) showWayOn(start, rows, states);
    }

    // One goes on where one was last, or else with the first that is not done.
    function showWayOn(start, rows, states) {
        const course = [...document.querySelector('.course-path').children];
        const isDone = (row) => states[row.dataset.lesson] === READ.done;
        const begun = course.filter((row) => states[row.dataset.lesson] === READ.begun);
        const next = begun.at(-1) ?? course.find((row) => !isDone(row));
        const progress = document.getElementById('progress');
        progress.hidden = !rows.some((row) => row.dataset.lesson in states);
        progress.firstElementChild.textContent = progress.dataset.text.replace('#', course.filter(isDone).length);
        if (progress.hidden || !next) return;
        const link = next.querySelector('a');
        start.href = link.href;
        start.textContent = `${document.getElementById('course').dataset.continue} ${link.textContent}`;
    }

    // On a lesson: it is begun by being opened, and done when its reader says so.
    function showLesson(lesson) {
        const button = document.getElementById('page_done');
        const words = { begun: button.textContent, done: button.dataset.done };
        const show = () => {
            const state = kept()[lesson] ?? READ.begun;
            button.textContent = words[state] ?? words.begun;
            button.setAttribute('aria-pressed', state === READ.done);
            button.classList.toggle('main-button', state !== READ.done);
        };
        const set = (state) => keep({ ...kept(), [lesson]: state });
        if (!(lesson in kept())) set(READ.begun);
        button.addEventListener('click', () => {
            set(kept()[lesson] === READ.done ? READ.begun : READ.done);
            show();
        });
        show();
    }

    // Nobody gets it back, so it is asked about.
    function forget({ target }) {
        if (!confirm(target.dataset.ask)) return;
        try { [KEY, 'answers'].forEach((each) => localStorage.removeItem(each)); } catch { /* Nothing was kept. */ }
        location.reload();
    }

    const lesson = document.querySelector('.lesson-page');
    if (lesson) showLesson(lesson.dataset.lesson);
    if (document.querySelector('.course-path')) showPath();
    document.getElementById('forget')?.addEventListener('click', forget);
    document.getElementById('page_print')?.addEventListener('click', () => window.print());
})();
