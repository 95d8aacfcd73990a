// What this device keeps of its reader, and nobody else does: one store under one key, with the number of its form.
window.kept = (() => {
    'use strict';

    const KEY = 'flipscope';
    const VERSION = 1;
    const OLDER = /^(course|answers|game|practice .*)$/;

    let works = true;
    let held = { version: VERSION }; // Where nothing can be stored it lasts as long as the page.

    const isMap = (what) => typeof what === 'object' && what !== null && !Array.isArray(what);

    function map(text) {
        try {
            const found = JSON.parse(text);
            return isMap(found) ? found : {};
        } catch {
            return {};
        }
    }

    // A store that cannot be read is begun anew.
    function all() {
        if (!works) return held;
        const stored = map(localStorage.getItem(KEY));
        return 'version' in stored ? stored : { version: VERSION };
    }

    // The path to a value, a name for each level: ['lessons', 'the-carry-trick', 'answers'].
    const read = (path) => path.reduce((at, name) => (isMap(at) && Object.hasOwn(at, name) ? at[name] : undefined), all());

    function write(path, value) {
        const changed = all();
        let at = changed;
        for (const name of path.slice(0, -1)) {
            if (!Object.hasOwn(at, name) || !isMap(at[name])) at[name] = {};
            at = at[name];
        }
        at[path.at(-1)] = value;
        store(changed);
    }

    function store(changed) {
        held = changed;
        try {
            if (works) localStorage.setItem(KEY, JSON.stringify(changed));
        } catch {
            works = false;
        }
        tell();
    }

    function forget() {
        held = { version: VERSION };
        try { localStorage.removeItem(KEY); } catch { /* Nothing was kept. */ }
        tell();
    }

    function tell() {
        document.documentElement.classList.toggle('keeps-nothing', !works);
        document.dispatchEvent(new CustomEvent('kept:changed'));
    }

    // A store of another version belongs to other scripts than these, and is left as it is.
    function canStore() {
        try {
            localStorage.setItem(`${KEY}?`, '');
            localStorage.removeItem(`${KEY}?`);
            return all().version === VERSION;
        } catch {
            return false;
        }
    }

    // Earlier scripts had keys of their own.
    function takeOver(key) {
        const older = localStorage.getItem(key);
        const entries = Object.entries(map(older));
        if (key === 'game') write(['games'], older.split('\n'));
        if (key === 'course') entries.forEach(([slug, state]) => { write(['lessons', slug], { last: 0, end: state === 'done' }); });
        if (key === 'answers') entries.forEach(([slug, answers]) => takeAnswers(slug, Object.entries(answers)));
        if (works) localStorage.removeItem(key);
    }

    function takeAnswers(slug, answers) {
        for (const [name, text] of answers) {
            if (!name.includes(' ')) write(['lessons', slug, 'answers', name], { text, when: 0, tries: 1 });
        }
    }

    works = canStore();
    if (works) Object.keys(localStorage).filter((key) => OLDER.test(key)).sort().reverse().forEach(takeOver);
    tell();
    // Another tab may write, too, and a page that is gone back to has not seen what was written since.
    addEventListener('storage', ({ key }) => { if (key === KEY || key === null) tell(); });
    addEventListener('pageshow', ({ persisted }) => { if (persisted) tell(); });

    return { read, write, forget, get works() { return works; } };
})();
