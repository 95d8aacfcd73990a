// Inside somebody else's page: tells the page how tall this one is, in the three languages that pages listen to.
// The height is that of what is in the frame, never that of the frame, so that it can shrink again.
(() => {
    'use strict';

    // A lesson scrolls in its frame: on one as tall as all of it no picture would be beside its text. A toy alone does not.
    if (window.parent === window || document.querySelector('.lesson-page:not(.alone)')) return;

    const say = (message) => window.parent.postMessage(message, '*');
    const measured = () => Math.ceil(document.body.getBoundingClientRect().height);

    let told = 0;
    let heardByH5p = false;

    function h5p(action) {
        say({ context: 'h5p', action, scrollHeight: measured(), clientHeight: measured() });
    }

    function tell() {
        told = measured();
        say({ type: 'flipscope.resize', height: told });
        say({ subject: 'lti.frameResize', height: told });
        if (heardByH5p) h5p('prepareResize');
    }

    // Only a height that has changed is told: otherwise each message could cause the next one.
    function tellIfNew() {
        if (measured() !== told) tell();
    }

    // H5P's hosts answer a greeting, and want to know before the height changes.
    const H5P = {
        ready: () => h5p('hello'),
        hello: () => { heardByH5p = true; h5p('prepareResize'); },
        resizePrepared: () => h5p('resize'),
        resize: () => h5p('prepareResize'),
    };

    addEventListener('message', (event) => {
        if (event.source !== window.parent || !event.data) return;
        if (event.data.type === 'flipscope.hello') tell();
        if (event.data.context === 'h5p' && Object.hasOwn(H5P, event.data.action)) H5P[event.data.action]();
    });
    addEventListener('load', () => { h5p('hello'); tell(); });
    document.addEventListener('htmx:afterSettle', tellIfNew);
    new ResizeObserver(tellIfNew).observe(document.body);
})();

// Slides are left by their own keys, also from a frame that has the focus: a clicker's always, arrows where there is no
// further step. The host is told in the words of reveal.js and in ours.
(() => {
    'use strict';

    if (window.parent === window) return;

    const PAGES = { PageUp: 'prev', PageDown: 'next' };
    const ARROWS = { ArrowLeft: 'prev', ArrowRight: 'next' };
    const TYPED_INTO = 'input:not([type=range]), textarea, select';

    function leave(method) {
        window.parent.postMessage(JSON.stringify({ method }), '*');
        window.parent.postMessage({ type: 'flipscope.leave', method }, '*');
    }

    function hear(event) {
        const page = PAGES[event.key];
        const method = page ?? ARROWS[event.key];
        const held = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
        if (!method || held || event.defaultPrevented || event.target.closest?.(TYPED_INTO)) return;
        if (page) event.stopPropagation();
        if (page && event.target.matches('[type=range]')) event.preventDefault();
        leave(method);
    }

    // A clicker's keys are heard before anything else here, arrows after everything else.
    addEventListener('keydown', (event) => { if (PAGES[event.key]) hear(event); }, true);
    addEventListener('keydown', (event) => { if (ARROWS[event.key]) hear(event); });

    // What reveal.js says when it goes on: the next key is to reach it.
    addEventListener('message', (event) => {
        if (event.source === window.parent && event.data === 'slide:stop' && document.hasFocus()) window.parent.focus();
    });
})();

// In a frame that may not send forms the browser says nothing when a button is pressed; htmx needs no more than the event.
(() => {
    'use strict';

    if (window.origin !== 'null') return;

    document.addEventListener('click', (event) => {
        const button = event.target.closest?.('button');
        if (!button?.form || button.type !== 'submit' || button.form.method === 'post') return;
        event.preventDefault();
        // A form without htmx opens a page, and a frame may always open another one in itself.
        if (button.form.closest('[hx-disable]')) {
            if (!button.form.reportValidity()) return;
            const address = new URL(button.form.action);
            address.search = new URLSearchParams(new FormData(button.form, button));
            location.assign(address);
            return;
        }
        button.form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
    });
})();
