// The points of the graph as one tab stop: the arrows go from move to move, Home and End to the ends.
(() => {
  'use strict';

  const points = () => [...document.querySelectorAll('.graph .point')];

  // The tab stop is the point that had the focus last, or the one that the reader came from.
  const stopAt = (point) => {
    points().forEach((each) => each.setAttribute('tabindex', each === point ? '0' : '-1'));
  };

  const arrange = () => {
    const all = points();
    if (all.length) stopAt(all.find((each) => each.classList.contains('current')) || all[0]);
  };

  const steps = {
    ArrowLeft: (index) => index - 1,
    ArrowRight: (index) => index + 1,
    Home: () => 0,
    End: (index, last) => last,
  };

  document.addEventListener('keydown', (event) => {
    const point = event.target.closest?.('.graph .point');
    const step = steps[event.key];
    if (!point || !step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const all = points();
    const next = all[step(all.indexOf(point), all.length - 1)];
    if (!next) return;
    stopAt(next);
    next.focus();
  });

  arrange();
  document.addEventListener('htmx:afterSettle', arrange);
})();
