// The track of a game's bits: one number, the time, which is dragged, played or set by keys. The film beside it is moved
// as the server wrote it down; where it has no room of its own it lies on the board while the hand holds the track.
(() => {
  'use strict';

  const SCENE = 1400; // milliseconds
  const REST = 700; // between two scenes
  const COUNT = 1400; // the end counts itself
  const SNAP = 0.045; // so near to a scene's end a hand means that
  const SAID = 500; // milliseconds of rest before a sentence is spoken
  const MADE = 0.7; // when in its scene a number is there
  const calm = matchMedia('(prefers-reduced-motion: reduce)');

  const byId = (id) => document.getElementById(id);
  const bits = () => document.querySelector('.bits[data-still]');
  const game = () => byId('game');
  const links = () => [...bits().querySelectorAll('.track li > a')];
  const count = () => links().length;
  const still = () => Number(bits().dataset.still);
  const hidden = () => document.documentElement.dataset.bits === 'hidden';

  let time = 0;
  let frame = 0;
  let speaking = 0;
  let own = ''; // The address of the page at rest.

  // The scene that a time belongs to. On the border of two scenes it is the first.
  const sceneAt = (t) => Math.max(0, Math.ceil(t - 1e-6) - 1);
  const isStill = () => time === still();

  function strip() {
    const at = bits().dataset.length * (time / count());
    const times = bits().querySelector('.strip').dataset.times.split(';').map((each) => each.split(':'));
    const set = new Set(times.filter(([start]) => Number(start) <= at).at(-1)[1].split(' '));
    bits().querySelectorAll('.strip i').forEach((each) => each.classList.toggle('on', set.has(each.dataset.s)));
  }

  function words() {
    const index = sceneAt(time);
    const link = links()[index];
    const said = isStill() || time === 0 ? document.querySelector('.words h1').dataset.rest : link.dataset.said;
    document.querySelector('.words .told').textContent = said;
    byId('film').setAttribute('aria-label', link.dataset.alt);
    links().forEach((each, at) => {
      if (at === index) each.parentElement.setAttribute('aria-current', 'step');
      else each.parentElement.removeAttribute('aria-current');
    });
    byId('track').setAttribute('aria-valuetext', `${index + 1}/${count()}: ${said}`);
    const made = time === 0 ? 0 : time - index > MADE ? index + 1 : index;
    bits().querySelectorAll('.fact').forEach((each) => { each.hidden = Number(each.dataset.scene) !== made; });
  }

  function draw(t) {
    time = Math.max(0, Math.min(count(), t));
    const part = time / count();
    bits().querySelector('.fill').style.width = `${100 * part}%`;
    bits().querySelector('.knob').style.left = `${100 * part}%`;
    byId('track').value = Math.round(100 * time);
    byId('film').dispatchEvent(new CustomEvent('motion:seek', { bubbles: true, detail: { part, holds: true } }));
    strip();
    words();
    const answered = still() === 0 && time === count();
    game().classList.toggle('found', answered);
    game().classList.toggle('glass', !isStill() && !answered && !game().classList.contains('counting'));
  }

  // When the handle rests the sentence is spoken, and the address becomes that of the scene.
  function rest() {
    clearTimeout(speaking);
    const at = Math.round(time);
    speaking = setTimeout(() => {
      if (!bits() || at !== time) return;
      byId('spoken').textContent = document.querySelector('.words .told').textContent;
      history.replaceState(history.state, '', isStill() || at === 0 ? own : links()[at - 1].href);
    }, SAID);
  }

  // Playing

  function stop() {
    cancelAnimationFrame(frame);
    frame = 0;
    game()?.classList.remove('watching');
    const watch = byId('watch');
    if (watch) watch.textContent = watch.dataset.watch;
  }

  function seek(t) {
    stop();
    game().classList.remove('fresh-track');
    draw(t);
    rest();
  }

  function playTo(end) {
    stop();
    if (calm.matches) {
      seek(end);
      return;
    }
    game().classList.remove('fresh-track');
    game().classList.add('watching');
    byId('watch').textContent = byId('watch').dataset.pause;
    let last = performance.now();
    let waits = 0;
    const step = (now) => {
      const passed = Math.max(0, now - last);
      last = now;
      if (waits > 0) waits -= passed;
      else {
        draw(Math.min(end, Math.floor(time + 1e-6) + 1, time + passed / SCENE));
        if (time === Math.round(time)) waits = REST;
      }
      if (time < end) frame = requestAnimationFrame(step);
      else {
        stop();
        rest();
      }
    };
    frame = requestAnimationFrame(step);
  }

  const next = () => playTo(Math.min(count(), Math.floor(time + 1e-6) + 1));
  const previous = () => seek(Math.max(0, Math.ceil(time - 1e-6) - 1));

  function watch() {
    if (frame) {
      stop();
      rest();
      return;
    }
    if (time >= count()) draw(0);
    playTo(calm.matches ? Math.floor(time) + 1 : count());
  }

  // At the end of a game the discs are counted once: the bits pack into rows, and the score counts up with them.
  function tally() {
    const shown = [...document.querySelectorAll('.who b')];
    const lines = [...document.querySelectorAll('.score .line rect')];
    const last = shown.map((each) => Number(each.textContent));
    const begun = performance.now();
    game().classList.add('counting');
    const say = (part) => last.forEach((all, side) => {
      const now = Math.min(all, Math.round(64 * part));
      shown[side].textContent = now;
      lines[side].setAttribute('width', now);
      if (side === 1) lines[side].setAttribute('x', 64 - now);
    });
    const step = (now) => {
      const part = Math.max(0, Math.min(1, (now - begun) / COUNT));
      say(part);
      if (part === 1) game().classList.remove('counting');
      if (!hidden()) draw(count() - 1 + part);
      frame = part < 1 ? requestAnimationFrame(step) : 0;
    };
    frame = requestAnimationFrame(step);
  }

  // Hands and keys

  function snapped(value) {
    const near = Math.round(value);
    return calm.matches || Math.abs(value - near) < SNAP ? near : value;
  }

  const KEYS = {
    ArrowRight: next,
    ArrowUp: next,
    ArrowLeft: previous,
    ArrowDown: previous,
    Home: () => seek(0),
    End: () => seek(count()),
    ' ': watch,
    PageUp: () => byId('move-previous')?.click(),
    PageDown: () => byId('move-next')?.click(),
  };

  function press(event) {
    if (!bits() || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && !isStill()) seek(still());
    const act = event.target.id === 'track' && KEYS[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }

  function base() {
    const root = document.documentElement;
    const hex = root.dataset.base ? root.dataset.base === 'hex' : bits().classList.contains('hex');
    root.dataset.base = hex ? 'ten' : 'hex';
    try { localStorage.setItem('base', root.dataset.base); } catch { /* Lasts as long as the page. */ }
  }

  function choose(event) {
    if (!bits() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const link = event.target.closest?.('.bits .track li > a, #watch, #base');
    if (!link) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (link.id === 'watch') watch();
    else if (link.id === 'base') base();
    else {
      const index = links().indexOf(link);
      stop();
      draw(index);
      playTo(index + 1);
    }
  }

  // Hidden or not, on this device

  function hide() {
    document.documentElement.dataset.bits = hidden() ? 'shown' : 'hidden';
    try { localStorage.setItem('bits', document.documentElement.dataset.bits); } catch { /* Lasts as long as the page. */ }
    if (bits() && !isStill()) seek(still());
  }

  // After a page has loaded or a move was played, the picture is a still of the position.
  function start(played) {
    stop();
    if (!bits()) return;
    own = location.href;
    bits().querySelector('.rail').hidden = false;
    bits().dataset.length = byId('film').dataset.motion;
    time = Number(bits().dataset.at);
    bits().querySelector('.fill').style.width = `${(100 * time) / count()}%`;
    bits().querySelector('.knob').style.left = `${(100 * time) / count()}%`;
    game().classList.toggle('fresh-track', still() === 0 && isStill());
    const list = document.querySelector('.playing .list');
    const here = list?.querySelector('[aria-current]');
    if (here) list.scrollTo(here.offsetLeft - list.offsetLeft - list.clientWidth / 2, here.offsetTop - list.offsetTop - list.clientHeight / 2);
    const ended = played && document.querySelector('#board.fresh') && bits().classList.contains('over');
    if (ended && !calm.matches) tally();
  }

  document.addEventListener('input', (event) => {
    if (event.target.id === 'track') seek(snapped(event.target.value / 100));
  });
  document.addEventListener('keydown', press);
  document.addEventListener('click', choose, true);
  document.addEventListener('click', (event) => { if (event.target.closest?.('[data-toggles="bits"]')) hide(); });
  document.addEventListener('htmx:beforeSwap', (event) => { if (event.detail.target?.id === 'game') stop(); });
  document.addEventListener('htmx:afterSettle', (event) => { if (event.detail.target?.id === 'game' || event.target.id === 'game') start(true); });
  document.addEventListener('htmx:historyRestore', () => start(false));
  start(false);
})();
