import { AppProviders } from '@glow/shared/app';
import { BrowserRouter } from '@glow/shared/router';
import type { CatalogSource } from '@glow/shared/catalog';
import { createSampleCatalog } from '@glow/shared/samples';
import { renderRoutes } from '@glow/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pageData } from '../pageData';
import { shellModule } from '../dataRoutes';
import { SearchForm } from './SearchForm';

const ROUTINE = { title: 'A Simple Routine, Morning and Night', url: '/blog/a-simple-routine-morning-and-night' };

function PageWithSearch() {
  return (
    <>
      <SearchForm />
      <a href="#elsewhere">Elsewhere</a>
    </>
  );
}

const Page = Object.assign(PageWithSearch, shellModule.Screens);

type User = ReturnType<typeof renderRoutes>['user'];

const BLOG = { 'blog/ArticleSearch': ({ text }: { text: string }) => (text === 'serum' ? [ROUTINE] : []) };

const box = () => screen.getByRole('combobox', { name: 'Search products' });

/** Writes a text letter by letter, after the text `before`, which is in the box already. */
function enter(text: string, before = '') {
  for (let end = 1; end <= text.length; end += 1)
    fireEvent.input(box(), { target: { value: before + text.slice(0, end) } });
}

/** Renders the search box and writes into it; returns the current suggestions too. */
async function write(text: string, catalog?: CatalogSource, fragmentData = BLOG) {
  const page = renderRoutes(Page, '/careers', { pageData, catalog, fragmentData });
  await page.user.click(box());
  enter(text);
  // before the answer for the text there are popular searches
  await waitFor(() => expect(screen.queryByText('Popular searches')).not.toBeInTheDocument());
  const list = await screen.findByRole('listbox', { name: 'Suggestions' });
  return { ...page, list: within(list) };
}

function activeOption() {
  return document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;
}

test('Before it is alive it is a plain search form that any browser can send (NAV-14)', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <BrowserRouter>
      <AppProviders>
        <SearchForm />
      </AppProviders>
    </BrowserRouter>,
  );
  const input = within(page).getByRole('searchbox', { name: 'Search products' });
  expect(input).toHaveAttribute('name', 'q');
  expect(input).not.toHaveAttribute('role');
  expect(within(page).getByRole('search')).toHaveAttribute('action', '/collections/all');
});

test.each([
  ['serum{Enter}', '/collections/all?q=serum'],
  ['  rose & oat {Enter}', '/collections/all?q=rose+%26+oat'],
  ['   {Enter}', '/careers'],
])('Writing "%s" leads to %s (NAV-14)', async (typed, url) => {
  const { user, place } = renderRoutes(Page, '/careers', { pageData });
  await user.type(box(), typed);
  expect(place.url).toBe(url);
});

test('Products and articles are suggested in groups, then all results, as the button shows (NAV-15)', async () => {
  const { list, user, place } = await write('serum');
  const products = within(await list.findByRole('group', { name: 'Products' }));
  const serum = products.getByRole('option', { name: /^Glow Radiance Vitamin C Serum\s*Glow Lab/ });
  expect(serum).toHaveAttribute('href', '/product/skn-001');
  const blog = within(await list.findByRole('group', { name: 'Blog' }));
  expect(blog.getByRole('option', { name: ROUTINE.title })).toHaveAttribute('href', ROUTINE.url);
  expect(list.getAllByRole('option').at(-1)).toHaveTextContent('View All Results');
  expect(list.getAllByRole('option').at(-1)).toHaveAttribute('href', '/collections/all?q=serum');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(place.url).toBe('/collections/all?q=serum');
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Without the blog everything else is suggested', async () => {
  const down = () => {
    throw new Error('down');
  };
  const { list } = await write('serum', undefined, { 'blog/ArticleSearch': down });
  expect(await list.findByRole('group', { name: 'Products' })).toBeVisible();
  expect(list.queryByRole('group', { name: 'Blog' })).not.toBeInTheDocument();
});

test('Where nothing is found the collections are offered, which is said, too (NAV-17)', async () => {
  const { list } = await write('zzz');
  const text = 'Nothing found for “zzz”. Perhaps one of these?';
  expect(await screen.findByText(text, { selector: '[role=status]' })).toBeInTheDocument();
  expect(screen.getAllByText(text).length).toBeGreaterThan(1);
  expect(list.getAllByRole('option')).toHaveLength(5);
});

test('Where nothing is found but something like it, that is offered instead (NAV-17)', async () => {
  const catalog = createSampleCatalog();
  const meant = { ...(await catalog.suggest('midnight')), corrected: 'midnight' };
  const { list, user, place } = await write('midnihgt', { ...catalog, suggest: async () => meant });
  const group = within(list.getByRole('group', { name: 'Did you mean “midnight”?' }));
  expect(group.getByRole('option', { name: /^Midnight Repair Cream/ })).toBeVisible();
  expect(list.queryByText('View All Results')).not.toBeInTheDocument();
  await user.click(group.getByText('View All Results for “midnight”'));
  expect(place.url).toBe('/collections/all?q=midnight');
});

