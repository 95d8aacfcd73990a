// "Continue" leads to what was left unfinished on this device: a lesson, or the last game of either kind that is not on the page.
(() => {
  'use strict';

  // One of each kind, the newest first.
  const stored = () => [window.kept.read(['games']) ?? []].flat().filter((each) => `${each}`.startsWith('/'));

  // The one that was on the screen last comes first.
  function unfinished() {
    const place = stored().find((each) => each !== here());
    const lesson = document.querySelector('.lesson-page') ? undefined : window.progress.open();
    const isNewer = lesson && (!place || lesson.when > (window.kept.read(['played']) ?? 0));
    return isNewer ? lesson : place && { href: place };
  }

  const game = () => document.querySelector('#game[data-kept]');
  const here = () => location.pathname + location.search;

  // The address of a page that refused a typed text is not that of a game.
  const isTyped = () => /[?&](text|typed)=/.test(location.search);

  function see() {
    const kept = game()?.dataset.kept;
    if (kept && !isTyped()) {
      const others = stored().filter((each) => each.split('?')[0] !== location.pathname);
      const now = kept === 'yes' ? [here(), ...others] : others;
      if (now.join() !== stored().join()) {
        window.kept.write(['games'], now);
        window.kept.write(['played'], Date.now());
      }
    }
    const way = unfinished();
    document.querySelectorAll('.continue').forEach((link) => {
      link.hidden = !way;
      link.title = way?.title ?? '';
      if (way) link.href = way.href;
    });
  }

  see();
  for (const event of ['htmx:afterSettle', 'htmx:historyRestore']) {
    document.addEventListener(event, see);
  }
})();
