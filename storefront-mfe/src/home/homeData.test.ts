import { homeData } from './homeData';

test('Search engines learn who the store is and how it is searched', () => {
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
