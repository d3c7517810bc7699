import { problemsOfSet } from './problemsOfSet';
import { releaseSchema, type Release } from './releaseSchema';

function build(name: string, changes: Partial<Release>): Release {
  return releaseSchema.parse({ name, version: '1.0.0', build: `${name}1`, container: `glow_${name}`, ...changes });
}

const CART = '@glow/shared/cart';
const ofReact = (major: number) => ({
  shell: build('shell', { offers: { react: `${major}.1.0`, [CART]: `${major}.0.0` }, prefixes: { shell: ['/about'] } }),
  checkout: build('checkout', { needs: { react: `^${major}.0.0` } }),
  gifts: build('gifts', { needs: { react: `^${major}.0.0` }, slots: { 'checkout/cart.below': [] } }),
});
const [present, next] = [ofReact(19), ofReact(20)];
const live = Object.values(present).map((release) => ({ name: release.name, live: release }));

test('what does not fit what is live may fit what is released with it', () => {
  const blog = build('blog', { needs: { [CART]: '^20.0.0' } });
  expect(problemsOfSet([blog], live)).toEqual([expect.stringContaining('npm run release -- shell blog')]);
  expect(problemsOfSet(Object.values(next), live)).toEqual([]);
});

test('packages that need another major of a library are told the command that releases them together', () => {
  const problems = problemsOfSet([next.shell], live, () => false);
  expect(problems).toEqual([
    'GLOW-240 checkout is built for react ^19.0.0, and this shell brings 20.1.0: a page has one copy of it.',
    'GLOW-240 gifts is built for react ^19.0.0, and this shell brings 20.1.0: a page has one copy of it.',
    "GLOW-253 In the store's repository, release all: `npm run release -- shell checkout gifts@<build>`, once gifts is published (`npm run release -- --publish-only` there) or switched off.",
  ]);
  expect(problemsOfSet([next.gifts], live).at(-1)).toBe(
    "GLOW-253 In the store's repository, release all: `npm run release -- gifts@gifts1 shell checkout`.",
  );
});

test('a remote that is off need not fit, but the slots that it opens are there', () => {
  const off = live.map((one) => ({ ...one, isOff: one.name !== 'shell' }));
  expect(problemsOfSet([next.shell], off)).toEqual([]);
  expect(problemsOfSet([next.gifts], off)).toHaveLength(2);
  expect(problemsOfSet([present.gifts], off)).toEqual([]);
});
