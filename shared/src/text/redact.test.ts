import { redact } from './redact';

test.each([
  // emails, however they are written
  ['secret token=abcDEF user@example.com 4111', 'secret token=<token> <email> <number>'],
  ['No account of rose@example.com.', 'No account of <email>.'],
  ['Rose <rose+news@mail.example.co.uk> is gone', 'Rose <<email>> is gone'],
  ['{"email":"nöör@exämple.ca","n":1}', '{"email":"<email>","n":1}'],
  ['{\\"email\\":\\"rose@example.com\\"}', '{\\"email\\":\\"<email>\\"}'],
  ['email=rose%40example.com&x=1', 'email=<email>'],
  ["'o.neil@example.com' is not valid", "'<email>' is not valid"],
  ['mailto:rose@example.com: refused', 'mailto:<email>: refused'],
  ['cut off after rose@exam', 'cut off after <email>'],
  ['"rose m"@example.com', '<email>'],
  ['a@[192.168.1.20] and rose＠example.com', '<email> and <email>'],
  // numbers of cards, phones, orders and places
  ['Card 4242 4242 4242 4242 declined', 'Card <number> declined'],
  ['Card 4242-4242-4242-4242, 3782.822463.10005', 'Card <number>, <number>'],
  ['call +1 (212) 555-0147 or 0041 44 668 18 00', 'call <number> or <number>'],
  ['phone 212.555.0147 of 97201-1234', 'phone <number> of <number>'],
  ['zip 97201, door 12', 'zip <number>, door 12'],
  ['٤٢٤٢ or ４２４２', '<number> or <number>'],
  ['Order GLW-7K2M9QX4ABCD, glw-7k2m9qx4abcd and 7K2M9QX4ABCD', 'Order <number>, <number> and <number>'],
  // tokens
  ['Authorization: Bearer abc.def-1', 'Authorization: <token>'],
  ['sent Bearer a1b2c3', 'sent Bearer <token>'],
  ['{"token":"short","password": "hunter2"}', '{"token":"<token>","password": "<token>"}'],
  ["api_key='k1' sid=42", "api_key='<token>' sid=<token>"],
  ['eyJhbGciOiJub25l.eyJzdWIiOiJyb3Nl.c2ln was refused', '<token> was refused'],
  ['3f2b8c1e-9d4a-4c7b-8a1f-0123456789ab', '<token>'],
  ['glow_receipt=kX2_9sJq-Zl0aBcDeFgHiJkLmNoPqRsTuVwXyZ01234', 'glow_receipt=<token>'],
  ['GLW 7K2M 9QX4 ABCD, glw 7k2m-9qx4-abcd', '<number>, <number>'],
  ['from 10.0.0.7 to rose%2540example.com', 'from <number> to <email>'],
  ['4242424242424242.js and checkout.js:4242424242424242', '<number>.js and checkout.js:<number>'],
  ['kX2_9sJqZl0aBcDeFgHi.map.js', '<token>.map.js'],
  // addresses
  ['GET https://glow.example/account/orders/GLW-1?t=1 503', 'GET https://glow.example/account/… 503'],
  // texts about nobody stay
  ['Cannot read properties of undefined (reading "someVeryLongNameOfAProperty")', undefined],
  ['ChunkLoadError: Loading chunk 123 failed (/assets/blog/cart.0a1b2c3d4e5f6789.js)', undefined],
  ['    at draw (/assets/blog/a.12345678.js:1:1052344)', undefined],
  ['draw@/assets/blog/node_modules/@mui/a.js:12:34567', undefined],
  ['draw@[native code]', undefined],
  ['getUint8ArrayFromBase64 of react@18.3.1 in shippingAddress2Line1Value', undefined],
  ['Minified React error #418; answered 503 after 3 s', undefined],
  ['Unexpected token < in JSON at position 0', undefined],
])('%s', (text, told = text) => expect(redact(text)).toBe(told));

test('texts that differ in what is taken out become equal', () => {
  const told = ['rose@example.com 1234567', 'lily@example.org 98765'].map((text) => redact(`No order of ${text}`));
  expect(told[0]).toBe(told[1]);
});

test.each(['4', 'a1', 'F', '@', '"', ' ', '/', '.js', '-', '+1 ', 'token=', '٤', '%40'])(
  'no text of %j takes time that grows faster than its square',
  (piece) => {
    const timeOf = (length: number) => {
      const start = process.cpuUsage().user;
      redact(`${piece.repeat(length / piece.length)}.js`);
      return process.cpuUsage().user - start;
    };
    timeOf(500);
    // a ratio of its own processor time: cubic growth is 64 times as much
    expect(timeOf(2_000)).toBeLessThan(40 * (timeOf(500) + 2_000));
  },
);
