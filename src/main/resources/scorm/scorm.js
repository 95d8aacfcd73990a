// Between a course that speaks SCORM 1.2 and a page of Flipscope that speaks SPLICE.
(() => {
    'use strict';

    const frame = document.getElementById('page');
    const LONGEST = 4096; // What cmi.suspend_data holds.
    const MOST_PARENTS = 10;

    // The course offers its interface in a window around this one, or in the one that opened it.
    function above(from) {
        let place = from;
        for (let level = 0; place && level < MOST_PARENTS; level++) {
            try {
                if (place.API) return place.API;
            } catch { /* Another site's window. */ }
            if (place === place.parent) break;
            place = place.parent;
        }
        return null;
    }

    const api = above(window) ?? (window.opener ? above(window.opener) : null);
    const started = api?.LMSInitialize('') === 'true';
    document.getElementById('alone').hidden = started;

    const get = (name) => (started ? api.LMSGetValue(name) : '');

    function state() {
        try {
            return JSON.parse(get('cmi.suspend_data'));
        } catch {
            return null;
        }
    }

    function report({ score, state: now }) {
        if (!started || !(score >= 0 && score <= 1)) return;
        api.LMSSetValue('cmi.core.score.min', '0');
        api.LMSSetValue('cmi.core.score.max', '100');
        api.LMSSetValue('cmi.core.score.raw', String(Math.round(100 * score)));
        api.LMSSetValue('cmi.core.lesson_status', now?.complete ? 'completed' : 'incomplete');
        const text = JSON.stringify(now ?? null);
        if (text.length <= LONGEST) api.LMSSetValue('cmi.suspend_data', text);
        api.LMSCommit('');
    }

    const site = new URL(frame.dataset.page).origin;

    addEventListener('message', ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== site || !data) return;
        if (data.subject === 'SPLICE.reportScoreAndState') report(data);
        if (data.subject === 'SPLICE.getState') {
            source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, state: state() }, site);
        }
    });

    let finished = false;
    function finish() {
        if (started && !finished) api.LMSFinish('');
        finished = true;
    }
    addEventListener('pagehide', finish);

    // A sheet asks each student on positions of their own: by the word that the course knows them by.
    const page = new URL(frame.dataset.page);
    const student = get('cmi.core.student_id').replace(/[^\p{L}\p{N}._@-]/gu, '').replace(/^[._@-]+/, '').slice(0, 40);
    if (frame.dataset.student && student) page.searchParams.set(frame.dataset.student, student);
    frame.src = page;
})();
