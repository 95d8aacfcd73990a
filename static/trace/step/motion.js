// Motion: the picture of a result, moved as the server wrote it down. One length for all animations, so that one number is the time.
// A page has one stepper, or the scenes of a lesson's blocks; what happens in one of them looks for its pictures there.
(() => {
    'use strict';

    const EASE = 'cubic-bezier(.4, 0, .2, 1)';
    const FADE = 120;
    const BACK = 200;
    const RATES = { slow: 0.4, quick: 2.5 };
    const EDGE = 0.04; // A hand so near to the beginning or the end means just that.
    const still = matchMedia('(prefers-reduced-motion: reduce)');

    // Where a thing is and how it looks, by the names in data-move. What fades in is invisible before it does; what fades out is invisible after.
    const look = (opacity, scale = '1 1') => ({ opacity, scale });
    const LOOKS = {
        'fade-in': [look(0), look(1)],
        'fade-out': [look(1), look(0)],
        grow: [look(0, '.6 .6'), look(1)],
        shrink: [look(1), look(0, '.6 .6')],
        'turn-in': [look(0, '0 1'), look(1)],
        'turn-out': [look(1), look(0, '0 1')],
    };
    const ALONE = /grow|shrink|turn/;
    const TRAVELS = /^(slide|hop) /;
    const ROOT = '.stepper, .scene';
    const ROW = '.equation, .scene .pictures';
    const RESULT = '.result svg[data-motion]';

    const place = (x, y, wide = 1, high = 1) => ({ translate: `${x}px ${y}px`, scale: `${wide} ${high}` });

    function read(words) {
        const [kind, start, end, ...way] = words.split(' ');
        const from = LOOKS[kind]?.[0] ?? place(way[0], way[1]);
        const to = LOOKS[kind]?.[1] ?? place(...way.slice(2));
        return { from, to, start: Number(start), end: Number(end), easing: kind === 'hop' ? 'linear' : EASE };
    }

    // The key frames of one thing. Until its first move it stays where that begins, and after its last move where that ends.
    function frames(moves, lead, length) {
        const at = (time) => (lead + time) / length;
        const list = [{ ...moves[0].from, offset: 0 }];
        for (const move of moves) {
            list.push({ ...move.from, offset: at(move.start), easing: move.easing }, { ...move.to, offset: at(move.end) });
        }
        return [...list, { ...moves.at(-1).to, offset: 1 }];
    }

    const SVG = 'http://www.w3.org/2000/svg';
    const gathered = new WeakSet();

    // In a lesson the operands are small: the large picture shows all of it, as one movement.
    function gather(pictures) {
        const frames = pictures.map((each) => each.querySelector('.motion > .frame'));
        const large = frames.at(-1);
        if (!large || gathered.has(large) || frames.some((each) => each?.getAttribute('viewBox') !== large?.getAttribute('viewBox'))) return;
        gathered.add(large);
        large.prepend(...pictures.slice(0, -1).map((each, index) => leaving(frames[index].cloneNode(true), each.dataset.motion)));
    }

    // A copy of an operand, which disappears when the next movement begins.
    function leaving(frame, end) {
        const all = document.createElementNS(SVG, 'g');
        all.dataset.move = `fade-out ${end} ${end}`;
        all.append(...frame.children);
        return all;
    }

    // A path holds many closed shapes. Each but the first starts relative to the one before.
    function apart(path) {
        let x = 0;
        let y = 0;
        return path.getAttribute('d').match(/[^z]+z/g).map((each) => each.replace(/^[Mm]([-\d.]+) ([-\d.]+)/, (_, right, down) => {
            x += Number(right);
            y += Number(down);
            return `M${x} ${y}`;
        }));
    }

    // Cells that move one by one are sent as a single path; here it becomes one path for each cell.
    function things(layer) {
        const [drawn, ...others] = layer.children;
        const paths = [...drawn.querySelectorAll('path')];
        if (others.length || !paths.length) return [drawn, ...others];
        const parts = paths.map(apart);
        layer.replaceChildren(...parts[0].map((_, index) => {
            const thing = drawn.cloneNode();
            thing.append(...paths.map((path) => path.cloneNode()));
            [...thing.children].forEach((path, which) => path.setAttribute('d', parts[which][index]));
            return thing;
        }));
        return [...layer.children];
    }

    class Player {
        constructor(svg, lead) {
            this.svg = svg;
            this.lead = lead;
            this.duration = Number(svg.dataset.motion);
            this.length = lead + this.duration + FADE;
            this.animations = [];
            this.root = svg.closest(ROOT);
            // The pictures of a chain are filled one after another, on one clock; the result comes last.
            const row = svg.closest(ROW);
            this.pictures = [...(row?.querySelectorAll('svg[data-motion]') ?? [svg])];
            if (this.root?.matches('.scene')) gather(this.pictures);
            for (const picture of this.pictures) {
                picture.classList.add('moving');
                picture.querySelectorAll('[data-move]').forEach((layer) => this.move(layer));
                picture.querySelectorAll('.still').forEach((each) => this.arrive(each, Number(picture.dataset.motion)));
            }
            // The operand that bits are read from is outlined first.
            row?.querySelectorAll('svg:not([data-motion]) [data-move]').forEach((each) => this.move(each));
            this.clock = this.animations[0];
            this.pause();
        }

        add(element, keyframes) {
            this.animations.push(element.animate(keyframes, { duration: this.length, fill: 'both' }));
        }

        move(layer) {
            const words = layer.dataset.move.split(';');
            const slides = words.filter((each) => TRAVELS.test(each)).map(read);
            const looks = words.filter((each) => !TRAVELS.test(each));
            const beat = Number(layer.dataset.beat ?? 0);
            const each = beat || looks.some((look) => ALONE.test(look)) ? things(layer) : [layer];
            if (slides.length) this.add(layer, frames(slides, this.lead, this.length));
            if (looks.length) each.forEach((thing, index) => this.add(thing, frames(looks.map(read), this.lead + index * beat, this.length)));
        }

        // The still picture comes back over the last frame.
        arrive(part, start) {
            const from = { opacity: 0 };
            this.add(part, frames([{ from, to: { opacity: 1 }, start, end: start + FADE, easing: EASE }], this.lead, this.length));
        }

        get time() {
            return Math.max(0, Number(this.clock.currentTime ?? 0) - this.lead);
        }

        // The track and the written sum show the same time: they are told it, in milliseconds and as a share of the whole.
        tell() {
            const part = Math.min(1, this.time / this.duration);
            this.root?.classList.toggle('ahead', this.held && part === 0);
            this.say(this.time, part);
        }

        say(time, part) {
            this.svg.dispatchEvent(new CustomEvent('motion:time', { bubbles: true, detail: { time, part } }));
        }

        pause() {
            cancelAnimationFrame(this.frame);
            this.animations.forEach((each) => each.pause());
        }

        // A film of several scenes may be held at the end of one: then it does not end.
        seek(time, holds = false) {
            this.pause();
            this.held = true;
            this.animations.forEach((each) => { each.currentTime = this.lead + time; });
            this.tell();
            if (time >= this.duration && !holds) this.end();
        }

        // Forwards to the end, or backwards to the beginning.
        play(rate) {
            this.held = false;
            const from = rate < 0 ? this.lead + this.duration : undefined;
            this.animations.forEach((each) => {
                if (from !== undefined) each.currentTime = from;
                each.playbackRate = rate;
                each.play();
                each.startTime = document.timeline.currentTime - each.currentTime / rate; // So that all begin in this very frame.
            });
            this.clock.onfinish = () => { if (rate > 0) this.end(); };
            cancelAnimationFrame(this.frame);
            this.tick();
        }

        tick() {
            this.tell();
            this.frame = requestAnimationFrame(() => {
                if (current === this && this.clock.playState === 'running') this.tick();
            });
        }

        end() {
            cancelAnimationFrame(this.frame);
            this.animations.forEach((each) => each.cancel());
            this.pictures.forEach((each) => each.classList.remove('moving'));
            if (current === this) current = null;
            seen.add(this.svg);
            this.root?.classList.remove('ahead');
            this.say(Infinity, 1);
        }
    }

    let current = null;
    const seen = new WeakSet(); // What has moved to its end.

    // In a lesson a link may stand in the text of a block: its picture is the one of the same block.
    const resultOf = (element) => (element.closest(`${ROOT}, .block`) ?? element).querySelector(RESULT);
    const speed = () => RATES[document.documentElement.dataset.speed] ?? 1;
    const bits = (slot) => [...(slot?.querySelectorAll('.c.on') ?? [])].map((each) => each.dataset.s).join(' ');
    const first = (root) => root.querySelector('.slot.left:has(svg)') ?? root.querySelector('.slot.right');

    function open(svg, lead) {
        if (current?.svg === svg && svg.isConnected) return current;
        current?.end();
        current = svg ? new Player(svg, lead) : null;
        return current;
    }

    function play(svg, lead = 0) {
        current?.end();
        const player = open(svg, lead);
        if (player && player.clock) player.play(speed());
    }

    function seek(svg, { part, holds }) {
        const player = open(svg, 0);
        const near = part < EDGE ? 0 : part > 1 - EDGE ? 1 : part;
        player.seek((holds ? part : near) * player.duration, holds);
    }

    // Plays on from where a hand left it, or from the start if it was not seen yet. Returns whether anything moves.
    function goOn(svg, again) {
        if (still.matches) current?.end();
        if (still.matches || seen.has(svg) && !again && current?.svg !== svg) return false;
        open(svg, 0).play(speed());
        return true;
    }

    // htmx sends two events for each element that it removes, and most elements are parts of pictures: so these go first, without htmx.
    const empty = (part) => part.querySelectorAll('svg').forEach((each) => each.replaceChildren());

    // When a step is taken, what the picture showed before it tells whether the first operand has to come in first.
    let shown = null;

    const wants = (event) => event.detail.requestConfig?.elt?.dataset.motionPlay;

    document.addEventListener('htmx:beforeRequest', (event) => {
        const control = event.detail.elt;
        if (control.dataset.motionPlay !== 'back' || still.matches) return;
        const player = open(resultOf(control), 0);
        player?.play(-Math.max(1, player.duration / BACK));
    });
    document.addEventListener('htmx:beforeSwap', (event) => {
        shown = bits(event.detail.target.querySelector('.slot.result'));
        if (event.detail.target.contains(current?.svg ?? null)) current.end();
        if (event.detail.shouldSwap) empty(event.detail.target);
    });
    document.addEventListener('htmx:afterSettle', (event) => {
        if (wants(event) !== 'forward' || still.matches) return;
        const svg = resultOf(event.target);
        if (svg) play(svg, shown === bits(first(svg.closest(ROOT))) ? 0 : FADE);
    });
    // A scene replaces another in the same block. Going forwards it plays; going back it is shown at its end.
    document.addEventListener('scene:shown', (event) => {
        const svg = resultOf(event.target);
        if (svg && event.detail?.play === true && !still.matches) play(svg, FADE);
        else if (current && (current.svg === svg || !current.svg.isConnected)) current.end();
    });
    for (const failed of ['htmx:responseError', 'htmx:sendError']) {
        document.addEventListener(failed, () => current?.end());
    }

    // The button plays the motion again, and so does the sign between the operands.
    document.addEventListener('click', (event) => {
        const again = event.target.closest?.(`.once-more, :is(${ROW}) .operator`);
        const svg = again && resultOf(again);
        if (svg) play(svg);
    });

    // A sideways drag across the result is the time; up and down still scrolls.
    let drag = null;

    document.addEventListener('pointerdown', (event) => {
        const svg = event.target.closest?.(RESULT);
        drag = svg && event.isPrimary && event.button === 0 ? { svg, x: event.clientX, moved: false } : null;
    });
    document.addEventListener('pointermove', (event) => {
        if (!drag || !drag.svg.isConnected) return;
        const by = event.clientX - drag.x;
        if (!drag.moved && Math.abs(by) < 6) return;
        drag.moved = true;
        const box = drag.svg.getBoundingClientRect();
        const part = (event.clientX - box.left) / box.width;
        drag.svg.dispatchEvent(new CustomEvent('motion:seek', { bubbles: true, detail: { part } }));
    });
    document.addEventListener('pointercancel', () => { drag = null; });
    // The click that ends a drag must not choose a cell.
    document.addEventListener('click', (event) => {
        if (drag?.moved) {
            event.stopImmediatePropagation();
            event.preventDefault();
        }
        drag = null;
    }, true);

    // For other controls: set the share of the time that has passed, from 0 to 1; play on from there; stop there.
    document.addEventListener('motion:seek', (event) => seek(event.target, event.detail));
    document.addEventListener('motion:play', (event) => { if (goOn(event.target, event.detail?.again)) event.preventDefault(); });
    document.addEventListener('motion:pause', () => current?.pause());
})();
