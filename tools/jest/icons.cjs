const { createElement } = require('react');

// every icon is an empty SVG with its name: loading the icon library takes a second per test file
module.exports = new Proxy(
  {},
  {
    get: (_icons, name) =>
      name === '__esModule' ? true : (props) => createElement('svg', { ...props, 'data-icon': name }),
  },
);
