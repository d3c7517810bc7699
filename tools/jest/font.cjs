module.exports = '/fonts/test.woff2';
