// The code of a task: what was sent last is there again.
(() => {
    'use strict';

    const { kept } = window;
    const taskOf = (editor) => editor?.querySelector('[name="task"]')?.value;
    const task = taskOf(document.getElementById('code'));

    // The page that follows has the result: it counts for whoever sent the code, not for whoever is given its address.
    function send({ target }) {
        const name = taskOf(target.closest?.('.editor'));
        if (name) kept.write(['tasks', name], { ...kept.read(['tasks', name]), sent: true });
    }

    // A task that was solved once stays marked as solved.
    function keepResult(result) {
        const { task, code, whole } = result.dataset;
        const { sent, ...before } = kept.read(['tasks', task]) ?? {};
        if (!sent) return;
        const solved = before.state === 'right';
        const tries = (before.tries ?? 0) + (solved || before.code === code ? 0 : 1);
        const state = solved || result.matches('.correct') ? 'right' : 'wrong';
        kept.write(['tasks', task], { code, whole, when: Date.now(), tries, state });
    }

    // Code that was refused is in the field already.
    async function restore() {
        if (document.getElementById('refused') || location.hash || new URLSearchParams(location.search).has('code')) return;
        const address = await bringBack(document.getElementById('code'), location.href);
        if (address) history.replaceState(history.state, '', address);
    }

    // Puts the code that was sent into an editor, and answers its address. The editor of a lesson is asked for as htmx asks.
    async function bringBack(editor, place) {
        const task = taskOf(editor);
        const { code, whole } = kept.read(['tasks', task]) ?? {};
        if (!code) return null;
        const address = new URL(place);
        Object.entries({ task, code, ...whole && { whole } }).forEach(([key, value]) => address.searchParams.set(key, value));
        const work = editor.closest('.work').id;
        const response = await fetch(address, work === 'work' ? {} : { headers: { 'HX-Request': 'true', 'HX-Target': work } }).catch(() => null);
        if (!response?.ok || !editor.isConnected || editor.contains(document.activeElement)) return null;
        const page = new DOMParser().parseFromString(await response.text(), 'text/html');
        const back = page.getElementById(editor.id);
        editor.replaceWith(back);
        htmx.process(back);
        back.querySelectorAll('textarea').forEach(window.codeEditor.draw);
        return address;
    }

    function showSolved() {
        const words = document.querySelector('[data-open]')?.dataset;
        for (const sign of document.querySelectorAll('.bit-sign[data-task]')) {
            const state = kept.read(['tasks', sign.dataset.task])?.state ?? 'open';
            sign.className = `bit-sign ${state}`;
            sign.textContent = '';
            sign.append(Object.assign(document.createElement('span'), { className: 'unseen', textContent: words[state] }));
        }
    }

    const result = document.getElementById('result');
    document.addEventListener('submit', send);
    document.addEventListener('kept:changed', showSolved);
    // In a lesson the result takes the place of the code that was sent.
    document.addEventListener('htmx:afterSettle', ({ target }) => {
        const found = target.matches?.('.work') && target.querySelector('.found');
        if (found) keepResult(found);
    }, true);
    if (task && result) keepResult(result);
    if (task && !result) restore();
    if (!task) document.querySelectorAll('.work .editor').forEach((editor) => bringBack(editor, editor.querySelector('form').action));
    showSolved();

    // After a check the result is read first.
    if (location.hash === '#result') result?.focus();
})();
