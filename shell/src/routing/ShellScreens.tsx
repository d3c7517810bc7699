import { defineRoutes } from '@glow/shared/app';
import type { ComingSoon } from '../coming-soon/comingSoonPages';
import { Outlet } from '../outlets/RemoteOutlet';

function loadComingSoon(slug: ComingSoon) {
  return async () => {
    const { ComingSoonPage } = await import(/* webpackChunkName: "coming-soon" */ '../coming-soon/ComingSoonPage');
    return function ComingSoonScreen() {
      return <ComingSoonPage slug={slug} />;
    };
  };
}

/** The screens that no remote owns: placeholders, information pages and the 404; and the data that the header needs. */
export const shellScreens = defineRoutes([
  { path: '/about', name: 'coming-soon', load: loadComingSoon('about') },
  { path: '/contact', name: 'coming-soon', load: loadComingSoon('contact') },
  { path: '/faq', name: 'coming-soon', load: loadComingSoon('faq') },
  { path: '/privacy', name: 'coming-soon', load: loadComingSoon('privacy') },
  { path: '/terms', name: 'coming-soon', load: loadComingSoon('terms') },
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

/** The shell's own screens, with the same error boundary as a remote. */
export function ShellScreens() {
  return <Outlet Content={shellScreens} />;
}
