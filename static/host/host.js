// Shows the pages of the site in this one file: each is written as a whole, as if it had been loaded. Links and forms that
// no script takes are answered here, and the history holds the public addresses.
(() => {
    'use strict';

    const host = window.flipscopeHost;
    const line = document.getElementById('host-line');
    const words = (name) => line.querySelector(`[data-when=${name}]`);
    host.words = { failed: `<!doctype html><html lang="en">${document.getElementById('host-failed').innerHTML}` };

    // Where it cannot run it says so beside the copy of the first page.
    function sayWhy(name) {
        for (const each of line.querySelectorAll('[data-when]')) each.hidden = each !== words(name);
        for (const link of line.querySelectorAll('a')) link.href = location.href;
        if (name !== 'starting') document.documentElement.classList.remove('host-awaits');
    }

    // Storage may be closed; then places on pages last as long as this document.
    const PLACES = 'flipscope places';
    function storedPlaces() {
        try { return JSON.parse(sessionStorage.getItem(PLACES)) ?? []; } catch { return []; }
    }
    const places = new Map(storedPlaces());
    function storePlaces() {
        try { sessionStorage.setItem(PLACES, JSON.stringify([...places].slice(-100))); } catch { /* Not kept. */ }
    }

    // History: each entry says in which written page it was made, and has a name, by which its place on the page is known.

    let at = host.asked();
    let state = history.state;
    let count = 0;
    const named = () => `${Date.now()}.${count += 1}`;
    let written = named();
    let entry = state?.flipscope?.entry ?? named();

    // A frame that may not touch the history is still shown; its address stays.
    function mark(how, url, more) {
        at = url;
        if (how === 'push') entry = named();
        state = { ...more, flipscope: { entry, page: written } };
        try {
            history[how === 'push' ? 'pushState' : 'replaceState'](state, '', host.toShare(url));
        } catch { /* Not allowed here. */ }
    }

    // The browser itself goes to a place on the page, and knows then what is its target; after that the public address is back.
    function moveTo(id) {
        try {
            location.replace(`#${id}`);
            history.replaceState(state, '', host.toShare(at));
        } catch {
            document.getElementById(decodeURIComponent(id))?.scrollIntoView();
        }
    }

    function move(url, how) {
        mark(how, url);
        if (url.hash) moveTo(url.hash.slice(1));
        else scrollTo(0, 0);
        dispatchEvent(new HashChangeEvent('hashchange'));
    }

    // Pages

    let pictures = [];
    let turn = new AbortController();

    function write(html, place) {
        host.endPage();
        pictures.forEach((each) => URL.revokeObjectURL(each));
        pictures = [];
        document.open();
        listen();
        document.addEventListener('DOMContentLoaded', () => {
            showPictures(document);
            if (place) scrollTo(...place);
            else if (at.hash) moveTo(at.hash.slice(1));
            else scrollTo(0, 0);
        });
        document.write(html);
        document.close();
    }

    const escaped = (text) => text.replace(/[&<>"]/g, (each) => `&#${each.charCodeAt(0)};`);
    const plainPage = (url, content) => `<!doctype html><meta charset="utf-8"><title>${escaped(host.path(url))}</title>${content}`;

    // What is no page is shown as a browser would: a picture as such, anything else as text.
    function pageOf(answer) {
        if (host.isHtml(answer)) return host.textOf(answer);
        const isPicture = answer.headers.get('content-type')?.startsWith('image/');
        const address = escaped(host.path(answer.url));
        return plainPage(answer.url, isPicture ? `<img alt="" data-from-program="${address}">` : `<pre>${escaped(host.textOf(answer))}</pre>`);
    }

    const dest = window === window.parent ? 'document' : 'iframe';

    /** Shows a page; `place` is where it had been left. */
    async function show(url, how, sent = {}, place = null) {
        turn.abort();
        turn = new AbortController();
        const { signal } = turn;
        document.documentElement.style.cursor = 'progress';
        try {
            const answer = await host.ask({ url, isPage: true, ...sent, headers: { Accept: 'text/html', 'Sec-Fetch-Dest': dest, ...sent.headers } }, signal);
            if (!signal.aborted) arrive(answer, how, place);
        } catch (failure) {
            if (signal.aborted) return;
            console.warn(failure);
            if (line.isConnected) {
                sayWhy('closed');
                return;
            }
            mark(how, url);
            write(host.words.failed);
        } finally {
            if (!signal.aborted) document.documentElement.style.cursor = '';
        }
    }

    function arrive(answer, how, place) {
        if (answer.leaves) {
            location.assign(answer.leaves);
            return;
        }
        const kind = answer.headers.get('content-disposition') ?? '';
        if (kind.startsWith('attachment')) {
            save(answer, /filename="?([^";]+)/.exec(kind)?.[1] ?? '');
            return;
        }
        written = named();
        mark(how === 'push' ? 'push' : 'replace', answer.url);
        write(pageOf(answer), place);
    }

    const isSamePage = (url) => host.path(url) === host.path(at);

    /** Goes to an address as a browser would; a place on the page that is shown needs no other page. */
    function go(to, how) {
        const url = host.inside(to, at);
        if (!url) location.assign(new URL(to, at));
        else if (how !== 'again' && !line.isConnected && isSamePage(url) && url.hash) move(url, url.href === at.href ? 'replace' : how);
        else show(url, url.href === at.href ? 'replace' : how, {}, how === 'again' ? [scrollX, scrollY] : null);
    }

    // Pictures and files that the program makes

    const blobOf = (answer) => URL.createObjectURL(new Blob([answer.bytes], { type: answer.headers.get('content-type') }));

    async function pictureOf(url) {
        const answer = await host.ask({ url, headers: { Accept: 'image/*', 'Sec-Fetch-Dest': 'image' } });
        const blob = blobOf(answer);
        pictures.push(blob);
        return blob;
    }

    function showPictures(part) {
        for (const image of part.querySelectorAll('img[data-from-program]')) {
            const url = host.inside(image.dataset.fromProgram, at);
            image.removeAttribute('data-from-program');
            pictureOf(url).then((blob) => { image.src = blob; }).catch(() => {});
        }
    }

    function save(answer, name) {
        const link = document.createElement('a');
        link.href = blobOf(answer);
        link.download = name;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    }

    // Links and forms

    // What the browser itself does with a link (a new tab, copying, a bookmark) it does with the public address.
    function lend(link, url) {
        const own = link.getAttribute('href');
        link.setAttribute('href', host.toShare(url));
        setTimeout(() => link.setAttribute('href', own));
    }

    const linkOf = (event) => event.target.closest?.('a[href]');
    const isElsewhere = (target) => Boolean(target) && target !== '_self';
    const isModified = (event) => event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

    function pass(event) {
        const link = linkOf(event);
        const url = link && host.inside(link.getAttribute('href'), at);
        if (url) lend(link, url);
    }

    function follow(event) {
        const link = linkOf(event);
        const url = link && !event.defaultPrevented && host.inside(link.getAttribute('href'), at);
        if (!url) return;
        if (isModified(event) || isElsewhere(link.getAttribute('target'))) {
            lend(link, url);
            return;
        }
        event.preventDefault();
        if (link.hasAttribute('download')) host.ask({ url }).then((answer) => save(answer, link.getAttribute('download')));
        else go(url, 'push');
    }

    // Lines of a form end as browsers send them.
    function fieldsOf(form, submitter) {
        const fields = new FormData();
        for (const [name, value] of new FormData(form, submitter)) {
            fields.append(name, typeof value === 'string' ? value.replace(/\r\n?|\n/g, '\r\n') : value);
        }
        return fields;
    }

    async function submit(event) {
        const { target: form, submitter } = event;
        const said = (name) => submitter?.getAttribute(`form${name}`) ?? form.getAttribute(name);
        const url = !event.defaultPrevented && host.inside(said('action') || at, at);
        if (!url) return;
        event.preventDefault();
        const fields = fieldsOf(form, submitter);
        if (said('method')?.toLowerCase() === 'post') {
            show(url, 'push', { method: 'POST', ...await host.bodyOf(fields), headers: host.FORM });
            return;
        }
        url.search = new URLSearchParams([...fields].filter(([, value]) => typeof value === 'string'));
        if (isElsewhere(said('target'))) open(host.toShare(url), said('target'), 'noopener');
        else go(url, 'push');
    }

    // Back, Forward and an address typed over the one that is there. What was made by the scripts of the written page is
    // theirs, as on a server; for all else a page is shown.
    function travel(event) {
        const there = history.state?.flipscope;
        const url = host.asked();
        const isPlace = location.hash && !location.hash.startsWith('#/');
        if (isPlace || there?.entry === entry) {
            event.stopImmediatePropagation();
            return;
        }
        if (there?.page === written) {
            at = url;
            state = history.state;
            entry = there.entry;
            if (places.has(entry)) scrollTo(...places.get(entry));
            return;
        }
        event.stopImmediatePropagation();
        if (!there && url.href === at.href) return;
        entry = there?.entry ?? named();
        // Not before the browser has looked for the whole of what follows the # as a place.
        if (!there && isSamePage(url) && url.hash) setTimeout(() => move(url, 'replace'));
        else show(url, 'replace', {}, places.get(entry) ?? null);
    }

    // What a hand copies may be an address, too.
    function copy(event) {
        const { activeElement: field } = document;
        const text = field?.selectionEnd > 0 ? field.value.slice(field.selectionStart, field.selectionEnd) : `${getSelection()}`;
        const shared = host.addressToShare(text.trim());
        if (event.defaultPrevented || shared === text.trim()) return;
        event.preventDefault();
        event.clipboardData.setData('text/plain', shared);
    }

    // Scripts name the page by its own address; whoever reads the document wants the public one.
    function nameThePage(link) {
        const shared = host.addressToShare(link.href);
        if (link.href !== shared) link.href = shared;
    }

    new MutationObserver((changes) => {
        for (const { target } of changes) {
            if (target.id === 'canonical') nameThePage(target);
            else showPictures(target);
        }
    }).observe(document, { childList: true, subtree: true, attributeFilter: ['href'] });

    // In a document that was written Chromium says again and again that a resting pointer has come over the same element.
    let over = null;
    function hush(event) {
        if (event.target === over && !event.relatedTarget) event.stopImmediatePropagation();
        over = event.target;
    }

    // A document that is written anew has lost all listeners; these come before those of the page's own scripts.
    function listen() {
        addEventListener('popstate', travel);
        addEventListener('hashchange', (event) => { if (event.isTrusted) event.stopImmediatePropagation(); });
        addEventListener('click', follow);
        addEventListener('auxclick', pass);
        addEventListener('contextmenu', pass);
        addEventListener('dragstart', pass);
        addEventListener('submit', submit);
        addEventListener('pointerover', hush, true);
        addEventListener('copy', copy);
        addEventListener('scroll', () => places.set(entry, [scrollX, scrollY]), { passive: true });
        addEventListener('pagehide', storePlaces);
    }

    Object.assign(host, {
        here: () => at,
        state: () => state,
        enter: (how, to, more) => mark(how, host.inside(to, at) ?? at, more),
        go,
        pictureOf,
    });

    // A lesson has a copy of its own, which can be read while the program is on its way.
    async function showCopy() {
        const lesson = /^\/lessons\/[^/]+$/.exec(at.pathname);
        const answer = lesson && await fetch(`${host.root}${lesson[0].slice(1)}/index.html`);
        if (!answer?.ok) return;
        const copy = new DOMParser().parseFromString(await answer.text(), 'text/html');
        if (!line.isConnected) return;
        for (const sheet of copy.querySelectorAll('link[rel=stylesheet]')) {
            sheet.href = new URL(sheet.getAttribute('href'), answer.url).href;
            document.head.append(sheet);
        }
        for (const each of copy.body.querySelectorAll('#host-line, #host-failed')) each.remove();
        document.title = copy.title;
        document.body.className = copy.body.className;
        document.body.replaceChildren(line, ...copy.body.childNodes);
        document.documentElement.classList.remove('host-awaits');
    }

    function begin() {
        listen();
        if (location.protocol === 'file:') sayWhy('file');
        else if (!host.canRun()) sayWhy('old');
        else {
            sayWhy('starting');
            if (host.path(at) !== host.first) showCopy().catch(() => {});
            try { history.scrollRestoration = 'manual'; } catch { /* Not allowed here. */ }
            show(at, 'replace', {}, places.get(entry) ?? null);
        }
    }

    begin();
})();
