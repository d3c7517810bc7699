const { TextDecoder, TextEncoder } = require('node:util');

// react-router expects them; jsdom has none
Object.assign(globalThis, { TextDecoder, TextEncoder });
