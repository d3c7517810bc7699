import { renderPart } from '@glow/shared/testing/part';
import { screen } from '@testing-library/react';
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
  renderPart(<ShareButton title="Rose Serum" path="/product/skn-001" />);
  await user.click(screen.getByRole('button', { name: 'Share' }));
}

const refused = (name: string) => () => Promise.reject(new DOMException('', name));

test.each<[string, unknown]>([
  ...['NotAllowedError', 'InvalidStateError', 'DataError', 'SecurityError'].map((name): [string, unknown] => [
    `fails with ${name}`,
    refused(name),
  ]),
  ['takes no such data', () => Promise.reject(new TypeError('not supported'))],
  ['throws at once', jest.fn().mockImplementation(() => JSON.parse('{'))],
  ['is missing', undefined],
])('Where the share sheet %s the address is copied (PROD-20)', async (_, share) => {
  await shareWith(share);
  expect(await screen.findByText('Link copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('http://localhost/product/skn-001');
});

test.each([
  ['used', () => Promise.resolve()],
  ['dismissed', refused('AbortError')],
])('Where the share sheet was %s nothing is copied or said (PROD-20)', async (_, share) => {
  await shareWith(share);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
