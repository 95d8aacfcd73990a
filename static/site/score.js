// In the frame of a course: after each checked answer it is told the score, and what was answered comes back from it, in
// the words of SPLICE (cssplice.org).
(() => {
    'use strict';

    if (window.parent === window) return;

    const here = new URL(location.href);
    // The address of what is framed, without the answers in it.
    const content = here.pathname + (here.searchParams.has('at') ? `#${here.searchParams.get('at')}` : '');
    const shown = new Set(); // Questions whose answer was shown: typing it then scores nothing.
    let search = here.search;
    let told = '';
    let count = 0;

    function say(subject, more) {
        count += 1;
        const name = `${Date.now()}-${count}`;
        window.parent.postMessage({ subject, message_id: name, ...more }, '*');
        return name;
    }

    const nameOf = (form) => form.id || 'question';

    function ofQuestions() {
        const asked = [...document.querySelectorAll('form.asked[data-state]')];
        asked.filter((form) => form.querySelector('.verdict:is(.shown, .missed)')).forEach((form) => shown.add(nameOf(form)));
        const right = asked.filter((form) => form.dataset.state === 'right' && !shown.has(nameOf(form)));
        return asked.length && {
            score: right.length / asked.length,
            complete: asked.every((form) => form.dataset.state !== 'open' || shown.has(nameOf(form))),
        };
    }

    function ofSheet() {
        const sheet = document.querySelector('.sheet[data-score]')?.dataset;
        return sheet && { score: Number(sheet.score), complete: sheet.complete === 'true' };
    }

    function ofTask() {
        const result = document.querySelector('.found[data-task]');
        const right = result?.matches('.correct');
        return result && { score: right ? 1 : 0, complete: right };
    }

    // Only what is new is told; a page on which nothing is answered yet has nothing to tell.
    function report() {
        const result = ofSheet() ?? ofTask() ?? ofQuestions();
        if (!result || !told && !isAnswered()) return;
        const { score, complete } = result;
        const state = { search, shown: [...shown], complete };
        const text = JSON.stringify([score, state]);
        if (text !== told) say('SPLICE.reportScoreAndState', { content_id: content, score, state });
        told = text;
    }

    const isAnswered = () => Boolean(document.querySelector(
        'form.asked[data-state]:not([data-state="open"]), .verdict.shown, .sheet .card, .found'));

    let asked = null;
    function restore({ source, data }) {
        if (source !== window.parent || data?.subject !== 'SPLICE.getState.response' || data.message_id !== asked) return;
        asked = null;
        const known = data.state;
        if (Array.isArray(known?.shown)) known.shown.forEach((name) => shown.add(String(name)));
        if (typeof known?.search !== 'string' || isAnswered()) return;
        const there = new URL(here);
        new URLSearchParams(known.search).forEach((value, name) => there.searchParams.set(name, value));
        if (there.href !== here.href) location.replace(there);
    }

    // The address of a checked answer has all others in it.
    function hear({ detail }) {
        const checked = detail.shouldSwap && detail.target.closest?.('form.asked, #trace, .work, .stepper');
        if (checked && detail.xhr.responseURL) search = new URL(detail.xhr.responseURL).search;
    }

    addEventListener('message', restore);
    document.addEventListener('htmx:beforeSwap', hear);
    document.addEventListener('htmx:afterSettle', report);
    addEventListener('load', () => {
        report();
        if (!isAnswered()) asked = say('SPLICE.getState', { content_id: content });
    });
})();
