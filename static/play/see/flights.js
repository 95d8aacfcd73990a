// Draws the bits beside the board at any time of the track. Nothing else holds what is seen, so drag, play and stills agree.
(() => {
  'use strict';

  const LIFT = 46; // how high a disc flies, in pixels
  const wide = matchMedia('(width >= 64rem)');

  const clamp = (x) => Math.max(0, Math.min(1, x));
  const part = (t, from, to) => clamp((t - from) / (to - from));
  const ease = (x) => (x < 0.5 ? 4 * x * x * x : 1 - ((2 - 2 * x) ** 3) / 2);
  const between = (a, b, x) => a + (b - a) * x;

  const squaresOf = (hex) => [...Array(64).keys()].filter((i) => (BigInt(hex) >> BigInt(63 - i)) & 1n);
  const nameOf = (i) => 'abcdefgh'[i % 8] + (1 + (i >> 3));

  const picture = () => document.getElementById('picture');
  const boardSquares = () => [...document.querySelectorAll('#board [role="gridcell"]')];
  const stripBits = () => [...document.querySelectorAll('.strip i')];

  // Places, as rectangles on the sheet over the page.

  let sheet = null;
  let used = new Set();

  function over() {
    if (!sheet?.isConnected) {
      sheet = document.createElement('div');
      sheet.className = 'flights';
      sheet.setAttribute('aria-hidden', 'true');
      picture().closest('.game').append(sheet);
    }
    return sheet;
  }

  function place(element) {
    const box = element.getBoundingClientRect();
    const origin = sheet.getBoundingClientRect();
    return { x: box.left - origin.left, y: box.top - origin.top, w: box.width, h: box.height };
  }

  const onWay = (x, a, b, lift = 0) => ({
    x: between(a.x, b.x, x),
    y: between(a.y, b.y, x) - Math.sin(Math.PI * x) * lift,
    w: between(a.w, b.w, x),
    h: between(a.h, b.h, x),
  });

  const inCell = (box, i) => ({ x: box.x + ((i % 8) * box.w) / 8, y: box.y + ((i >> 3) * box.h) / 8, w: box.w / 8, h: box.h / 8 });

  // Something in flight, known by its name from one moment to the next.
  function fly(name, look, box, opacity = 1, text = '') {
    let thing = sheet.querySelector(`[data-flight="${name}"]`);
    if (!thing) {
      thing = document.createElement('b');
      thing.dataset.flight = name;
      sheet.append(thing);
    }
    used.add(name);
    thing.className = `flight ${look}${look === 'bit' && box.w < 24 ? ' small' : ''}`;
    if (text) thing.textContent = text;
    const { style } = thing;
    style.transform = `translate(${box.x}px, ${box.y}px)`;
    if (!text) {
      style.width = `${box.w}px`;
      style.height = `${box.h}px`;
    }
    style.opacity = opacity;
  }

  // The still things: which cells and which bits of the strip are set, ringed, outlined or dropped.
  function mark(elements, sets) {
    elements.forEach((each, i) => {
      const look = Object.keys(sets).filter((name) => sets[name].has(i)).join(' ');
      if (each.className !== look) each.className = look;
    });
  }

  const light = (squares) => boardSquares().forEach((each, i) => each.classList.toggle('found-here', squares.has(i)));

  // At the start: discs to bits, rows to a strip, its number, back, and three operations

  function shot(t, { own, opponent, values, cells, board, strip, disc }) {
    const [, , , beside, kept, found] = values;
    const sets = { on: new Set(), ring: new Set(), ghost: new Set(), dropped: new Set() };
    const line = { on: new Set(), dropped: new Set() };
    const slide = ease(part(t, 3.5, 3.97));
    const drop = ease(part(t, 4.5, 4.82));
    const again = ease(part(t, 5.06, 5.46));

    own.forEach((i, j) => {
      const x = ease(part(t, 0.08 + 0.12 * j, 0.86 + 0.12 * j));
      if (x < 1) sets.ghost.add(i);
      if (x === 0 || x === 1) return;
      const box = onWay(x, place(board[i]), place(cells[i]), wide.matches ? LIFT : 0);
      const turned = ease(part(x, 0.62, 1));
      fly(`disc-${j}`, disc, { x: box.x + box.w * 0.11, y: box.y + box.h * 0.11, w: box.w * 0.78, h: box.h * 0.78 }, clamp(1 - 2 * turned));
      if (turned > 0) fly(`bit-${j}`, 'bit', box, turned);
    });

    for (let i = 0; i < 64; i++) {
      const row = i >> 3;
      const go = ease(part(t, 1.03 + row * 0.085 + (i % 8) * 0.007, 1.3 + row * 0.085 + (i % 8) * 0.007));
      const back = ease(part(t, 3.02 + (7 - row) * 0.03, 3.26 + (7 - row) * 0.03));
      const x = go * (1 - back);
      const bit = own.includes(i);
      if (x > 0 && x < 1) {
        const box = onWay(x, place(cells[i]), place(strip[i]));
        fly(`cell-${i}`, bit ? 'bit' : 'empty', box);
      }
      if (!bit || slide > 0) continue;
      if (t >= 1 && x === 0) sets.on.add(i);
      if (go === 1) line.on.add(i);
    }

    if (slide > 0 && slide < 1) {
      own.forEach((i, j) => {
        fly(`slide-${j}`, 'bit', onWay(slide, place(cells[i]), place(cells[i - 1])));
        fly(`strip-${j}`, 'bit', onWay(slide, place(strip[i]), place(strip[i - 1])));
      });
    }
    if (slide === 1 && again < 1) {
      beside.filter((i) => kept.includes(i)).forEach((i, j) => {
        if (again > 0) {
          fly(`slide-${j}`, 'bit', onWay(again, place(cells[i]), place(cells[i - 1])));
          fly(`strip-${j}`, 'bit', onWay(again, place(strip[i]), place(strip[i - 1])));
        } else {
          sets.on.add(i);
          line.on.add(i);
        }
      });
      beside.filter((i) => !kept.includes(i)).forEach((i, j) => {
        if (drop === 0) {
          sets.on.add(i);
          line.on.add(i);
        } else if (t < 5.2) {
          sets.dropped.add(i);
          line.dropped.add(i);
          const box = place(cells[i]);
          if (drop < 1) fly(`drop-${j}`, 'bit', { ...box, y: box.y + 14 * drop }, 1 - drop);
        }
      });
    }

    opponent.forEach((i, j) => {
      const x = ease(part(t, 4.05 + 0.06 * j, 4.42 + 0.06 * j));
      if (x === 1) sets.ring.add(i);
      else if (x > 0) fly(`ring-${j}`, 'ring', onWay(x, place(board[i]), place(cells[i]), wide.matches ? LIFT : 0));
    });

    const lit = new Set();
    found.forEach((i, j) => {
      if (again === 1) {
        sets.on.add(i);
        line.on.add(i);
      }
      const x = ease(part(t, 5.5, 5.92));
      if (x === 1) lit.add(i);
      else if (x > 0 && wide.matches) fly(`home-${j}`, 'bit', onWay(x, place(cells[i]), place(board[i]), LIFT));
    });
    mark(cells, sets);
    mark(strip, line);
    light(lit);
    if (wide.matches && t > 2 && t < 2.78) rise(t, own, strip);
  }

  // Each set bit sends what it is worth up to the number.
  function rise(t, own, strip) {
    const goal = place(document.querySelector('.numbers'));
    own.forEach((i, j) => {
      const x = ease(part(t, 2.08 + 0.16 * j, 2.5 + 0.16 * j));
      const seen = part(t, 2.02 + 0.16 * j, 2.14 + 0.16 * j) * (1 - part(t, 2.7, 2.78));
      const value = (1n << BigInt(63 - i)).toLocaleString('en');
      const top = { x: goal.x, y: goal.y - 24 * (own.length - j), w: 0, h: 0 };
      fly(`term-${j}`, 'term', onWay(x, place(strip[i]), top), seen, `${j ? '+ ' : ''}${nameOf(i)}  ${value}`);
    });
  }

  // After a move: the disc becomes a bit, the discs between turn, one direction at a time

  function turned(t, { own, opponent, values, ways, cells, board, strip }) {
    const [placed, after] = values;
    const sets = { on: new Set(own), ring: new Set(opponent) };
    const move = placed.find((i) => !own.includes(i));
    const x = ease(part(t, 0.1, 0.7));
    if (x === 1) sets.on.add(move);
    else if (x > 0) fly('move', 'bit', onWay(x, place(board[move]), place(cells[move]), wide.matches ? LIFT : 0));
    const found = ways.filter((way) => way.length);
    found.forEach((way, d) => {
      const begin = 1.1 + (0.8 * d) / found.length;
      const grown = ease(part(t, begin, begin + 0.7 / found.length));
      way.forEach((i) => {
        if (grown === 1) sets.on.add(i);
        else if (grown > 0) {
          const box = place(cells[i]);
          const inset = ((1 - grown) * box.w) / 2;
          fly(`turn-${i}`, 'bit', { x: box.x + inset, y: box.y + inset, w: box.w * grown, h: box.h * grown });
        }
      });
    });
    if (t > 2.3) after.filter((i) => opponent.includes(i)).forEach((i) => sets.ring.delete(i));
    mark(cells, sets);
    mark(strip, { on: sets.on });
    light(new Set());
  }

  // All directions: what each finds, all of them together, and onto the board

  const path = (squares) => squares.map((i) => `M${10 * (i % 8) + 1} ${10 * (i >> 3) + 1}h8v8h-8z`).join('');

  function compass(t, { values, scenes, board, strip }) {
    const time = t + 4 - scenes;
    const last = scenes === 4 ? values[0] : [];
    const union = document.querySelector('.found-way.union');
    const middle = place(union);
    const together = new Set(time <= 1 ? last.slice(0, Math.ceil(last.length * part(time, 0.1, 0.9))) : []);
    const lit = new Set();
    let number = 0;
    document.querySelectorAll('.found-way[data-found]').forEach((way, k) => {
      const x = time < 1 ? 0 : ease(part(time, 1.06 + 0.1 * k, 1.22 + 0.1 * k));
      way.style.opacity = way.classList.contains('none') ? '' : between(0.45, 1, x);
      way.querySelector('.run').setAttribute('stroke-dasharray', `${x} 2`);
      way.querySelector('.run').style.opacity = x > 0 ? 1 : 0;
      way.querySelector('.bits').style.opacity = part(x, 0.7, 1);
      for (const i of squaresOf(way.dataset.found)) {
        const here = ease(part(time, 2.06 + number * 0.04, 2.46 + number * 0.04));
        const home = ease(part(time, 3.05 + number * 0.03, 3.6 + number * 0.03));
        if (here === 1) together.add(i);
        else if (here > 0) fly(`to-${number}`, 'bit', onWay(here, inCell(place(way), i), inCell(middle, i), 10));
        if (home === 1) lit.add(i);
        else if (home > 0 && wide.matches) fly(`home-${number}`, 'bit', onWay(home, inCell(middle, i), place(board[i]), LIFT));
        number++;
      }
    });
    union.querySelector('.bits').setAttribute('d', path([...together]));
    mark(strip, { on: together });
    light(lit);
  }

  const PICTURES = { shot, turned, compass };

  document.addEventListener('scenes:draw', ({ detail }) => {
    const root = picture();
    if (!root.checkVisibility()) {
      light(new Set());
      return;
    }
    over();
    used = new Set();
    const links = [...document.querySelectorAll('.scenes li > a')];
    PICTURES[root.dataset.kind](detail.time, {
      own: squaresOf(root.dataset.own),
      opponent: squaresOf(root.dataset.opponent),
      values: links.map((each) => squaresOf(each.dataset.bits)),
      ways: (root.dataset.ways ?? '').split(' ').filter(Boolean).map(squaresOf),
      scenes: links.length,
      cells: [...root.querySelectorAll('.cells i')],
      board: boardSquares(),
      strip: stripBits(),
      disc: root.classList.contains('white-moves') ? 'disc-white' : 'disc-black',
    });
    for (const thing of [...sheet.children]) {
      if (!used.has(thing.dataset.flight)) thing.remove();
    }
  });

  // A legal square that is pointed at lights the directions that find it.
  function point(event) {
    const square = event.target.closest?.('#board .playable');
    const index = square ? boardSquares().indexOf(square) : -1;
    document.querySelectorAll('.found-way[data-found]').forEach((way) => {
      way.classList.toggle('pointed', index >= 0 && squaresOf(way.dataset.found).includes(index));
    });
  }
  document.addEventListener('pointerover', point);
  document.addEventListener('focusin', point);
})();
