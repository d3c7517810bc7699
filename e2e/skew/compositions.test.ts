import { parseRelease } from '@glow/server/releases';
import { compositionsOf } from './compositions';
import type { Published, Stage } from './stage';

const CART = '@glow/shared/cart';

function published(name: string, generation: number, terms: object): Published {
  const release = { name, build: `${name}${generation}`, version: '1.0.0', container: `glow_${name}`, ...terms };
  return { release: { ...parseRelease(JSON.stringify(release)), dist: '' }, generation };
}

/** A shell and two remotes; the contract of the cart had a new major in the last generation. */
const stage: Stage = {
  folder: '',
  packages: [
    {
      name: 'shell',
      builds: [
        published('shell', 0, { offers: { [CART]: '2.0.0' } }),
        published('shell', 1, { offers: { [CART]: '1.4.0' } }),
      ],
    },
    {
      name: 'checkout',
      builds: [
        published('checkout', 0, { needs: { [CART]: '^2.0.0' } }),
        published('checkout', 1, { needs: { [CART]: '^1.3.0' } }),
      ],
    },
    { name: 'blog', builds: [published('blog', 0, {}), published('blog', 2, {})] },
  ],
};

const idsOf = (builds: Published[]) => builds.map(({ release }) => release.build);

test('two builds meet in a composition, or the release check refuses them', () => {
  const { compositions, refusals } = compositionsOf(stage);
  expect(refusals.map(({ pair }) => idsOf(pair))).toEqual([
    ['shell0', 'checkout1'],
    ['shell1', 'checkout0'],
  ]);
  expect(refusals[0]?.reasons.join()).toContain(`checkout needs the contract ${CART} ^1.3.0`);
  expect(compositions.map(idsOf).sort()).toEqual([
    ['shell0', 'checkout0', 'blog0'],
    ['shell0', 'checkout0', 'blog2'],
    ['shell1', 'checkout1', 'blog0'],
    ['shell1', 'checkout1', 'blog2'],
  ]);
});
