// For pages that show Flipscope in frames: each frame becomes as tall as what is in it.
// Put <script src="https://…/static/embed-host.js" defer></script> on the page; nothing else is needed.
(() => {
    'use strict';

    const TALLEST = 20000;

    // In an exported site a page's address stands after the #.
    const isOurs = (frame) => {
        try {
            const { pathname, hash } = new URL(frame.src, location.href);
            return pathname.includes('/embed/') || hash.startsWith('#/embed/');
        } catch { return false; }
    };

    const frames = () => [...document.querySelectorAll('iframe')].filter(isOurs);

    // What a frame has round it counts where the page says so.
    function border(frame) {
        return getComputedStyle(frame).boxSizing === 'border-box' ? frame.offsetHeight - frame.clientHeight : 0;
    }

    // A frame speaks for itself only: who spoke is known by its window, since it may have no origin.
    addEventListener('message', (event) => {
        const { type, height } = event.data ?? {};
        if (type !== 'flipscope.resize' || !(height > 0 && height < TALLEST)) return;
        const frame = frames().find((each) => each.contentWindow === event.source);
        if (frame) frame.style.height = `${Math.ceil(height) + border(frame)}px`;
    });

    // A frame that was there before this script has spoken already, and is asked to speak again.
    frames().forEach((frame) => frame.contentWindow?.postMessage({ type: 'flipscope.hello' }, '*'));
})();
