import { redactAddresses } from './redact';

test.each([
  ['Error: /collections/all?q=what+I+typed answered 503', 'Error: /collections/… answered 503'],
  ['Error: https://glow.example/collections/all?q=typed', 'Error: https://glow.example/collections/…'],
  ['No data of /account/orders/GLW-001 was loaded', 'No data of /account/… was loaded'],
  ['at "/blog/what-i-typed"', 'at "/blog/…'],
  ['at /cart?x=1', 'at /cart/…'],
  ['one / two and/or three', 'one / two and/or three'],
  ['draw@http://localhost/assets/blog/a.js?v=2:1:7', 'draw@http://localhost/assets/blog/a.js:1:7'],
  ['    at draw (/srv/blog-mfe/dist/server.0a1b.cjs:1:7)', '    at draw (/srv/blog-mfe/dist/server.0a1b.cjs:1:7)'],
])('%s', (text, told) => expect(redactAddresses(text)).toBe(told));
