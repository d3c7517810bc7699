import {
  AppProviders,
  Bestsellers,
  defineRoutes,
  FragmentContext,
  FragmentScreen,
  RemoteFragment,
  Slot,
  StoreProviders,
  type Fragments,
} from '@glow/shared/app';
import { fragmentUrl } from '@glow/shared/remotes';
import remotes from '@glow/shared/remotes.json';
import { MemoryRouter, renderRoutes } from '@glow/shared/testing';
import { act, screen } from '@testing-library/react';
import { useId, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { loadRemoteModule } from '../federation/loadRemote';
import { subscribeToFailures } from '../telemetry/telemetryQueue';
import { remoteComponent } from '../federation/remoteComponent';
import { PageFragment } from './PageFragment';
import { FragmentOutlet } from './FragmentOutlet';
import { fragmentContent } from './fragmentContent';

jest.mock('../federation/loadRemote');

/** Everything is near the screen. */
globalThis.IntersectionObserver = class {
  constructor(private readonly onChange: (entries: object[]) => void) {}
  observe = () => this.onChange([{ isIntersecting: true }]);
  disconnect = () => undefined;
} as unknown as typeof IntersectionObserver;

const failures: string[] = [];
subscribeToFailures(({ remote }) => failures.push(remote));

function storefrontWith(ProductShelf: ComponentType<Fragments['storefront/ProductShelf']>) {
  const Screens = defineRoutes([{ fragment: 'storefront/ProductShelf', load: async () => ProductShelf }]);
  jest.mocked(loadRemoteModule).mockResolvedValue({ Screens });
  return Screens;
}

function Lines({ ids = [] }: Fragments['storefront/ProductShelf']) {
  const id = useId();
  return (
    <ul id={id} aria-label="Lines">
      {ids.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

function PageWith({ of }: { of: 'blog/BlogBand' | 'checkout/CartDrawer' }) {
  return (
    <FragmentContext value={{ remotes: [], Fragment: FragmentOutlet }}>
      <h1>Page</h1>
      <RemoteFragment of={of} fallback={<p>Nothing today</p>} />
    </FragmentContext>
  );
}

function PageWithFragment() {
  return (
    <FragmentContext value={{ remotes: [], Fragment: FragmentOutlet }}>
      <h1>Page</h1>
      <RemoteFragment
        of="storefront/ProductShelf"
        heading="Lines"
        ids={['skn-001', 'skn-002']}
        fallback={<p>Nothing today</p>}
      />
    </FragmentContext>
  );
}

/** The HTML of a fragment as its own process renders it. */
function servedHtml(url: string): string {
  return renderToString(
    <MemoryRouter initialEntries={[url]}>
      <StoreProviders>
        <PageFragment url={url} />
      </StoreProviders>
    </MemoryRouter>,
    { identifierPrefix: url },
  );
}

beforeEach(() => {
  failures.length = 0;
  document.body.replaceChildren();
});

test('a fragment of a remote is shown with its props', async () => {
  storefrontWith(Lines);
  renderRoutes(PageWithFragment, '/blog/a');
  expect(await screen.findByText('skn-002')).toBeVisible();
});

test('in place of one that throws stands its fallback, the page stays, and its remote is blamed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = async () =>
    function Broken(): never {
      throw new Error('broken');
    };
  jest.mocked(loadRemoteModule).mockResolvedValue({ Screens: defineRoutes([{ fragment: 'blog/BlogBand', load }]) });
  renderRoutes(() => <PageWith of="blog/BlogBand" />, '/');
  expect(await screen.findByText('Nothing today')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(failures).toEqual(['blog']);
  logged.mockRestore();
});

test('in place of one that the live build does not have stands its fallback, and nobody is blamed', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadRemoteModule).mockResolvedValue({ Screens: defineRoutes([]) });
  renderRoutes(() => <PageWith of="checkout/CartDrawer" />, '/');
  expect(await screen.findByText('Nothing today')).toBeVisible();
  expect(failures).toEqual([]);
  logged.mockRestore();
});

test('in place of bestsellers that cannot be loaded there are links to the five collections (CART-17)', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.mocked(loadRemoteModule).mockRejectedValue(new Error('down'));
  renderRoutes(
    () => (
      <FragmentContext value={{ remotes, Fragment: FragmentOutlet }}>
        <Bestsellers />
      </FragmentContext>
    ),
    '/cart',
  );
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
    ['bestsellers', 'glow-kits', 'makeup', 'new-arrivals', 'skincare'].map((slug) => `/collections/${slug}`),
  );
  logged.mockRestore();
});

/** The parts of a page whose fragment the server has rendered. */
async function servedPage(change = (html: string) => html, Page = PageWithFragment) {
  storefrontWith(Lines);
  const url = fragmentUrl('storefront/ProductShelf', { heading: 'Lines', ids: ['skn-001', 'skn-002'] });
  await act(async () => {
    await remoteComponent(fragmentContent(url)).preload();
  });
  const page = (
    <MemoryRouter>
      <AppProviders>
        <Page />
      </AppProviders>
    </MemoryRouter>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  const element = container.querySelector<HTMLElement>('[data-fragment]')!;
  expect(element.dataset.fragment).toBe(url);
  expect(element).toBeEmptyDOMElement();
  element.innerHTML = change(servedHtml(url));
  return { container, page, element, url };
}

test('one in the HTML of the server is hydrated in its elements, as a root of its own', async () => {
  const { container, page, element, url } = await servedPage();
  const served = element.querySelector('ul');
  expect(served?.id).toContain(url);
  const recovered = jest.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: recovered }));
  expect(recovered).not.toHaveBeenCalled();
  expect(container.querySelector('[data-fragment]')).toBe(element);
  expect(element.querySelector('ul')).toBe(served);
  expect(failures).toEqual([]);
  act(() => root.unmount());
});

test('one that a page shows twice is in the HTML once, and has ids of its own in each place', async () => {
  const logged = jest.spyOn(console, 'error');
  const { container, page } = await servedPage(undefined, () => (
    <>
      <PageWithFragment />
      <PageWithFragment />
    </>
  ));
  const root = await act(async () => hydrateRoot(container, page));
  const ids = [...container.querySelectorAll('ul')].map(({ id }) => id);
  expect([ids.length, new Set(ids).size]).toEqual([2, 2]);
  expect([logged.mock.calls, failures]).toEqual([[], []]);
  act(() => root.unmount());
});

test.each([
  ['a fragment', () => <RemoteFragment of="blog/BlogBand" />],
  ['a slot', () => <Slot name="storefront/home.below" />],
])('a fragment that shows %s fails with a sentence', (_what, Screens) => {
  const page = (
    <MemoryRouter>
      <FragmentScreen url="/fragments/blog/Nested" Screens={Screens} />
    </MemoryRouter>
  );
  expect(() => renderToString(page)).toThrow('A fragment shows no fragments and has no slots');
});

test.each([
  ['other text', (html: string) => html.replace('skn-002', 'other')],
  ['an element more', (html: string) => html.replace('<li', '<b>x</b><li')],
  ['no markers', (html: string) => html.replace(/<!--.*?-->/g, '')],
  ['a wrapper more', (html: string) => `<font>${html}</font>`],
])('HTML that was changed before hydration is rendered anew: %s', async (_what, change) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { container, page } = await servedPage(change);
  const root = await act(async () => hydrateRoot(container, page));
  expect(container).toHaveTextContent('Pageskn-001skn-002');
  act(() => root.unmount());
  logged.mockRestore();
});
