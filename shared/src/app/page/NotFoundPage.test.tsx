import { NotFoundPage } from '@glow/shared/app';
import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';

test('Any other path says that there is no page, leads home and logs the path without its query', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, place } = renderRoutes(NotFoundPage, '/no/such-page?token=secret#part');
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
  expect(document.title).toBe('Page not found · Glow');
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(log.mock.calls).toEqual([['404: no page at', '/no/such-page']]);
  expect(screen.getByRole('link', { name: 'View Bestsellers' })).toHaveAttribute('href', '/collections/bestsellers');
  await user.click(screen.getByRole('link', { name: 'Back to Home' }));
  expect(place.url).toBe('/');
  log.mockRestore();
});
