import { compositionId } from '@glow/shared/remotes';
import { signer } from '../../base/config/signingKey';
import { createPageTokens } from './pageTokens';

const HOUR = 60 * 60_000;
const COMPOSITION = compositionId(['s1', 'f1', 'c-1', 'a_1', 'b1', null]);
let now: number;
let tokens: ReturnType<typeof createPageTokens>;

beforeEach(() => {
  now = Date.parse('2026-11-21T12:00:00.000Z');
  tokens = createPageTokens(
    signer('k'.repeat(32), 'page'),
    () => ['shell', 'storefront', 'checkout', 'account', 'blog', 'admin'],
    () => now,
  );
});

test('a token tells the builds that its page was served with', () => {
  const page = tokens.redeem(tokens.issue(COMPOSITION), 'n1');
  expect(page?.network).toMatch(/^[\w-]{43}$/);
  expect([...(page?.builds ?? [])]).toEqual([
    ['shell', 's1'],
    ['storefront', 'f1'],
    ['checkout', 'c-1'],
    ['account', 'a_1'],
    ['blog', 'b1'],
    ['admin', '0'],
  ]);
});

test('each page has its own token, which it can use again', () => {
  const [first, second] = [tokens.issue(COMPOSITION), tokens.issue(COMPOSITION)];
  const page = tokens.redeem(first, 'n1');
  expect(tokens.redeem(first, 'n1')).toEqual(page);
  expect(tokens.redeem(second, 'n1')).toEqual({ ...page, id: expect.not.stringMatching(`^${page?.id}$`) });
});

test('a token carries the trace of its request, if there is one', () => {
  const trace = '0af7651916cd43dd8448eb211c80319cb7ad6b7169203331';
  expect(tokens.redeem(tokens.issue(COMPOSITION, trace), 'n1')).toMatchObject({ trace });
  expect(tokens.redeem(tokens.issue(COMPOSITION), 'n1')?.trace).toBeUndefined();
});

test('a token that was used from another network is refused', () => {
  const token = tokens.issue(COMPOSITION);
  expect([tokens.redeem(token, 'n1'), tokens.redeem(token, 'n2')]).toEqual([expect.anything(), undefined]);
});

test.each<[string, (token: string) => string | undefined]>([
  ['no token', () => undefined],
  ['other builds', (token) => token.replace('c-1', 'c-2')],
  ['another nonce', (token) => token.replace(/~[\w-]+(~[\w-]+)$/, '~AAAAAAAAAAAAAAAA$1')],
  ['another signature', (token) => token.replace(/[\w-]+$/, 'A'.repeat(43))],
  ['no signature', (token) => token.replace(/~[\w-]+$/, '')],
  ['the signature of another purpose', (token) => signed(token, 'k'.repeat(32), 'preview')],
  ['the signature of another key', (token) => signed(token, 'x'.repeat(32), 'page')],
])('%s is refused', (_what, change) => {
  expect(tokens.redeem(change(tokens.issue(COMPOSITION)), 'n1')).toBeUndefined();
});

function signed(token: string, key: string, purpose: string): string {
  const content = token.slice(0, token.lastIndexOf('~'));
  return `${content}~${signer(key, purpose).sign(content)}`;
}

test('a token holds for a day', () => {
  const token = tokens.issue(COMPOSITION);
  now += 24 * HOUR;
  expect(tokens.redeem(token, 'n1')).toBeDefined();
  now += 1;
  expect(tokens.redeem(token, 'n1')).toBeUndefined();
});
