// Asking the program in the worker: one request at a time, in order. What nobody waits for any more is stopped by ending
// the worker, since a search hears nothing; another one starts in about a second.
(() => {
    'use strict';

    const host = window.flipscopeHost;
    const GRACE = 1000; // milliseconds for what is in the way of another request: about what a new start costs
    const KEPT = 40; // answers
    const REDIRECTS = 5;
    const PLAIN = { method: 'GET', body: '', fileName: '', fileBytes: new Int8Array(0) };
    // A module with one structure: a browser that does not know the like cannot run the program.
    const STRUCTURE = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 95, 1, 120, 0]);

    let worker = null;
    let isReady = false;
    let current = null;
    let waiting = [];

    function start() {
        isReady = false;
        worker?.terminate();
        try {
            worker = new Worker(`${host.root}static/host/worker.js`);
        } catch (refused) {
            giveUp(refused);
            return;
        }
        // One that was ended may still have something to say.
        worker.onmessage = ({ target, data }) => { if (target === worker) hear(data); };
        worker.onerror = ({ target, message }) => { if (target === worker) hear({ failed: message ?? 'no worker' }); };
        worker.postMessage({ root: host.root, base: host.base, origin: `${host.file}#` });
    }

    function giveUp(why) {
        worker?.terminate();
        worker = null;
        for (const job of [current, ...waiting].filter(Boolean)) job.reject(why);
        current = null;
        waiting = [];
    }

    function hear(data) {
        if (data.ready) isReady = true;
        else if ('told' in data) current?.tell?.(data.told);
        else if (!data.failed) finish(read(data));
        else if (!isReady) giveUp(new Error(data.failed));
        else again(data.failed);
        next();
    }

    function finish(answer) {
        const job = current;
        current = null;
        job.resolve(answer);
    }

    // What has failed may be broken inside, and a new one is asked once more.
    function again(failure) {
        console.warn(failure);
        if (current?.isSecond) {
            finish(failed());
        } else if (current) {
            current.isSecond = true;
            waiting.unshift(current);
        }
        current = null;
        start();
    }

    const failed = () => ({
        status: 500,
        headers: new Headers({ 'content-type': 'text/html;charset=utf-8' }),
        bytes: new TextEncoder().encode(host.words.failed),
    });

    function read({ head, bytes }) {
        const [status, ...lines] = head.split('\n').map((line) => line.trim());
        const headers = new Headers(lines.filter(Boolean).map((line) => /^([^:]+): *(.*)$/.exec(line).slice(1)));
        return { status: Number(status), headers, bytes: new Uint8Array(bytes.buffer) };
    }

    function next() {
        if (current || !isReady || waiting.length === 0) return;
        current = waiting.shift();
        worker.postMessage(current.request);
    }

    // Stops what runs unless it ends soon. If it is still wanted it is begun anew later.
    function hasten(job) {
        setTimeout(() => {
            if (current !== job) return;
            current = null;
            if (!job.signal?.aborted) waiting.push(job);
            start();
        }, GRACE);
    }

    function drop(job) {
        job.reject(job.signal.reason);
        waiting = waiting.filter((each) => each !== job);
        if (current === job) hasten(job);
    }

    // A page that is asked for goes first; a search that only tells how far it is gives way to anything.
    function enqueue(job, isPage) {
        if (isPage) waiting.unshift(job);
        else waiting.push(job);
        if (current && (isPage || current.tell)) hasten(current);
    }

    function once({ isPage, ...request }, signal, tell) {
        return new Promise((resolve, reject) => {
            signal?.throwIfAborted();
            const job = { request, signal, tell, resolve, reject };
            signal?.addEventListener('abort', () => drop(job));
            enqueue(job, isPage);
            if (!worker) start();
            next();
        });
    }

    // What has a tag follows from its address alone, and is kept for a while: so a step that was fetched ahead is there.
    const kept = new Map();

    function keyOf({ method, address, headers }) {
        const asked = new Headers(headers);
        return method === 'GET' && [address, asked.get('HX-Request'), asked.get('HX-Target')].join('\n');
    }

    function keep(key, answer) {
        if (!key || !answer.headers.has('etag') || answer.status !== 200) return;
        kept.set(key, answer);
        if (kept.size > KEPT) kept.delete(kept.keys().next().value);
    }

    async function known(request, signal, tell) {
        const key = keyOf(request);
        if (kept.has(key)) return kept.get(key);
        const headers = Object.entries(request.headers ?? {}).map((each) => each.join(': ')).join('\n');
        const answer = await once({ ...PLAIN, ...request, headers }, signal, tell);
        keep(key, answer);
        return answer;
    }

    /**
     * The answer to a request: status, headers, bytes, and the address it came from in the end.
     * `leaves` is where it leads if that is not ours. `tell` hears sentences while a search runs;
     * `isPage` says that a reader waits for a whole page.
     */
    async function ask({ url, ...request }, signal, tell) {
        let asked = { ...PLAIN, ...request };
        let at = url;
        for (let hops = 0; ; hops++) {
            const answer = await known({ ...asked, address: host.path(at) }, signal, tell);
            const to = answer.headers.get('location');
            if (answer.status < 300 || answer.status > 399 || !to || hops === REDIRECTS) return { ...answer, url: at };
            const there = host.inside(to, at);
            if (!there) return { ...answer, url: at, leaves: new URL(to, at) };
            if (!there.hash) there.hash = at.hash;
            at = there;
            asked = { ...PLAIN, headers: request.headers, isPage: request.isPage };
        }
    }

    const canRun = () => typeof WebAssembly === 'object' && WebAssembly.validate(STRUCTURE) && 'any' in AbortSignal;

    Object.assign(host, { ask, canRun });
})();
