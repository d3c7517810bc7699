const { TextDecoder, TextEncoder } = require('node:util');

// globals of react-router that jsdom lacks
Object.assign(globalThis, { TextDecoder, TextEncoder });
