import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import { BlogBand } from './BlogBand';

test('The band of the home page leads to the blog (HOME-31)', async () => {
  const { user, place } = renderRoutes(BlogBand, '/');
  expect(screen.getByRole('heading', { level: 2, name: 'Slow reading for good skin' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Read the Blog' }));
  expect(place.url).toBe('/blog');
});
