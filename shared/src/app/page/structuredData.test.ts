import { breadcrumbData, jsonLd } from './structuredData';

test('Structured data names its vocabulary', () => {
  const article = { '@type': 'Article', headline: 'Serums' };
  expect(JSON.parse(jsonLd(article))).toEqual({ '@context': 'https://schema.org', ...article });
});

test('No text of structured data can end the script it stands in (SEO-4)', () => {
  const headline = '</script><script>alert(1)</script>\u2028\u2029';
  const text = jsonLd({ '@type': 'Article', headline });
  expect(text).not.toMatch(/[<\u2028\u2029]/);
  expect(JSON.parse(text).headline).toBe(headline);
});

test('The crumbs of a page become absolute addresses in their order; the page itself has none (SEO-3)', () => {
  const crumbs = [{ label: 'Home', to: '/' }, { label: 'Skincare', to: '/collections/skincare' }, { label: 'Serum' }];
  expect(breadcrumbData(crumbs, 'https://glow.example')).toEqual({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://glow.example/' },
      { '@type': 'ListItem', position: 2, name: 'Skincare', item: 'https://glow.example/collections/skincare' },
      { '@type': 'ListItem', position: 3, name: 'Serum' },
    ],
  });
});
