import { ThemeProvider } from '@emotion/react';
import { theme } from '@glow/shared/theme';
import { renderToString } from 'react-dom/server';
import { SortLinks } from './SortLinks.server';

test('Without JavaScript each sort order is a link that keeps search and filters (COL-50)', () => {
  const kept = new URLSearchParams('q=rose&brand=Velour');
  const html = renderToString(
    <ThemeProvider theme={theme}>
      <SortLinks sorts={{ name: 'Name A-Z', rating: 'Rating' }} sort="rating" kept={[...kept]} />
    </ThemeProvider>,
  );
  const links = [...html.matchAll(/<a href="([^"]*)"( aria-current="true")?[^>]*>([^<]*)/g)].map(
    ([, ...parts]) => parts,
  );
  expect(links).toEqual([
    ['?q=rose&amp;brand=Velour&amp;sort=name', undefined, 'Name A-Z'],
    ['?q=rose&amp;brand=Velour&amp;sort=rating', ' aria-current="true"', 'Rating'],
  ]);
});
