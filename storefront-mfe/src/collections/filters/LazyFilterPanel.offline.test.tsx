import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import { pageData } from '../../pageData';
import { Screens } from '../../routes';

jest.mock('./FilterPanel', () => {
  throw new Error('The network is down');
});

test('When the panel cannot be loaded, an error is shown and the collection stays', async () => {
  const { user } = renderRoutes(Screens, '/collections/makeup', { pageData });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  expect(await screen.findByText('This part could not be loaded. Please reload the page.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(6);
});
