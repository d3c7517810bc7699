import { NotFoundPage, lazyScreen } from '@glow/shared/app';
import { Route, Routes } from '@glow/shared/router';
import type { ComponentType } from 'react';
import type { ComingSoon } from './coming-soon/comingSoonPages';
import { Outlet } from './RemoteOutlet';
import { RemoteUnavailable } from './RemoteUnavailable';
import { ScreenSkeleton } from './ScreenSkeleton';

function comingSoon(slug: ComingSoon): ComponentType {
  return lazyScreen(async () => {
    const { ComingSoonPage } = await import('./coming-soon/ComingSoonPage');
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
  '/shipping': lazyScreen(async () => (await import('./information/ShippingPage')).ShippingPage),
  '/size-guide': lazyScreen(async () => (await import('./information/SizeGuidePage')).SizeGuidePage),
  '/track-order': lazyScreen(async () => (await import('./information/TrackOrderPage')).TrackOrderPage),
  '/careers': lazyScreen(async () => (await import('./information/CareersPage')).CareersPage),
  '/press': lazyScreen(async () => (await import('./information/PressPage')).PressPage),
  '/sustainability': lazyScreen(async () => (await import('./information/SustainabilityPage')).SustainabilityPage),
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
