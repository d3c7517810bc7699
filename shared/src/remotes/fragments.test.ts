import {
  fragmentRemote,
  fragmentUrl,
  ownerNameOf,
  pathOf,
  queryOf,
  readQuery,
  slotEntries,
} from '@glow/shared/remotes';
import fc from 'fast-check';
import remotes from '../../remotes.json';

const SLOT = 'storefront/product.below';
const entry = (name: string, ...entries: object[]) => ({ name, prefixes: [`/${name}`], slots: { [SLOT]: entries } });

test('the address of a fragment belongs to its remote, and is no address of a page (URL-152)', () => {
  const url = fragmentUrl('blog/ArticleShelf', { productId: 'skn-001' });
  expect([ownerNameOf(remotes, url), fragmentRemote(pathOf(url))]).toEqual(['blog', 'blog']);
  expect(fragmentRemote('/blog')).toBeUndefined();
});

test('server and browser read of an address the props that were given', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string({ maxLength: 9 }), fc.string({ maxLength: 40 }), { maxKeys: 4 }), (props) => {
      const url = fragmentUrl('blog/ArticleShelf', props);
      fc.pre(url.length < 900);
      expect(JSON.parse(readQuery(queryOf(url)).get('props') ?? '')).toEqual(JSON.parse(JSON.stringify(props)));
      expect(url).toMatch(/^[\w/?=%.*+-]+$/);
    }),
  );
});

test('what remotes contribute to a slot is sorted by order, then as the remotes are', () => {
  const contributing = [
    entry('one', { fragment: 'Late', order: 90 }, { fragment: 'First' }),
    entry('two', { fragment: 'Early', order: 10 }, { fragment: 'Second' }),
  ];
  const fragments = slotEntries(contributing, SLOT, '/product/a').map(({ fragment }) => fragment);
  expect(fragments).toEqual(['two/Early', 'one/First', 'two/Second', 'one/Late']);
  expect(slotEntries(contributing, 'storefront/home.below', '/')).toEqual([]);
});

test('an entry with a condition is shown below these paths only', () => {
  const contributing = [entry('one', { fragment: 'Band', under: ['/product'] })];
  expect(slotEntries(contributing, SLOT, '/product/a')).toHaveLength(1);
  expect(slotEntries(contributing, SLOT, '/products')).toHaveLength(0);
});
