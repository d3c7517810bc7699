import { homeData } from './HomePage';

test('The structured data describes the store and its search (SEO-3)', () => {
  expect(homeData('https://glow.example')).toEqual([
    { '@type': 'Organization', name: 'Glow', url: 'https://glow.example/', logo: 'https://glow.example/wordmark.svg' },
    expect.objectContaining({
      '@type': 'WebSite',
      url: 'https://glow.example/',
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: 'https://glow.example/collections/all?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    }),
  ]);
});
