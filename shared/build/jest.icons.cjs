// every icon as an empty picture: the library has thousands, and a test looks for names, not for drawings
module.exports = new Proxy({}, { get: (_icons, name) => (name === '__esModule' ? true : () => null) });
