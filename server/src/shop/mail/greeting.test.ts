import { greeting } from './greeting';

test.each([
  ...['Rose', 'Rose Miller', "Siobhán O'Connor-Ní", 'J. R. Tolkien', 'Dr. Wei Zhang Jr.', '李小龍', 'José María'],
])('%s is greeted by name (API-16)', (name) => expect(greeting(name)).toBe(`Hello ${name},`));

test.each([
  ...[undefined, '', '   ', 'your account is locked, sign in at https://evil.example', 'evil.example', 'Rose<b>'],
  ...['Rose evil.example/login', 'www.evil.example Rose', 'Your account has been locked', 'Call 555 0100'],
  ...['rose@example.com', 'Rose\u202eelpmaxe', 'Rose\u2024example', 'a'.repeat(41)],
])('%j is not quoted (API-16)', (name) => expect(greeting(name)).toBe('Hello,'));
