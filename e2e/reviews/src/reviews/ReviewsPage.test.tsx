import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import { Screens } from '../routes';

test('The page has its heading, its title and the reviews of all products', async () => {
  const answer = [{ id: 1, productId: 'skn-002', productName: 'Midnight Repair Cream', rating: 4, text: 'Soft.' }];
  globalThis.fetch = jest.fn().mockResolvedValue({ ok: true, json: async () => answer });
  renderRoutes(Screens, '/reviews');
  expect(await screen.findByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible();
  expect(document.title).toBe('Reviews · Glow');
  expect(await screen.findByText('Soft.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Midnight Repair Cream' })).toHaveAttribute('href', '/product/skn-002');
});
