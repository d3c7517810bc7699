import { lazyScreen, routedScreens, type LazyScreen } from '@glow/shared/app';
import type { ComingSoon } from './coming-soon/comingSoonPages';
import { Outlet } from './RemoteOutlet';
import { RemoteUnavailable } from './RemoteUnavailable';
import { ScreenSkeleton } from './ScreenSkeleton';

function comingSoon(slug: ComingSoon): LazyScreen {
  return lazyScreen('coming-soon', async () => {
    const { ComingSoonPage } = await import(/* webpackChunkName: "coming-soon" */ './coming-soon/ComingSoonPage');
    return function ComingSoonScreen() {
      return <ComingSoonPage slug={slug} />;
    };
  });
}

/** The screens that no remote owns: placeholders, information pages and the 404. */
export const shellScreens = routedScreens({
  '/about': comingSoon('about'),
  '/contact': comingSoon('contact'),
  '/faq': comingSoon('faq'),
  '/privacy': comingSoon('privacy'),
  '/terms': comingSoon('terms'),
  '/shipping': lazyScreen(
    'shipping',
    async () => (await import(/* webpackChunkName: "shipping" */ './information/ShippingPage')).ShippingPage,
  ),
  '/size-guide': lazyScreen(
    'size-guide',
    async () => (await import(/* webpackChunkName: "size-guide" */ './information/SizeGuidePage')).SizeGuidePage,
  ),
  '/track-order': lazyScreen(
    'track-order',
    async () => (await import(/* webpackChunkName: "track-order" */ './information/TrackOrderPage')).TrackOrderPage,
  ),
  '/careers': lazyScreen(
    'careers',
    async () => (await import(/* webpackChunkName: "careers" */ './information/CareersPage')).CareersPage,
  ),
  '/press': lazyScreen(
    'press',
    async () => (await import(/* webpackChunkName: "press" */ './information/PressPage')).PressPage,
  ),
  '/sustainability': lazyScreen(
    'sustainability',
    async () =>
      (await import(/* webpackChunkName: "sustainability" */ './information/SustainabilityPage')).SustainabilityPage,
  ),
  '/newsletter/thanks': lazyScreen(
    'newsletter-thanks',
    async () =>
      (await import(/* webpackChunkName: "newsletter-thanks" */ './information/NewsletterThanksPage'))
        .NewsletterThanksPage,
  ),
});

/** The shell's own screens, with the same error boundary as a remote. */
export function ShellScreens() {
  return (
    <Outlet
      Content={shellScreens}
      fallback={<ScreenSkeleton />}
      failure={(retry, isRetrying) => <RemoteUnavailable onRetry={retry} isRetrying={isRetrying} />}
    />
  );
}
