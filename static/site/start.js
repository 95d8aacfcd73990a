// htmx makes every link of a page ready in one go, and on a phone that is long enough for a first touch to wait.
// Here it is done a few at a time, with room for the reader in between. A link that is not ready yet is a plain link.
// The last script of a page: the browser does what begins with the whole page together with its last script.
(() => {
    'use strict';

    const SLICE = 6; // milliseconds
    const BY_ITSELF = '[hx-trigger]';
    const ASKED = '[hx-boost] a, a[hx-boost], form, [type=submit], [hx-get]';

    const root = document.documentElement;

    const others = () => (globalThis.scheduler?.yield ? scheduler.yield() : new Promise((go) => { setTimeout(go); }));

    // First what acts without being asked; it may be waited for already.
    const waiting = () => new Set([...document.querySelectorAll(BY_ITSELF), ...document.querySelectorAll(ASKED)]);

    async function makeReady() {
        delete document.body.querySelectorAll;
        let until = 0;
        for (const element of waiting()) {
            if (performance.now() > until) {
                await others();
                until = performance.now() + SLICE;
            }
            if (element.isConnected) htmx.process(element);
        }
        delete root.dataset.starting;
    }

    // htmx has no setting for this. It asks the body for the links, and at the beginning is told of none.
    root.dataset.starting = '';
    document.body.querySelectorAll = () => [];
    document.addEventListener('DOMContentLoaded', makeReady);
})();
