import { renderRoutes } from '@glow/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineGuestRoutes, type GuestPage } from '@glow/shared/guest';

const mounted: string[] = [];

const wrapping: GuestPage = {
  title: 'Gift wrapping',
  html: ({ params, query }) =>
    `<h1 tabindex="-1">Wrapping in ${params.color}, ${query.get('ribbon') ?? 'no'} ribbon</h1>
     <button type="button">0 boxes</button> <a href="/gifts/sage?ribbon=gold">In sage</a> <a href="https://example.com">Elsewhere</a>`,
  mount(element, { params }) {
    mounted.push(`+${params.color}`);
    const button = element.querySelector('button');
    const count = () => button && (button.textContent = `${parseInt(button.textContent, 10) + 1} boxes`);
    button?.addEventListener('click', count);
    return () => mounted.push(`-${params.color}`);
  },
};

test('A page without React is rendered, mounted, left by its links without a reload, and unmounted', async () => {
  const user = userEvent.setup();
  const Screens = defineGuestRoutes([{ path: '/gifts/:color', name: 'wrapping', load: async () => wrapping }]);
  const { unmount } = renderRoutes(Screens, '/gifts/blush');
  expect(await screen.findByRole('heading', { level: 1, name: 'Wrapping in blush, no ribbon' })).toBeVisible();
  expect(document.title).toBe('Gift wrapping · Glow');
  await user.click(screen.getByRole('button', { name: '0 boxes' }));
  expect(screen.getByRole('button', { name: '1 boxes' })).toBeVisible();

  expect(Object.keys(screen.getByRole('button'))).toContain('__reactGuest');

  await user.click(screen.getByRole('link', { name: 'In sage' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Wrapping in sage, gold ribbon' })).toBeVisible();
  expect(screen.getByRole('button', { name: '0 boxes' })).toBeVisible();
  unmount();
  expect(mounted).toEqual(['+blush', '-blush', '+sage', '-sage']);
});
