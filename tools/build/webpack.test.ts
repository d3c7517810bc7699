import { keepPreviousBuild } from './webpack.js';

test('a remote that is for no other host any more keeps the files of its pages only', () => {
  const files = { 'cart.js': 'sha256-1', 'foreign/remoteEntry.js': 'sha256-2' };
  const candidates = ['cart.js', 'cart.js.br', 'foreign', 'foreign/remoteEntry.js', 'other.js'];
  const keptOf = (anyHost?: object) => candidates.filter(keepPreviousBuild({ files }, 'b2', anyHost));
  expect(keptOf()).toEqual(['cart.js', 'cart.js.br']);
  expect(keptOf({ Shelf: './src/Shelf.tsx' })).toEqual(['cart.js', 'cart.js.br', 'foreign', 'foreign/remoteEntry.js']);
});