test('Without the catalogue it is a plain search box', async () => {
  const suggest = jest.fn(() => Promise.reject(new Error('unavailable')));
  const page = renderRoutes(Page, '/careers', { pageData, catalog: { ...createSampleCatalog(), suggest } });
  await page.user.click(box());
  enter('skincare');
  await waitFor(() => expect(suggest).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
  expect(box()).toHaveAttribute('aria-expanded', 'false');
  await page.user.keyboard('{Enter}');
  expect(page.place.url).toBe('/collections/all?q=skincare');
});

test('The catalogue is asked once for what is typed without a pause, and its former answer stays meanwhile', async () => {
  const catalog = createSampleCatalog();
  const suggest = jest.spyOn(catalog, 'suggest');
  const { list } = await write('midnight', catalog);
  suggest.mockReturnValueOnce(new Promise(() => undefined));
  enter(' repair', 'midnight');
  await waitFor(() => expect(suggest.mock.calls).toEqual([['midnight'], ['midnight repair']]));
  expect(list.getByRole('option', { name: /^Midnight Repair Cream/ })).toBeVisible();
});

test('An arrow key that is pressed as soon as the options are there selects the first', async () => {
  const { user } = await write('radiance');
  await user.keyboard('{Escape}{Escape}');
  await act(() => new Promise((done) => setTimeout(done, 200)));
  const page = new MutationObserver(() => {
    if (!screen.queryByRole('option', { name: /Radiance/ })) return;
    page.disconnect();
    box().dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  });
  page.observe(document.body, { childList: true, subtree: true });
  // the answer is known already: the list is rendered by a timer, and its effects run some time later
  enter('radiance');
  await waitFor(() => expect(activeOption()).toMatch(/Radiance/));
});

test('The arrows go through the suggestions and past both ends while the focus stays in the box (A11Y-7)', async () => {
  const { user } = await write('midnight');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1 suggestion for midnight'));
  for (const name of ['ArrowLeft', 'ArrowRight', 'Home', 'End', 'a']) {
    const stays = fireEvent.keyDown(box(), { key: name });
    expect([name, stays, activeOption()]).toEqual([name, true, undefined]);
  }
  // of someone who composes a word
  fireEvent.keyDown(box(), { key: 'ArrowDown', isComposing: true });
  expect(activeOption()).toBeUndefined();
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toMatch(/^Midnight Repair Cream/);
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent(/^Midnight Repair Cream/);
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toBe('View All Results');
  await user.keyboard('{ArrowDown}');
  expect(activeOption()).toBeUndefined();
  await user.keyboard('{ArrowUp}');
  expect(activeOption()).toBe('View All Results');
  expect(box()).toHaveFocus();
  // writing on forgets the suggestion
  enter(' r', 'midnight');
  expect(activeOption()).toBeUndefined();
  expect(screen.getByRole('listbox')).toBeVisible();
});

test('The number of suggestions is announced 500 ms after they are known (A11Y-7)', async () => {
  jest.useFakeTimers();
  // in steps, between which React renders
  async function pass(milliseconds: number) {
    for (let passed = 0; passed < milliseconds; passed += 50) await act(() => jest.advanceTimersByTimeAsync(50));
  }
  await write('midnight');
  await pass(1_000);
  expect(screen.getByRole('status')).toHaveTextContent('1 suggestion for midnight');
  enter(' r', 'midnight');
  // the server is asked after 150 ms
  await pass(600);
  expect(screen.getByRole('status')).not.toHaveTextContent('midnight r');
  await pass(300);
  expect(screen.getByRole('status')).toHaveTextContent('1 suggestion for midnight r');
});

test.each([
  ['Enter', (user: User) => user.keyboard('{ArrowDown}{Enter}')],
  ['A press', (user: User) => user.click(screen.getByRole('option', { name: /^Midnight Repair Cream/ }))],
])('%s follows the suggestion that it is on, and the box is empty again (A11Y-7)', async (_, choose) => {
  const { user, place } = await write('midnight');
  await choose(user);
  expect(place.url).toBe('/product/skn-002');
  expect(box()).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('Escape closes the suggestions, then clears the box; an arrow opens them again (A11Y-7)', async () => {
  const { user } = await write('midnight');
  const states = () => ['aria-expanded', 'aria-controls'].map((name) => box().getAttribute(name));
  expect(box()).toHaveAttribute('aria-autocomplete', 'list');
  expect(states()).toEqual(['true', screen.getByRole('listbox').id]);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(states()).toEqual(['false', null]);
  expect(box()).toHaveValue('midnight');
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeVisible();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  await user.tab();
  expect(screen.getByText('Elsewhere')).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.click(box());
  await user.keyboard('{Escape}{Escape}');
  expect(box()).toHaveValue('');
});

test('What is sold out says so', async () => {
  const { list } = await write('sunscreen');
  expect(list.getByRole('option', { name: /Mineral Sunscreen.*Sold out/ })).toBeInTheDocument();
});

test('With the focus and without text there are popular searches and recent ones to clear (NAV-31)', async () => {
  const { user, place } = renderRoutes(Page, '/careers', { pageData });
  await user.click(box());
  const popular = within(await screen.findByRole('group', { name: 'Popular searches' }));
  expect(screen.queryByText('Clear recent searches')).not.toBeInTheDocument();
  await user.click(popular.getByText('niacinamide'));
  expect(place.url).toBe('/collections/all?q=niacinamide');
  await user.type(box(), 'Rose{Enter}');
  expect(place.url).toBe('/collections/all?q=Rose');

  await user.keyboard('{ArrowDown}');
  const recent = within(await screen.findByRole('group', { name: 'Recent searches' }));
  await waitFor(() =>
    expect(recent.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Rose', 'niacinamide']),
  );
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByText('Recent searches')).not.toBeInTheDocument();
  expect(localStorage.getItem('glow_searches')).toBeNull();
  expect(box()).toHaveFocus();
});

test('An information page is suggested (NAV-15, NAV-30)', async () => {
  const { user, place } = await write('returns');
  await user.click(await screen.findByText('Shipping & Returns'));
  expect(place.url).toBe('/shipping');
});
