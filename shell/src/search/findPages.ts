import { collections } from '@glow/shared/catalog';
import { slotEntries } from '@glow/shared/remotes';
import { containsAll, searchWords, type FoundLink } from '@glow/shared/search';
import { foldText } from '@glow/shared/text';
import { composedRemotes } from '../federation/owners';

/** The shell's pages, with what shoppers call them (NAV-30). */
const OWN_PAGES: readonly (FoundLink & { terms: string })[] = [
  {
    title: 'Shipping & Returns',
    url: '/shipping',
    terms:
      'delivery times, shipping cost, free shipping, postage, return policy, refunds, exchanges, send back, canada, tax',
  },
  {
    title: 'Size Guide',
    url: '/size-guide',
    terms: 'sizes, size chart, travel size, refill, ml, millilitres, fluid ounces',
  },
  {
    title: 'Track Your Order',
    url: '/track-order',
    terms: 'order status, where is my order, tracking number, package, parcel',
  },
  {
    title: 'Contact',
    url: '/contact',
    terms: 'customer service, support, help, email, e-mail, phone number, telephone, call us',
  },
  { title: 'FAQ', url: '/faq', terms: 'questions and answers, frequently asked questions, help' },
  { title: 'About Glow', url: '/about', terms: 'about us, our story, company, who we are' },
  { title: 'Careers', url: '/careers', terms: 'jobs, work with us, hiring, vacancies' },
  { title: 'Press', url: '/press', terms: 'media, news, journalists' },
  {
    title: 'Sustainability',
    url: '/sustainability',
    terms: 'environment, recycling, packaging, refills, vegan, cruelty free',
  },
  { title: 'Privacy', url: '/privacy', terms: 'privacy policy, personal data, cookies' },
  { title: 'Terms', url: '/terms', terms: 'terms and conditions, terms of use, legal' },
];

/** Words of a question that say nothing about the page. */
const FILLERS = new Set(
  'a an and are can do for how i is it me my of on or the to what when where wheres you your'.split(' '),
);

/** Pages for a search of the whole store: each of its words begins a word of the page's title or of what shoppers call it. */
export function findPages(text: string): FoundLink[] {
  const words = searchWords(text).filter((word) => !FILLERS.has(word));
  if (words.length === 0) return [];
  const others = slotEntries(composedRemotes(), 'shell/search.pages', '');
  const pages = [
    ...OWN_PAGES,
    ...others.map(({ label: title = '', to: url = '', terms = '' }) => ({ title, url, terms })),
  ];
  const found = pages.filter(({ title, terms }) => {
    const texts = ` ${foldText(`${title}, ${terms}`)}`;
    return words.every((word) => texts.includes(` ${word}`));
  });
  return found.map(({ title, url }) => ({ title, url }));
}

/** Collections whose title has each word of a search text. */
export function findCollections(text: string): FoundLink[] {
  const words = searchWords(text);
  return collections
    .filter(({ title }) => words.length > 0 && containsAll(foldText(title), words))
    .map(({ title, slug }) => ({ title, url: `/collections/${slug}` }));
}
