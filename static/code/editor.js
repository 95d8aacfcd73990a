// The field for code: colours and numbers below what is typed, indents, brackets, and the mistake at its place.
// What it inserts can be undone. Other scripts change the code with window.codeEditor.replace.
(() => {
    'use strict';

    const FIELD = '.code-editor textarea';
    const INDENT = '    ';
    const KINDS = ['comment', 'annotation', 'blank', 'number', 'word', 'name', 'bracket', 'space', 'sign'];
    const TOKEN = new RegExp([
        /(\/\/.*|\/\*[^]*?(?:\*\/|$))/,
        /(@\w+)/,
        /(\b___\b)/,
        /(\b\d[\w.]*)/,
        /(\b(?:abstract|boolean|break|class|continue|do|else|false|final|for|if|int|long|new|private|public|return|static|true|void|while)\b)/,
        /(\w+)/,
        /([()[\]{}])/,
        /(\s+)/,
        /([^])/,
    ].map((each) => each.source).join('|'), 'g');
    const CLOSES = { '(': ')', '[': ']', '{': '}' };

    // Tab leaves the field: until one has typed or pressed in it, and after Escape.
    const leaves = new WeakSet();
    let pressed = false;

    const partOf = (field, name) => field.closest('.code-editor').querySelector(name);

    function tokens(text) {
        return Array.from(text.matchAll(TOKEN), (match) => {
            const kind = KINDS[match.slice(1).findIndex((group) => group !== undefined)];
            return { kind, text: match[0], start: match.index, end: match.index + match[0].length };
        });
    }

    // The bracket at the caret with its partner, or alone.
    function brackets(all, caret) {
        const at = all.findIndex(({ kind, end, start }) => kind === 'bracket' && (end === caret || start === caret));
        if (at < 0) return {};
        const opens = all[at].text in CLOSES;
        let depth = 0;
        for (let i = at; i >= 0 && i < all.length; i += opens ? 1 : -1) {
            if (all[i].kind !== 'bracket') continue;
            depth += all[i].text in CLOSES === opens ? 1 : -1;
            if (depth === 0) {
                const [open, close] = opens ? [all[at], all[i]] : [all[i], all[at]];
                return CLOSES[open.text] === close.text ? { pair: [at, i] } : { lone: at };
            }
        }
        return { lone: at };
    }

    // From and to, in characters; null without a mistake.
    function mistake(field) {
        const place = partOf(field, '[data-place]')?.dataset.place.split(' ').map(Number);
        if (!place) return null;
        const lines = field.value.split('\n');
        const offset = (line, column) => lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0) + column;
        const [line, column, endLine, endColumn] = place;
        return { line, from: offset(line, column) - 1, to: Math.max(offset(line, column), offset(endLine, endColumn)) };
    }

    function draw(field) {
        const all = tokens(field.value);
        const focused = document.activeElement === field && field.selectionStart === field.selectionEnd;
        const { pair = [], lone = -1 } = focused ? brackets(all, field.selectionStart) : {};
        const wrong = mistake(field);
        const layer = partOf(field, '.colours');
        layer.replaceChildren(...all.map((token, index) => {
            const classes = [
                token.kind,
                pair.includes(index) && 'pair',
                lone === index && 'lone',
                wrong && token.kind !== 'space' && token.start < wrong.to && token.end > wrong.from && 'wrong',
            ].filter(Boolean).join(' ');
            if (/^(name|sign|space|bracket)$/.test(classes)) return token.text;
            return Object.assign(document.createElement('span'), { className: classes, textContent: token.text });
        }), '\n');
        field.parentElement.classList.add('coloured');
        layer.scrollLeft = field.scrollLeft;
        number(field, wrong?.line);
        if (wrong) field.setAttribute('aria-invalid', 'true');
        else field.removeAttribute('aria-invalid');
    }

    // Its field grows with it.
    function number(field, bad) {
        field.rows = Math.max(6, field.value.split('\n').length + 1);
        partOf(field, '.numbers').replaceChildren(...Array.from({ length: field.rows }, (_, line) => {
            const text = `${line + 1}`;
            const sign = line + 1 === bad ? Object.assign(document.createElement('b'), { textContent: text }) : text;
            return [sign, '\n'];
        }).flat());
    }

    // As if it had been typed, so that it can be undone.
    function replace(field, start, end, text) {
        const before = document.activeElement;
        field.focus({ preventScroll: true });
        field.setSelectionRange(start, end);
        const done = document.execCommand(text ? 'insertText' : 'delete', false, text);
        if (!done) {
            field.setRangeText(text, start, end, 'end');
            field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        if (before !== field) before?.focus?.({ preventScroll: true });
    }

    const lineStart = (field, at) => field.value.lastIndexOf('\n', at - 1) + 1;

    function indent(field, back) {
        const { selectionStart: start, selectionEnd: end, value } = field;
        if (start === end && !back) {
            const column = start - lineStart(field, start);
            replace(field, start, end, ' '.repeat(4 - column % 4));
            return;
        }
        const from = lineStart(field, start);
        const lines = value.slice(from, end).split('\n');
        const moved = lines.map((line) => (back ? line.replace(/^ {1,4}/, '') : line && INDENT + line));
        replace(field, from, end, moved.join('\n'));
        const first = moved[0].length - lines[0].length;
        field.setSelectionRange(Math.max(from, start + first), end + moved.join('\n').length - lines.join('\n').length);
    }

    // A new line is as deep as the one above; after a brace deeper, and the brace that closes stands below.
    function breakLine(field) {
        const { selectionStart: start, selectionEnd: end, value } = field;
        const line = value.slice(lineStart(field, start), start);
        const depth = /^ */.exec(line)[0];
        const opens = line.trimEnd().endsWith('{');
        const closes = opens && value[end] === '}';
        replace(field, start, end, `\n${depth}${opens ? INDENT : ''}${closes ? `\n${depth}` : ''}`);
        if (closes) field.setSelectionRange(start + 1 + depth.length + 4, start + 1 + depth.length + 4);
    }

    // A brace that closes stands as deep as what it closes.
    function close(field) {
        const { selectionStart: start, selectionEnd: end } = field;
        const from = lineStart(field, start);
        const line = field.value.slice(from, start);
        if (start !== end || !/^ {4,}$/.test(line)) return false;
        replace(field, start - 4, end, '}');
        return true;
    }

    function key(event) {
        const field = event.target;
        if (!field.matches?.(FIELD) || event.isComposing) return;
        if (event.key === 'Escape') {
            leaves.add(field);
        } else if (event.key === 'Tab' && !leaves.has(field) && !event.ctrlKey && !event.altKey && !event.metaKey) {
            event.preventDefault();
            indent(field, event.shiftKey);
        } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
            leaves.delete(field);
            event.preventDefault();
            breakLine(field);
        } else if (event.key === '}' && close(field)) {
            event.preventDefault();
        } else if (!['Tab', 'Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) {
            leaves.delete(field);
        }
    }

    function drawAll() {
        document.querySelectorAll(FIELD).forEach(draw);
    }

    // After a change the place of the mistake is unknown until the code is checked again.
    function typed(event) {
        if (event.target.matches?.(FIELD)) partOf(event.target, '[data-place]')?.removeAttribute('data-place');
        drawOne(event);
    }

    function drawOne({ target }) {
        if (target.matches?.(FIELD)) draw(target);
    }

    document.addEventListener('keydown', key);
    document.addEventListener('input', typed);
    document.addEventListener('pointerdown', ({ target }) => {
        pressed = true;
        if (target.matches?.(FIELD)) leaves.delete(target);
    });
    document.addEventListener('pointerup', () => { pressed = false; });
    document.addEventListener('focusin', (event) => {
        if (event.target.matches?.(FIELD) && !pressed) leaves.add(event.target);
        drawOne(event);
    });
    document.addEventListener('focusout', drawOne);
    document.addEventListener('selectionchange', () => drawOne({ target: document.activeElement }));
    document.addEventListener('scroll', ({ target }) => {
        if (target.matches?.(FIELD)) partOf(target, '.colours').scrollLeft = target.scrollLeft;
    }, true);
    document.addEventListener('htmx:afterSettle', drawAll);
    window.codeEditor = { replace, draw };
    drawAll();
})();
