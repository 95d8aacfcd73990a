// The graph as one tab stop, and as a line to draw along: the position shown follows at once, and the
// graph and the table say which it is. Without this script every point is a link.
(() => {
  'use strict';

  const points = () => [...document.querySelectorAll('.graph .point')];
  const shown = () => document.getElementById('position')?.dataset.ply;

  // The tab stop is the point that had the focus last, or the one that is shown.
  const stopAt = (point) => {
    points().forEach((each) => each.setAttribute('tabindex', each === point ? '0' : '-1'));
  };

  const RING = 'ring';

  // The ring and the row of the position that is shown.
  const mark = (ply) => {
    points().forEach((each) => {
      const here = each.dataset.ply === ply;
      each.classList.toggle('current', here);
      if (here) each.setAttribute('aria-current', 'true'); else each.removeAttribute('aria-current');
      const ring = each.querySelector(`.${RING}`);
      if (ring && !here) ring.remove();
      if (!here || ring) return;
      const dot = each.querySelector('.dot');
      const added = dot.cloneNode();
      added.setAttribute('class', RING);
      dot.before(added);
    });
    document.querySelectorAll('#all-moves tr[data-ply]').forEach((row) => {
      if (row.dataset.ply === ply) row.setAttribute('aria-current', 'step'); else row.removeAttribute('aria-current');
    });
  };

  // The line of a branch, which is sent with the scores.
  const drawBranch = () => {
    const line = document.getElementById('scores')?.dataset.branch ?? '';
    document.querySelectorAll('.graph .branch path').forEach((each) => each.setAttribute('d', line));
  };

  const arrange = () => {
    const all = points();
    drawBranch();
    mark(shown());
    if (all.length && !all.includes(document.activeElement)) {
      stopAt(all.find((each) => each.classList.contains('current')) || all[0]);
    }
  };

  let asked = ''; // The ply that was asked for last.

  const show = (point) => {
    if (!point || point.dataset.ply === asked) return;
    asked = point.dataset.ply;
    mark(point.dataset.ply);
    const source = document.getElementById('analysis');
    window.htmx.ajax('GET', point.getAttribute('href'), { source });
  };

  const steps = {
    ArrowLeft: (index) => index - 1,
    ArrowRight: (index) => index + 1,
    Home: () => 0,
    End: (index, last) => last,
  };
  const WAYS = { ArrowLeft: 'move-previous', ArrowRight: 'move-next', Home: 'move-first', End: 'move-last' };

  const along = (event, point) => {
    const all = points();
    asked = '';
    const next = all[steps[event.key](all.indexOf(point), all.length - 1)];
    event.preventDefault();
    if (!next) return;
    stopAt(next);
    next.focus({ preventScroll: true });
    show(next);
  };

  // Outside the board, where they go from square to square, the arrows go from move to move.
  document.addEventListener('keydown', (event) => {
    if (!steps[event.key] || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const from = event.target;
    const point = from.closest?.('.graph .point');
    if (point) {
      along(event, point);
      return;
    }
    if (from.closest?.('#board, input, textarea, select') || !(from === document.body || from.closest?.('#main'))) return;
    const way = document.getElementById(WAYS[event.key]);
    if (!way?.hasAttribute('href')) return;
    event.preventDefault();
    way.click();
  });

  // Where a finger is, or the mouse while it is pressed.
  const under = (svg, event) => {
    const all = points();
    const box = svg.getBoundingClientRect();
    const nearest = (each) => Math.abs(box.left + (Number(each.dataset.x) / 1000) * box.width - event.clientX);
    return all.reduce((best, each) => (nearest(each) < nearest(best) ? each : best), all[0]);
  };

  let drawing = false;

  document.addEventListener('pointerdown', (event) => {
    const svg = event.target.closest?.('.graph svg');
    if (!svg || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    drawing = true;
    asked = '';
    show(under(svg, event));
  });
  document.addEventListener('pointermove', (event) => {
    const svg = drawing && document.querySelector('.graph svg');
    if (svg) show(under(svg, event));
  });
  for (const end of ['pointerup', 'pointercancel']) {
    document.addEventListener(end, () => { drawing = false; });
  }
  document.addEventListener('dragstart', (event) => {
    if (event.target.closest?.('.graph')) event.preventDefault();
  });
  // A pointer has shown the position already when it is released; keys and screen readers show it on the click.
  document.addEventListener('click', (event) => {
    const point = event.target.closest?.('.graph .point');
    if (!point || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    stopAt(point);
    if (point.dataset.ply !== shown()) asked = '';
    show(point);
  });

  // Scores that come when another position is shown come too late.
  document.addEventListener('htmx:beforeSwap', (event) => {
    if (!event.detail.target.isConnected) event.detail.shouldSwap = false;
  });

  arrange();
  document.addEventListener('htmx:afterSettle', arrange);
})();
