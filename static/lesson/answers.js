// What a reader answered in a lesson is there again when they come back.
(() => {
    'use strict';

    const lesson = document.querySelector('.lesson-page')?.dataset.lesson;
    if (!lesson) return;

    const { kept } = window;
    const PLACE = ['lessons', lesson, 'answers'];
    const answers = () => kept.read(PLACE) ?? {};
    const asked = (page) => [...page.querySelectorAll('form.asked')];

    const reviewed = new URLSearchParams(location.search);
    const ASKS = '?'; // In place of an answer it asks for the right one, which is no try.
    const stateOf = (form) => form?.dataset.state ?? 'open';

    // The parameters of a question: its answer has the name of the question, all else that name, a dot and a word.
    function sentWith(address, name) {
        const all = [...new URL(address, location.href).searchParams];
        const text = all.filter(([key]) => key === name).map(([, value]) => value).join(' ');
        return { text, also: all.filter(([key]) => key.startsWith(`${name}.`)) };
    }

    // The same answer sent again is no further try.
    function keepAnswered({ detail }) {
        if (!detail.successful || !detail.target.matches?.('form.asked')) return;
        const name = detail.target.id;
        const { text, also } = sentWith(detail.pathInfo.finalRequestPath, name);
        if (!text) return;
        const before = answers()[name];
        const isTry = text !== ASKS && text !== before?.text;
        const tries = (before?.tries ?? 0) + (isTry ? 1 : 0);
        const state = stateOf(document.getElementById(name));
        kept.write([...PLACE, name], { text, also, when: Date.now(), tries, state, missed: isMissed(name, state, also) });
    }

    // A question that was missed is asked again later, until it is answered right on another position.
    function isMissed(name, state, also) {
        const isAnother = reviewed.has(`${name}.seed`) || also.some(([key]) => key === `${name}.seed`);
        return !['right', 'answered'].includes(state) || Boolean(answers()[name]?.missed && !isAnother);
    }

    // The server grades answers that stand in the address, so they are put there. A page that has some already is left alone.
    async function restore() {
        const names = asked(document).map((form) => form.id);
        const known = names.filter((name) => answers()[name]?.text);
        if (known.length === 0 || hasAny(names)) return;
        const response = await fetch(withAnswers(known)).catch(() => null);
        if (response?.status === 400) await forgetRefused(known);
        if (!response?.ok) return;
        const page = new DOMParser().parseFromString(await response.text(), 'text/html');
        if (hasAny(names)) return; // The reader answered something before the scripts were there.
        history.replaceState(history.state, '', withAnswers(known));
        show(page);
        kept.write(PLACE, { ...answers(), ...Object.fromEntries(known.map(graded)) });
    }

    // If the lesson has changed since, it may refuse some of them.
    async function forgetRefused(names) {
        for (const name of names) {
            const { status } = await fetch(withAnswers([name]));
            if (status === 400) kept.write([...PLACE, name], undefined);
        }
        if (names.some((name) => !answers()[name])) await restore();
    }

    const hasAny = (names) => [...new URLSearchParams(location.search).keys()].some((key) => names.includes(key.split('.')[0]));

    function withAnswers(names) {
        const address = new URL(location.href);
        for (const name of names) {
            const { text, also } = answers()[name];
            [[name, text], ...also ?? []].forEach(([key, value]) => address.searchParams.set(key, value));
        }
        return address;
    }

    const graded = (name) => [name, { ...answers()[name], state: stateOf(document.getElementById(name)) }];

    function show(page) {
        for (const form of asked(page)) {
            document.getElementById(form.id)?.replaceWith(form);
            htmx.process(form);
        }
        document.dispatchEvent(new CustomEvent('htmx:afterSettle', { detail: {} }));
    }

    document.addEventListener('htmx:afterRequest', keepAnswered);
    restore();
})();
