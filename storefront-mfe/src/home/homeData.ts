import { BRAND, type StructuredData } from '@glow/shared/app';

/** Structured data of the store and its search. */
export function homeData(origin: string): StructuredData[] {
  const home = `${origin}/`;
  const search = { '@type': 'EntryPoint', urlTemplate: `${origin}/collections/all?q={search_term_string}` };
  return [
    { '@type': 'Organization', name: BRAND, url: home, logo: `${origin}/wordmark.svg` },
    {
      '@type': 'WebSite',
      name: BRAND,
      url: home,
      potentialAction: { '@type': 'SearchAction', target: search, 'query-input': 'required name=search_term_string' },
    },
  ];
}
