import { renderRoutes, shopper } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { AccountMenu } from './AccountMenu';
import { MobileMenu } from './MobileMenu';

jest.mock('../../federation/loadRemote');
jest.mock('./AccountDisclosure', () => {
  throw new Error('The network is down');
});
jest.mock('./MenuContent', () => {
  throw new Error('The network is down');
});

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => jest.restoreAllMocks());

test('An account menu that cannot be loaded leaves a link to the account', async () => {
  renderRoutes(AccountMenu, '/', { user: shopper });
  expect(await screen.findByRole('link', { name: 'Account' })).toHaveAttribute('href', '/account');
});

test('A menu whose content cannot be loaded says so and offers to try again', async () => {
  const { user } = renderRoutes(MobileMenu, '/');
  await user.click(screen.getByRole('button', { name: 'Menu' }));
  const menu = within(screen.getByRole('dialog', { name: 'Menu' }));
  expect(await menu.findByRole('heading', { name: 'The menu is resting' })).toBeVisible();
  expect(menu.getByRole('button', { name: 'Retry' })).toBeVisible();
});
