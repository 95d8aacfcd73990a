// The server keeps no file, so the list of its games is kept by the tab and is there again when one goes back to it.
(() => {
  'use strict';

  const key = () => `games ${location.pathname}${location.search}`;

  const stored = () => {
    try { return sessionStorage.getItem(key()); } catch { return null; }
  };
  const store = (list) => {
    try { sessionStorage.setItem(key(), list.outerHTML); } catch { /* Then the list cannot be gone back to. */ }
  };

  function bringBack(place) {
    const held = document.createElement('template');
    held.innerHTML = stored() ?? '';
    const list = held.content.firstElementChild;
    if (!list) return;
    place.replaceWith(list);
    window.htmx?.process(list);
  }

  function see() {
    const list = document.querySelector('.games');
    if (!list) return;
    if ('gone' in list.dataset) bringBack(list); else store(list);
  }

  see();
  for (const event of ['htmx:afterSettle', 'htmx:historyRestore']) {
    document.addEventListener(event, see);
  }
})();
