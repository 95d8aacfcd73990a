// Whoever points at a square, at its cell in the picture or at its bit in the strip sees all three framed.
(() => {
  'use strict';

  const SVG = 'http://www.w3.org/2000/svg';
  const FILE = 'abcdefgh';

  const nameAt = (file, rank) => FILE[file] + (rank + 1);

  // A cell of the picture is where the pointer is.
  function inPicture(event) {
    const box = document.getElementById('picture').getBoundingClientRect();
    const place = (at, from, length) => Math.min(7, Math.max(0, Math.floor((8 * (at - from)) / length)));
    return nameAt(place(event.clientX, box.left, box.width), place(event.clientY, box.top, box.height));
  }

  function frame(name) {
    const film = document.getElementById('film');
    film.querySelector('.pointed')?.remove();
    if (!name) return;
    const rect = document.createElementNS(SVG, 'rect');
    const size = { x: 10 * FILE.indexOf(name[0]) + 0.2, y: 10 * (name[1] - 1) + 0.2, width: 9.6, height: 9.6, rx: 0.8 };
    Object.entries(size).forEach(([key, value]) => rect.setAttribute(key, value));
    rect.classList.add('pointed');
    film.append(rect);
  }

  function show(name) {
    const said = document.querySelector('.at-square');
    if (!said) return;
    document.querySelectorAll('.square.at, .strip .at').forEach((each) => each.classList.remove('at'));
    // At the end bits are packed into rows, and are no squares any more.
    const counted = document.querySelector('.bits.over');
    const bit = name && document.querySelector(`.strip [data-s="${name}"]`);
    if (bit) {
      if (!counted) bit.classList.add('at');
      document.querySelector(`.playing .square[data-s="${name}"]`)?.classList.add('at');
    }
    frame(bit && !counted && name);
    said.textContent = bit ? bit.dataset.said : said.dataset.idle;
  }

  const named = (target) => target.closest?.('.playing .square, .strip i')?.dataset.s;

  document.addEventListener('pointermove', (event) => {
    if (!document.querySelector('.at-square')) return;
    if (event.target.closest?.('#picture')) show(inPicture(event));
    else {
      const name = named(event.target);
      const focused = document.activeElement?.matches(':focus-visible') ? named(document.activeElement) : null;
      show(name ?? focused);
    }
  });
  document.addEventListener('focusin', (event) => show(event.target.matches(':focus-visible') ? named(event.target) : null));
})();
