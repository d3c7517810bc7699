import { renderRoutes } from '@glow/shared/testing';
import { act, screen } from '@testing-library/react';
import { OfflineNote } from './OfflineNote';

const OFFLINE = 'You are offline. Your cart and what you have entered stay on this device.';

function connect(isOnline: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

test('A lost connection is shown and said, until it is back (REL-3)', async () => {
  renderRoutes(OfflineNote, '/');
  expect(screen.queryByText(OFFLINE)).not.toBeInTheDocument();
  connect(false);
  expect(await screen.findByText(OFFLINE, { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getByText(OFFLINE, { selector: 'p' })).toBeVisible();
  connect(true);
  expect(screen.queryByText(OFFLINE, { selector: 'p' })).not.toBeInTheDocument();
  expect(await screen.findByText('You are online again.', { selector: '[role=status]' })).toBeInTheDocument();
});

test('A page opened without a connection says so (REL-3)', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderRoutes(OfflineNote, '/');
  expect(await screen.findByText(OFFLINE, { selector: 'p' })).toBeVisible();
});
