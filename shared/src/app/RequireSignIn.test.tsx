import { RequireSignIn } from '@glow/shared/app';
import { useLocation } from '@glow/shared/router';
import { Route, Routes, renderRoutes, shopper } from '@glow/shared/testing';
import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { AppProviders } from './AppProviders';

function Login() {
  const { state } = useLocation();
  return <p>Log in to reach {state.from}</p>;
}

function Screens() {
  return (
    <Routes>
      <Route path="/vault" element={<RequireSignIn fallback={<p>One moment</p>}>The vault</RequireSignIn>} />
      <Route path="/login" element={<Login />} />
      <Route path="/" element={<p>Home</p>} />
    </Routes>
  );
}

describe('a page that requires to be signed in', () => {
  test('sends a visitor to the login page, which knows where they wanted to go (AUTH-13)', async () => {
    const { place } = renderRoutes(Screens, '/');
    place.go('/vault?tab=gold#bars');
    expect(await screen.findByText('Log in to reach /vault?tab=gold#bars')).toBeVisible();
    expect(place.url).toBe('/login');
    place.go(-1);
    expect(place.url).toBe('/');
  });

  test('opens for a signed-in shopper, and leads home when they sign out (AUTH-13)', async () => {
    const { stores, place } = renderRoutes(Screens, '/vault?tab=gold', { user: shopper });
    expect(await screen.findByText('The vault')).toBeVisible();
    expect(place.url).toBe('/vault?tab=gold');
    act(() => stores.auth.getState().logout());
    expect(place.url).toBe('/');
  });

  test('shows its fallback until the device has been read (AUTH-3)', () => {
    const html = renderToString(
      <MemoryRouter initialEntries={['/vault']}>
        <AppProviders>
          <Screens />
        </AppProviders>
      </MemoryRouter>,
    );
    expect(html).toContain('One moment');
    expect(html).not.toContain('The vault');
  });
});
