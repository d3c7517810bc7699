import { createDataStore, Page, RemoteFragment, type RemoteModule } from '@glow/shared/app';
import { loadPageData } from '@glow/shared/page-data';
import remotes from '@glow/shared/remotes.json';
import { createSampleCatalog } from '@glow/shared/samples';
import { renderRoutes } from '@glow/shared/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { shellModule } from '../dataRoutes';
import { setRemotes } from '../federation/owners';
import { loadRemoteModule } from '../federation/loadRemote';
import { moduleOf } from '../testing/page';
import { Shell } from './Shell';

jest.mock('../federation/loadRemote');

beforeEach(() => {
  setRemotes(remotes);
  jest.mocked(loadRemoteModule).mockImplementation(async (remote) => moduleOf(() => <h1>{`Screens of ${remote}`}</h1>));
});

test('A fragment that is off leaves no space, and what stands for it is there (REL-142)', async () => {
  const blog = { name: 'blog', prefixes: ['/blog'], off: ['/fragments/blog/ArticleShelf'] };
  const gifts = { name: 'gifts', prefixes: ['/gifts'] };
  setRemotes([blog, gifts]);
  const Screens = () => (
    <>
      <h1 tabIndex={-1}>Page</h1>
      <RemoteFragment of="blog/ArticleShelf" space="10rem" fallback={<p>No articles</p>} />
      <RemoteFragment of="blog/BlogBand" />
    </>
  );
  const never = new Promise<RemoteModule>(() => undefined);
  jest.mocked(loadRemoteModule).mockImplementation(async (remote) => (remote === 'gifts' ? moduleOf(Screens) : never));
  const { container } = renderRoutes(Shell, '/gifts');
  expect(await screen.findByText('No articles')).toBeVisible();
  const shown = () =>
    [...container.querySelectorAll<HTMLElement>('[data-fragment]')].map((one) => one.dataset.fragment);
  await waitFor(() => expect(shown()).toEqual([expect.stringContaining('BlogBand')]));
});

test('The login page is that of its remote, and stands without header and footer (NAV-1)', async () => {
  renderRoutes(Shell, '/login');
  expect(await screen.findByText('Screens of account', { selector: 'h1' })).toBeVisible();
  expect(screen.queryByAltText('Glow, home')).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Footer')).not.toBeInTheDocument();
});

test('Where the dashboard cannot be shown, the message has the header and footer of the store (REL-2)', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.mocked(loadRemoteModule).mockRejectedValue(new Error('The remote is down'));
  const { user } = renderRoutes(Shell, '/admin');
  const message = await screen.findByRole('heading', { name: 'This part of the store is resting' });
  const frame = document.getElementById('main');
  expect(frame).toContainElement(message);
  expect(frame).toHaveRole('main');
  expect(screen.getByRole('link', { name: 'Glow, home' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Footer' })).toBeVisible();

  const Own = () => (
    <Page title="Store admin">
      <header>Staff</header>
      <main id="main">
        <h1 tabIndex={-1}>Store admin</h1>
      </main>
    </Page>
  );
  load.mockResolvedValue(moduleOf(Own));
  await user.click(screen.getByText('Retry'));
  expect(await screen.findByRole('heading', { name: 'Store admin' })).toBeVisible();
  expect(screen.getByRole('banner')).toHaveTextContent('Staff');
  expect(frame).not.toHaveAttribute('role');
  expect(screen.queryByRole('navigation', { name: 'Footer' })).not.toBeInTheDocument();
  logged.mockRestore();
});

test('Every other page has header and footer; the way past the header comes first (NAV-1, A11Y-3)', async () => {
  const { user } = renderRoutes(Shell, '/careers');
  expect(await screen.findByRole('heading', { level: 1, name: 'Work with us' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Glow, home' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Footer' })).toBeVisible();
  expect(screen.getByText('Skip to content')).toHaveAttribute('href', '#main');
  await user.tab();
  expect(screen.getByText('Skip to content')).toHaveFocus();
  await user.click(screen.getByText('Shipping & Returns'));
  await waitFor(() => expect(screen.getByText('Shipping and returns', { selector: 'h1' })).toHaveFocus());
});

test('After each navigation the page has the present policy, else the former one (PRICE-131)', async () => {
  jest.useFakeTimers();
  const policy = jest.fn(async () => ({ tax: 8_875, shipping: 9_99, freeFrom: 1_250_00 }));
  const catalog = Object.assign(createSampleCatalog(), { policy });
  const store = createDataStore((url) => loadPageData(shellModule, url, catalog));
  const data = { ...store, subscribe: (listener: () => void) => store.subscribe(() => act(listener)) };
  const visit = async (name: string) => {
    act(() => void jest.advanceTimersByTime(3_000));
    await act(async () => void fireEvent.click(screen.getAllByRole('link', { name })[0] ?? document.body));
  };
  renderRoutes(() => <Shell stores={{ data }} />, '/careers');
  expect(await screen.findByText(/^Free shipping on orders over \$1,250 · /)).toBeVisible();
  policy.mockImplementation(async () => ({ tax: 9_000, shipping: 5_00, freeFrom: 80_00 }));
  await visit('Shipping & Returns');
  expect(await screen.findByText(/^Free shipping on orders over \$80 · /)).toBeVisible();
  expect(await screen.findByRole('row', { name: 'Below $80.00 $5.00' })).toBeVisible();
  expect(screen.getByText(/; 9% tax is added at checkout/)).toBeVisible();
  policy.mockRejectedValue(new Error('Offline'));
  await visit('Careers');
  data.clear();
  expect(await screen.findByText(/^Free shipping on orders over \$80 · /)).toBeVisible();
});
