import { renderRoutes } from '@glow/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { Shell } from './Shell';

jest.mock('../federation/loadRemote');
jest.mock('../chrome/header/Header', () => ({
  Header() {
    throw new Error('The header is broken');
  },
}));

test('Where the frame itself throws, a screen says so, reloads the page and leads on (REL-1)', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderRoutes(Shell, '/careers');
  expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
  expect(document.title).toBe('Unexpected Application Error! · Glow');
  const reload = screen.getByRole('button', { name: 'Reload the page' });
  expect(reload).toBeVisible();
  logged.mockClear();
  fireEvent.click(reload);
  // jsdom tells of a reload, and does none
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ type: 'not implemented' })]]);
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  logged.mockRestore();
});
