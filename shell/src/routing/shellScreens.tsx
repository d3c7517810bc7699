import { defineRoutes } from '@glow/shared/app';
import { POLICY_URL } from '@glow/shared/policy';
import type { ComingSoon } from '../coming-soon/comingSoonPages';
import type { pageData } from '../pageData';

const PLACEHOLDERS: ComingSoon[] = ['about', 'contact', 'faq', 'privacy', 'terms'];

function loadShortPages() {
  return import(/* webpackChunkName: "short-pages" */ '../information/shortPages');
}

/** The screens that no remote owns: placeholders, information pages and the 404. */
export const shellScreens = defineRoutes<typeof pageData>([
  ...PLACEHOLDERS.map((slug) => ({
    path: `/${slug}`,
    name: 'coming-soon',
    load: async () => {
      const { ComingSoonPage } = await import(/* webpackChunkName: "coming-soon" */ '../coming-soon/ComingSoonPage');
      return function ComingSoonScreen() {
        return <ComingSoonPage slug={slug} />;
      };
    },
  })),
  { path: '/shipping', name: 'short-pages', load: async () => (await loadShortPages()).ShippingPage },
  {
    path: '/size-guide',
    name: 'size-guide',
    hasData: true,
    load: async () => (await import(/* webpackChunkName: "size-guide" */ '../information/SizeGuidePage')).SizeGuidePage,
  },
  {
    path: '/track-order',
    name: 'track-order',
    load: async () =>
      (await import(/* webpackChunkName: "track-order" */ '../information/TrackOrderPage')).TrackOrderPage,
  },
  { path: '/careers', name: 'short-pages', load: async () => (await loadShortPages()).CareersPage },
  { path: '/press', name: 'short-pages', load: async () => (await loadShortPages()).PressPage },
  { path: '/sustainability', name: 'short-pages', load: async () => (await loadShortPages()).SustainabilityPage },
  { path: '/newsletter/thanks', name: 'short-pages', load: async () => (await loadShortPages()).NewsletterThanksPage },
  { path: '/unsubscribe', name: 'short-pages', load: async () => (await loadShortPages()).UnsubscribePage },
  // what other packages show of the shell
  { path: '/search/suggestions', name: 'suggestions', parameters: ['q'], hasData: true },
  { fragment: 'shell/PageSearch', hasData: true },
  { path: POLICY_URL, name: 'policy', hasData: true },
]);
