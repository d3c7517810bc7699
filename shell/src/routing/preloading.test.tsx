import { fireEvent, render, screen } from '@testing-library/react';
import { loadRemoteModule } from '../federation/loadRemote';
import { startPreloading } from './preloading';

jest.mock('../federation/loadRemote');

const preload = jest.fn();

function mockConnection(connection: object | undefined) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

beforeAll(() => startPreloading());

beforeEach(() => {
  preload.mockClear();
  mockConnection({});
  jest
    .mocked(loadRemoteModule)
    .mockReset()
    .mockResolvedValue({ Screens: Object.assign(() => null, { preload }) });
});

test.each([
  ['hovering', (link: HTMLElement) => fireEvent.pointerOver(link)],
  ['focusing', (link: HTMLElement) => fireEvent.focusIn(link)],
  ['touching', (link: HTMLElement) => fireEvent.touchStart(link)],
])('%s a link loads its remote and screen', async (_what, act) => {
  render(<a href="/product/skn-002">Midnight Repair Cream</a>);
  act(screen.getByRole('link'));
  expect(loadRemoteModule).toHaveBeenCalledWith('storefront');
  await Promise.resolve();
  expect(preload).toHaveBeenCalledWith('/product/skn-002');
});

test('nothing is loaded ahead for a shopper who saves data', () => {
  mockConnection({ saveData: true });
  render(<a href="/cart">Cart</a>);
  fireEvent.pointerOver(screen.getByRole('link'));
  expect(loadRemoteModule).not.toHaveBeenCalled();
});

test('a link to another site loads nothing', () => {
  render(<a href="https://elsewhere.example/cart">Elsewhere</a>);
  fireEvent.pointerOver(screen.getByRole('link'));
  expect(loadRemoteModule).not.toHaveBeenCalled();
});

test('a remote that is down is no failure yet', async () => {
  jest.mocked(loadRemoteModule).mockRejectedValue(new Error('down'));
  render(<a href="/blog">Journal</a>);
  fireEvent.pointerOver(screen.getByRole('link'));
  await expect(Promise.resolve()).resolves.toBeUndefined();
  expect(loadRemoteModule).toHaveBeenCalledWith('blog');
});
