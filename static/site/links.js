// A link with hx-get and no value asks for its own address: that is not sent twice.
(() => {
    'use strict';

    document.addEventListener('htmx:configRequest', (event) => {
        const link = event.detail.elt;
        if (link.getAttribute('hx-get') === '') event.detail.path = link.getAttribute('href').split('#')[0];
    });
})();
