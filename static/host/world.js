// The world as the scripts of the pages see it. Every one of them is wrapped in a block that takes these names from here,
// so that its addresses are the site's own and its requests reach the program; the scripts themselves stay as they are.
(() => {
    'use strict';

    const host = window.flipscopeHost;
    const real = { fetch: fetch.bind(window), setTimeout, setInterval, requestAnimationFrame, history, navigator };

    // What belongs to a page ends with it: its timers, its requests.
    let page = new AbortController();
    const ofPage = (act) => {
        const { signal } = page;
        return typeof act === 'function' ? (...all) => { if (!signal.aborted) act(...all); } : act;
    };
    const never = new Promise(() => {});

    // Pictures of the site are no files: their addresses are put aside, to be asked for. A frame has the public one.
    const asideOf = (tag, address) => (tag.startsWith('<iframe') ? ` src="${host.file}#${address}"` : ` data-from-program="${address}"`);
    const adapted = (html) => html.replaceAll(`${host.file}#/static/`, `${host.root}static/`).replace(/<(?:img|iframe)\b[^>]*>/g, (tag) => tag.replace(/\ssrc="(\/[^"]*)"/, (all, address) => (
        host.inside(address, host.root) ? asideOf(tag, address) : all)));

    const isHtml = ({ headers }) => (headers.get('content-type') ?? '').startsWith('text/html');

    function textOf(answer) {
        const text = new TextDecoder().decode(answer.bytes);
        return isHtml(answer) ? adapted(text) : text;
    }

    // A form as a browser sends it without a file; the first file goes beside it.
    async function bodyOf(body) {
        if (body === null || body === undefined) return {};
        if (!(body instanceof FormData)) return { body: `${body}` };
        const fields = [...body].filter(([, value]) => typeof value === 'string');
        const file = [...body.values()].find((value) => value instanceof File && value.name);
        return {
            body: `${new URLSearchParams(fields)}`,
            fileName: file?.name ?? '',
            fileBytes: new Int8Array(file ? await file.arrayBuffer() : 0),
        };
    }

    const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' };

    /** Asks the program for a script of this page; for what is a file, its host. */
    async function send(method, url, headers, body, signal) {
        if (!host.inside(url)) {
            const got = await real.fetch(url, { method, headers, signal });
            return { status: got.status, headers: got.headers, bytes: new Uint8Array(await got.arrayBuffer()), url };
        }
        const isForm = body instanceof FormData || body instanceof URLSearchParams;
        return host.ask({ method, url, headers: { 'Sec-Fetch-Dest': 'empty', ...isForm && FORM, ...headers }, ...await bodyOf(body) }, signal);
    }

    const together = (...signals) => AbortSignal.any(signals.filter(Boolean));

    async function pageFetch(to, { method = 'GET', headers = {}, body, signal } = {}) {
        const { signal: life } = page;
        try {
            const answer = await send(method.toUpperCase(), new URL(to, host.here()), Object.fromEntries(new Headers(headers)), body, together(signal, life));
            const isEmpty = [204, 304].includes(answer.status);
            return new Response(isEmpty ? null : isHtml(answer) ? textOf(answer) : answer.bytes, { status: answer.status, headers: answer.headers });
        } catch (failure) {
            if (life.aborted) return never;
            throw failure;
        }
    }

    class PageRequest extends EventTarget {
        upload = new EventTarget();
        readyState = 0;
        status = 0;
        statusText = '';
        response = '';
        responseText = '';
        responseURL = '';
        #sent = {};
        #headers = new Headers();
        #stop = new AbortController();
        #method;
        #url;

        open(method, to) {
            this.#method = method.toUpperCase();
            this.#url = new URL(to, host.here());
        }

        overrideMimeType() {}

        setRequestHeader(name, value) { this.#sent[name] = value; }

        getResponseHeader(name) { return this.#headers.get(name); }

        getAllResponseHeaders() { return [...this.#headers].map((each) => `${each.join(': ')}\r\n`).join(''); }

        abort() { this.#stop.abort(); }

        #say(name) {
            if (page.signal.aborted) return;
            const event = new ProgressEvent(name);
            this.dispatchEvent(event);
            this[`on${name}`]?.(event);
        }

        async send(body) {
            const { signal: life } = page;
            this.#say('loadstart');
            let end = 'load';
            try {
                const answer = await send(this.#method, this.#url, this.#sent, body, together(this.#stop.signal, life));
                this.#headers = answer.headers;
                this.status = answer.status;
                this.response = this.responseText = textOf(answer);
                this.responseURL = answer.url.href;
            } catch {
                end = this.#stop.signal.aborted ? 'abort' : 'error';
            }
            if (life.aborted) return;
            this.readyState = 4;
            this.#say(end);
            this.#say('loadend');
        }
    }

    // What the program tells while it searches comes as a stream of a server would.
    class PageStream extends EventTarget {
        #stop = new AbortController();

        constructor(to) {
            super();
            const say = (name, data) => { if (!this.#stop.signal.aborted && !page.signal.aborted) this.dispatchEvent(new MessageEvent(name, { data })); };
            const request = { url: new URL(to, host.here()), headers: { Accept: 'text/event-stream' } };
            host.ask(request, together(this.#stop.signal, page.signal), (sentence) => say('thought', sentence))
                .then((answer) => say(answer.status === 200 ? 'done' : 'error', ''), () => say('error', ''));
        }

        close() { this.#stop.abort(); }
    }

    // A picture that a script makes.
    function PageImage(...size) {
        const image = new Image(...size);
        const { set } = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'src');
        let ready = null;
        Object.defineProperty(image, 'src', {
            set(address) {
                const url = host.inside(address, host.here());
                ready = url ? host.pictureOf(url).then((blob) => set.call(image, blob)) : set.call(image, address);
            },
        });
        image.decode = () => Promise.resolve(ready).then(() => HTMLImageElement.prototype.decode.call(image));
        return image;
    }

    const pageLocation = {
        assign: (to) => host.go(to, 'push'),
        replace: (to) => host.go(to, 'replace'),
        reload: () => host.go(host.here(), 'again'),
        toString: () => host.here().href,
    };
    for (const part of ['href', 'origin', 'protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash']) {
        Object.defineProperty(pageLocation, part, {
            get: () => host.here()[part],
            set(value) {
                const to = new URL(part === 'href' ? value : host.here(), host.here());
                if (part !== 'href') to[part] = value;
                host.go(to, 'push');
            },
        });
    }

    const pageHistory = {
        get state() { return host.state(); },
        get length() { return real.history.length; },
        scrollRestoration: 'auto',
        back: () => real.history.back(),
        forward: () => real.history.forward(),
        go: (by) => real.history.go(by),
        pushState: (state, title, to) => host.enter('push', to ?? host.here(), state),
        replaceState: (state, title, to) => host.enter('replace', to ?? host.here(), state),
    };

    // An address that goes out to others is the public one.
    function toShare(text) {
        const url = /^https?:\S+$/.test(text) ? host.inside(text) : null;
        return url ? host.toShare(url) : text;
    }

    const clipboard = real.navigator.clipboard && {
        writeText: (text) => real.navigator.clipboard.writeText(toShare(text)),
        write: (items) => real.navigator.clipboard.write(items),
    };
    const share = real.navigator.share && ((what) => real.navigator.share(what.url ? { ...what, url: toShare(what.url) } : what));
    const pageNavigator = new Proxy(real.navigator, {
        get(target, name) {
            if (name === 'clipboard') return clipboard;
            if (name === 'share') return share;
            const value = target[name];
            return typeof value === 'function' ? value.bind(target) : value;
        },
    });

    Object.assign(host, {
        textOf,
        isHtml,
        bodyOf,
        FORM,
        addressToShare: toShare,
        /** Ends what belongs to the page that is shown. */
        endPage() {
            page.abort();
            page = new AbortController();
        },
        /** The names that a page's script gets. */
        world: {
            location: pageLocation,
            history: pageHistory,
            navigator: pageNavigator,
            fetch: pageFetch,
            XMLHttpRequest: PageRequest,
            EventSource: PageStream,
            Image: PageImage,
            setTimeout: (act, ...rest) => real.setTimeout.call(window, ofPage(act), ...rest),
            setInterval: (act, ...rest) => real.setInterval.call(window, ofPage(act), ...rest),
            requestAnimationFrame: (act) => real.requestAnimationFrame.call(window, ofPage(act)),
        },
    });
})();
