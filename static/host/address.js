// Addresses. The site's own begin at its root, as on a server: /play?moves=f5. The public ones stand after the # of this
// one file, so that any host of files answers them: https://…/#/play?moves=f5#board, split at the second #.
(() => {
    'use strict';

    const { first, up } = document.currentScript.dataset;
    const here = location.href.split('#')[0];
    const root = new URL(up, here).href;
    // A lesson may be opened by the file of its copy; its address is then that of this one, as everywhere.
    const file = up === './' ? here : `${root}index.html`;
    const { origin, pathname } = new URL(root);
    const base = pathname.slice(0, -1);

    // A path that begins with two slashes would be another host's.
    const after = (hash) => (/^#\/(?!\/)/.test(hash) ? new URL(hash.slice(1), origin) : null);
    const isThisFile = (url) => [file, root, `${root}index.html`].includes(url.href.split('#')[0]);

    // In a folder of its own everything below is a file; at the root of a host only what the export wrote is.
    const isFile = ({ pathname: path }) => (base
        ? `${path}/`.startsWith(`${base}/`)
        : /^\/(static|anywhere|licences)\/|^\/index\.html$/.test(path));

    /** The page of the site that an address leads to, or null if it leads elsewhere. */
    function inside(address, from) {
        let url;
        try { url = new URL(address, from); } catch { return null; }
        if (url.origin !== origin || !/^https?:$/.test(url.protocol)) return null;
        if (isThisFile(url) && after(url.hash)) return after(url.hash);
        return isFile(url) ? null : url;
    }

    const path = (url) => url.pathname + url.search;
    const asked = () => after(location.hash) ?? new URL(first, origin);

    // The copy of the first page is not shown to whoever asks for another one.
    document.documentElement.classList.toggle('host-awaits', path(asked()) !== first);

    window.flipscopeHost = {
        file,
        root,
        base,
        origin,
        first,
        path,
        inside,
        /** The page that the address bar asks for. */
        asked,
        /** The address by which others come to a page. */
        toShare: (url) => `${file}#${path(url)}${url.hash}`,
    };
})();
