// Passing a step on: copying its address, its figure as PNG, printing. Without it, fields and links do.
(() => {
    'use strict';

    /** Twice as fine as the figure is large, for slides. */
    const SCALE = 2;
    const group = () => document.getElementById('share');

    // Where it is shown what came of a press: beside what was pressed.
    const sayingOf = (pressed) => pressed.closest('[data-failed]');

    // What was said of an earlier press is taken away: it would seem to be about this one.
    function hush() {
        for (const place of document.querySelectorAll('#spoken, .said')) place.textContent = '';
    }

    // What happened is spoken, and shown beside the buttons.
    function say(saying, words) {
        hush();
        document.getElementById('spoken').textContent = words;
        saying.querySelector('.said').textContent = words;
    }

    // Behind a proxy the server may not know its own name; the browser does.
    function nameTheSite() {
        if (group()) group().dataset.origin ??= new URL(document.getElementById('share-link').value).origin;
        for (const field of document.querySelectorAll('.share-address')) {
            field.value = field.value.replaceAll(new URL(field.closest('[data-origin]').dataset.origin).origin, location.origin);
        }
    }

    // The share menu of the browser passes on the address of the step that is shown, not of the one that was opened.
    function nameThePage() {
        document.getElementById('canonical')?.setAttribute('href', location.href.split('#')[0]);
    }

    // Where the clipboard is closed to pages, what was to be copied is at least selected.
    async function copyText(button, field) {
        const { copied } = button.dataset;
        const saying = sayingOf(button);
        try {
            await navigator.clipboard.writeText(field.value);
            say(saying, copied);
        } catch {
            field.select();
            say(saying, document.execCommand('copy') ? copied : saying.dataset.selected);
        }
    }

    async function picture() {
        const image = new Image();
        image.src = document.getElementById('figure-svg').href;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.naturalWidth * SCALE;
        canvas.height = image.naturalHeight * SCALE;
        canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
        return new Promise((done, failed) => {
            canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png');
        });
    }

    function save(blob) {
        const link = document.createElement('a');
        link.href = URL.createObjectURL(blob);
        link.download = `${group().dataset.name}.png`;
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60000);
        say(group(), group().dataset.saved);
    }

    // Some browsers let a page write to the clipboard only during the click, so nothing is awaited before that.
    async function copyPicture() {
        const blob = picture();
        try {
            await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
            say(group(), group().dataset.imageCopied);
        } catch {
            save(await blob);
        }
    }

    const orSay = (work) => work.catch(() => say(group(), group().dataset.failed));

    document.addEventListener('click', (event) => {
        const button = event.target.closest?.('button, a');
        if (!button) return;
        if (sayingOf(button)) hush();
        if (button.dataset.copy) copyText(button, document.getElementById(button.dataset.copy));
        else if (button.id === 'copy-png') orSay(copyPicture());
        else if (button.id === 'save-png') orSay(picture().then(save));
        else if (button.id === 'save-picture') say(sayingOf(button), button.dataset.saving);
        else if (button.id === 'print') window.print();
    });
    document.addEventListener('focusin', (event) => {
        if (event.target.matches?.('.share-address')) event.target.select();
    });

    // Whoever has it open keeps it open from step to step.
    let open = false;
    document.addEventListener('htmx:beforeSwap', () => { open = Boolean(group()?.open); });
    document.addEventListener('htmx:afterSettle', () => {
        if (group()) group().open = open;
        nameTheSite();
    });
    for (const moved of ['htmx:pushedIntoHistory', 'htmx:replacedInHistory']) document.addEventListener(moved, nameThePage);
    nameTheSite();
})();
