// "Play" in the menu leads back to the game that was on the board last, in this tab.
(() => {
  'use strict';

  const KEY = 'game';

  const stored = () => {
    try { return sessionStorage.getItem(KEY); } catch { return null; }
  };
  const store = (place) => {
    try { sessionStorage.setItem(KEY, place); } catch { /* Lasts as long as the page. */ }
  };

  // The link to a game, whose path is that of every game.
  const play = () => document.querySelector('.site-header nav a[data-play]');

  // What was typed and could not be read is no game.
  const isGame = () => location.pathname === play()?.pathname && document.getElementById('board') && !/[?&](text|typed)=/.test(location.search);

  function see() {
    if (isGame()) store(location.pathname + location.search);
    const link = play();
    if (link && stored()) link.href = stored();
  }

  see();
  for (const event of ['htmx:afterSettle', 'htmx:historyRestore']) {
    document.addEventListener(event, see);
  }
})();
