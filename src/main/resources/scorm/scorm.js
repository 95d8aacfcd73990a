// Between a course that speaks SCORM 1.2 and a page of Flipscope that speaks SPLICE.
(() => {
    'use strict';

    const frame = document.getElementById('page');
    const LONGEST = 4096; // What cmi.suspend_data holds.
    const MOST_PARENTS = 10;
    const ALREADY_STARTED = '103'; // By a page around this one, or before a reload.
    const begun = Date.now();

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

    // Some platforms answer with the text "true", some with the value, and some fail now and then.
    function call(name, ...values) {
        try {
            return String(api[name](...values) ?? '');
        } catch {
            return '';
        }
    }

    const started = Boolean(api)
        && (call('LMSInitialize', '') === 'true' || call('LMSGetLastError') === ALREADY_STARTED);
    document.getElementById('alone').hidden = started;

    const get = (name) => (started ? call('LMSGetValue', name) : '');
    const set = (name, value) => call('LMSSetValue', name, String(value));

    // Who closes the page at once has not completed it.
    const ENDED = ['completed', 'passed', 'failed'];
    if (started && !ENDED.includes(get('cmi.core.lesson_status'))) {
        set('cmi.core.lesson_status', 'incomplete');
        call('LMSCommit', '');
    }

    function state() {
        try {
            return JSON.parse(get('cmi.suspend_data'));
        } catch {
            return null;
        }
    }

    // Where the platform knows the score that passes, it is told who did.
    function status(percent) {
        const mastery = Number.parseFloat(get('cmi.student_data.mastery_score'));
        if (Number.isNaN(mastery)) return 'completed';
        return percent >= mastery ? 'passed' : 'failed';
    }

    function report({ score, state: now }) {
        if (!started || !(score >= 0 && score <= 1)) return;
        const percent = Math.round(100 * score);
        set('cmi.core.score.min', 0);
        set('cmi.core.score.max', 100);
        set('cmi.core.score.raw', percent);
        set('cmi.core.lesson_status', now?.complete ? status(percent) : 'incomplete');
        const text = JSON.stringify(now ?? null);
        if (text.length <= LONGEST) set('cmi.suspend_data', text);
        call('LMSCommit', '');
    }

    addEventListener('message', ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== location.origin || !data) return;
        if (data.subject === 'SPLICE.reportScoreAndState') report(data);
        if (data.subject === 'SPLICE.getState') {
            source.postMessage({ subject: 'SPLICE.getState.response', message_id: data.message_id, state: state() }, origin);
        }
    });

    // HHHH:MM:SS
    function sessionTime() {
        const seconds = Math.round((Date.now() - begun) / 1000);
        const parts = [seconds / 3600, seconds / 60 % 60, seconds % 60].map((part) => String(Math.floor(part)));
        return [parts[0].padStart(4, '0'), ...parts.slice(1).map((part) => part.padStart(2, '0'))].join(':');
    }

    let finished = false;
    function finish() {
        if (started && !finished) {
            set('cmi.core.session_time', sessionTime());
            set('cmi.core.exit', 'suspend'); // The answers are wanted again.
            call('LMSCommit', '');
            call('LMSFinish', '');
        }
        finished = true;
    }
    addEventListener('pagehide', finish);

    // A sheet asks each student on positions of their own: by the word that the course knows them by.
    const student = get('cmi.core.student_id').replace(/[^\p{L}\p{N}._@-]/gu, '').replace(/^[._@-]+/, '').slice(0, 40);
    const who = frame.dataset.student && student ? `?${frame.dataset.student}=${encodeURIComponent(student)}` : '';
    frame.src = frame.dataset.page + who;
})();
