import { defineRoutes } from '@glow/shared/app';
import type { ComingSoon } from '../coming-soon/comingSoonPages';

const PLACEHOLDERS: ComingSoon[] = ['about', 'contact', 'faq', 'privacy', 'terms'];

/** The screens that no remote owns: placeholders, information pages and the 404. */
export const shellScreens = defineRoutes([
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
  {
    path: '/shipping',
    name: 'shipping',
    load: async () => (await import(/* webpackChunkName: "shipping" */ '../information/ShippingPage')).ShippingPage,
  },
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
  {
    path: '/careers',
    name: 'careers',
    load: async () => (await import(/* webpackChunkName: "careers" */ '../information/CareersPage')).CareersPage,
  },
  {
    path: '/press',
    name: 'press',
    load: async () => (await import(/* webpackChunkName: "press" */ '../information/PressPage')).PressPage,
  },
  {
    path: '/sustainability',
    name: 'sustainability',
    load: async () =>
      (await import(/* webpackChunkName: "sustainability" */ '../information/SustainabilityPage')).SustainabilityPage,
  },
  {
    path: '/newsletter/thanks',
    name: 'newsletter-thanks',
    load: async () =>
      (await import(/* webpackChunkName: "newsletter-thanks" */ '../information/NewsletterThanksPage'))
        .NewsletterThanksPage,
  },
  {
    path: '/unsubscribe',
    name: 'unsubscribe',
    load: async () =>
      (await import(/* webpackChunkName: "unsubscribe" */ '../information/UnsubscribePage')).UnsubscribePage,
  },
]);
