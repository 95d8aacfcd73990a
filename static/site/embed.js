// Inside somebody else's page: tells the page how tall this one is, in the three languages that pages listen to.
// The height is that of what is in the frame, never that of the frame, so that it can shrink again.
(() => {
    'use strict';

    if (window.parent === window) return;

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

    // Only what is new is worth telling: what follows a message must not set off the next one.
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

// In a frame that may not send forms the browser says nothing when a button is pressed; htmx needs no more than the event.
(() => {
    'use strict';

    if (window.origin !== 'null') return;

    document.addEventListener('click', (event) => {
        const button = event.target.closest?.('button');
        if (!button?.form || button.type !== 'submit' || button.form.method === 'post') return;
        event.preventDefault();
        button.form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
    });
})();
