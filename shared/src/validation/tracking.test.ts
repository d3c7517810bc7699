import { problemOf, TRACKING, trackingPage } from '@glow/shared/validation';

const LONG = `https://post.example/${'1'.repeat(479)}`;

test.each(['https://post.example/1Z?a=b#c', 'HTTPS://POST.example', 'https://b\u00FCcher.example:8443/x', LONG])(
  '%s is the page of a parcel (ORD-9)',
  (tracking) => {
    expect(trackingPage(tracking)?.protocol).toBe('https:');
    expect(problemOf(TRACKING, tracking)).toBeUndefined();
  },
);

test.each(['', '1Z 99-7/8.9_0', '1'.repeat(60), '//evil.example', '/x'])(
  '%j is a number, and no link (ORD-9)',
  (tracking) => {
    expect(trackingPage(tracking)).toBeUndefined();
    expect(problemOf(TRACKING, tracking)).toBeUndefined();
  },
);

test.each([
  ...[
    'http://post.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://post.example',
    'blob:https://post.example',
  ],
  ...['https://', 'https://rose@post.example', 'https://rose:pw@post.example', 'https://:pw@post.example'],
  ...['https://a%40b@post.example/c', 'see https://a.example', 'www.post.example?a=b'],
  ...['https://[', 'https://post.example:99999', '1'.repeat(61), '<b>', '\u0661\u0662'],
])('%j is refused, and no link (ORD-9)', (tracking) => {
  expect(trackingPage(tracking)).toBeUndefined();
  expect(problemOf(TRACKING, tracking)).toBe(TRACKING.invalid);
});

test('an address has at most 500 characters', () => {
  expect(problemOf(TRACKING, `${LONG}1`)).toBe(TRACKING.invalid);
});
