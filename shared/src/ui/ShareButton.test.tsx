import { ThemeProvider } from '@emotion/react';
import { theme } from '@glow/shared/theme';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareButton } from './ShareButton';

const nativeShare = Object.getOwnPropertyDescriptor(navigator, 'share');

afterEach(() => {
  if (nativeShare) Object.defineProperty(navigator, 'share', nativeShare);
  else Reflect.deleteProperty(navigator, 'share');
});

async function shareWith(share: unknown) {
  const user = userEvent.setup();
  if (share) Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  render(
    <ThemeProvider theme={theme}>
      <ShareButton title="Rose Serum" path="/product/skn-001" />
    </ThemeProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
}

test.each(['NotAllowedError', 'InvalidStateError', 'DataError', 'SecurityError'])(
  'Where the share sheet fails with %s the address is copied',
  async (name) => {
    await shareWith(() => Promise.reject(new DOMException('', name)));
    expect(await screen.findByText('Link copied')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/product/skn-001');
  },
);

test.each([
  ['takes no such data', () => Promise.reject(new TypeError('not supported'))],
  [
    'throws at once',
    () => {
      throw new TypeError('not supported');
    },
  ],
  ['is missing', undefined],
])('Where the share sheet %s the address is copied', async (_, share) => {
  await shareWith(share);
  expect(await screen.findByText('Link copied')).toBeVisible();
});

test.each([
  ['used', () => Promise.resolve()],
  ['dismissed', () => Promise.reject(new DOMException('', 'AbortError'))],
])('Where the share sheet was %s nothing is copied or said', async (_, share) => {
  await shareWith(share);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
