// A marked word is told in place, by its section of the page of words; a second press takes that away. Without scripts it is a link there.
(() => {
    'use strict';

    const MARKED = '.lesson a[href*="words#"]:not([target])';
    let page = null;

    async function read(address) {
        page ??= new DOMParser().parseFromString(await (await fetch(address)).text(), 'text/html');
        return page;
    }

    async function sectionOf(link) {
        const words = await read(link.pathname);
        return words.getElementById(link.hash.slice(1)).closest('.passage');
    }

    function tell(section) {
        const told = document.createElement('aside');
        told.className = 'word-told';
        told.append(...[section.querySelector('.slot.result svg'), ...section.querySelectorAll(':scope > p')].filter(Boolean).map((each) => document.importNode(each, true)));
        return told;
    }

    const isOpen = (link) => link.getAttribute('aria-expanded') === 'true';

    function close(link) {
        link.told.remove();
        link.setAttribute('aria-expanded', 'false');
    }

    async function open(link) {
        link.told = tell(await sectionOf(link));
        const place = link.closest('p, .told, li, figcaption');
        if (place.matches('p, .told')) place.after(link.told);
        else place.append(link.told);
        link.setAttribute('aria-expanded', 'true');
    }

    document.addEventListener('click', (event) => {
        const link = event.target.closest?.(MARKED);
        if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        if (isOpen(link)) close(link);
        else open(link).catch(() => location.assign(link.href));
    });
})();
