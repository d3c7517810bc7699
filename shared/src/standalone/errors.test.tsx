import { defineRoutes } from '@glow/shared/app';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mountStandalone, showError } from '@glow/shared/standalone';

/** The third line of the script is the second of the source. */
const MAP = {
  version: 3,
  names: [],
  sources: ['webpack://glow_gifts/./src/Gifts.tsx', 'webpack://glow_gifts/../node_modules/lib/lib.js'],
  sourcesContent: ['first line\nthrow new Error(wrapped);\nthird line', 'library'],
  mappings: ';;AACA;ACAA',
};

beforeEach(() => {
  document.body.replaceChildren();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(async (url: string) => {
    if (url !== 'http://localhost:3006/main.js.map') throw new TypeError('Failed to fetch');
    return { text: async () => JSON.stringify(MAP) };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.restoreAllMocks());

function errorWith(stack: string): Error {
  return Object.assign(new Error('No ribbon'), { stack });
}

test('an error is shown with the lines of the first frame that is no library', async () => {
  const [library, own] = ['http://localhost:3006/main.js:4:1', 'http://localhost:3006/main.js:3:9'];
  await showError(errorWith(`Error: No ribbon\n    at call (${library})\n    at Gifts (${own})`));
  const box = screen.getByRole('alert');
  expect(box).toHaveTextContent(
    'Error: No ribbon src/Gifts.tsx:2 1 | first line > 2 | throw new Error(wrapped); 3 | third line',
  );
  await userEvent.click(within(box).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without a source map the stack is shown, and the next edit takes it away', async () => {
  await showError(errorWith('Error: No ribbon\n    at Gifts (http://localhost:9/other.js:3:9)'));
  expect(screen.getByRole('alert')).toHaveTextContent('other.js:3:9');
  await act(async () => void window.dispatchEvent(new MessageEvent('message', { data: 'webpackHotUpdate1234' })));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a remote alone whose screen throws keeps its toolbar, and says why', async () => {
  document.body.innerHTML = '<div id="root"></div>';
  const load = async () =>
    function Broken(): never {
      throw new Error('No ribbon');
    };
  await act(async () => mountStandalone('gifts', { Screens: defineRoutes([{ path: '/', name: 'gifts', load }]) }));
  expect(await screen.findByText('This screen cannot be shown.')).toBeVisible();
  expect(screen.getByText('gifts, alone')).toBeVisible();
  await waitFor(() => expect(document.getElementById('glow-error')).toHaveTextContent('Error: No ribbon'));
});
