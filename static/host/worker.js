// The site's program in a thread of its own, so that a search never holds the page up. It is told where its files are,
// then asked one request after another.
'use strict';

let root = '';
let program = null;

/** What the program calls for the bytes of a file; null if there is none. Stylesheets are where pages find them. */
self.flipscopeFile = (path) => {
    const request = new XMLHttpRequest();
    const place = path.startsWith('static/') ? path : `anywhere/files/${path}`;
    request.open('GET', root + place.split('/').map(encodeURIComponent).join('/'), false);
    request.responseType = 'arraybuffer';
    request.send();
    return request.status === 200 ? new Int8Array(request.response) : null;
};

/** What the program calls while it searches, with a sentence that says how far it is. */
self.flipscopeTold = (sentence) => postMessage({ told: sentence });

// The bytes are fetched here, since many hosts do not name the type that a browser wants for compiling while it loads.
async function start(place) {
    root = place.root;
    importScripts(`${root}anywhere/wasm-gc-runtime.js`);
    const module = await fetch(`${root}anywhere/flipscope.wasm`);
    if (!module.ok) throw new Error(`flipscope.wasm: ${module.status}`);
    program = (await TeaVM.wasmGC.load(new Uint8Array(await module.arrayBuffer()))).exports;
    program.start(place.base, place.origin);
    postMessage({ ready: true });
}

function answer({ method, address, headers, body, fileName, fileBytes }) {
    const head = program.answer(method, address, headers, body, fileName, fileBytes);
    const bytes = program.content().slice();
    postMessage({ head, bytes }, [bytes.buffer]);
}

onmessage = async ({ data }) => {
    try {
        if (data.root) await start(data);
        else answer(data);
    } catch (failure) {
        postMessage({ failed: `${failure}` });
    }
};
