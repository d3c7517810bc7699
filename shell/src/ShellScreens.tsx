import { NotFoundPage, lazyScreen } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';
import type { ComponentType } from 'react';
import type { ComingSoon } from './coming-soon/comingSoonPages';
import { Outlet } from './RemoteOutlet';
import { RemoteUnavailable } from './RemoteUnavailable';
import { ScreenSkeleton } from './ScreenSkeleton';

function comingSoon(slug: ComingSoon): ComponentType {
  return lazyScreen('coming-soon', async () => {
    const { ComingSoonPage } = await import(/* webpackChunkName: "coming-soon" */ './coming-soon/ComingSoonPage');
    return function ComingSoonScreen() {
      return <ComingSoonPage slug={slug} />;
    };
  });
}

const SCREENS: Record<string, ComponentType> = {
  '/about': comingSoon('about'),
  '/contact': comingSoon('contact'),
  '/faq': comingSoon('faq'),
  '/privacy': comingSoon('privacy'),
  '/terms': comingSoon('terms'),
  '/shipping': lazyScreen('shipping', async () => (await import(/* webpackChunkName: "shipping" */ './information/ShippingPage')).ShippingPage),
  '/size-guide': lazyScreen('size-guide', async () => (await import(/* webpackChunkName: "size-guide" */ './information/SizeGuidePage')).SizeGuidePage),
  '/track-order': lazyScreen('track-order', async () => (await import(/* webpackChunkName: "track-order" */ './information/TrackOrderPage')).TrackOrderPage),
  '/careers': lazyScreen('careers', async () => (await import(/* webpackChunkName: "careers" */ './information/CareersPage')).CareersPage),
  '/press': lazyScreen('press', async () => (await import(/* webpackChunkName: "press" */ './information/PressPage')).PressPage),
  '/sustainability': lazyScreen('sustainability', async () => (await import(/* webpackChunkName: "sustainability" */ './information/SustainabilityPage')).SustainabilityPage),
};

/** The screens that no remote owns: placeholders, information pages and the 404. */
export function ShellScreens() {
  return (
    <Outlet
      Content={Screens}
      fallback={<ScreenSkeleton />}
      failure={(retry, isRetrying) => <RemoteUnavailable onRetry={retry} isRetrying={isRetrying} />}
    />
  );
}

function Screens() {
  return (
    <Routes>
      {Object.entries(SCREENS).map(([path, Screen]) => (
        <Route key={path} path={path} element={<Screen />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
