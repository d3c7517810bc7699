import { DeferredContent } from '@glow/shared/app';
import { Link } from '@glow/shared/router';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler } from 'react';
import { renderToString } from 'react-dom/server';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter, Route, Routes } from 'react-router-dom';

/** The page's content after each render. */
let drawn: string[] = [];

function Store() {
  return (
    <Profiler id="store" onRender={() => drawn.push(document.body.textContent)}>
      <Link to="/product#reviews">Reviews</Link>
      <Link to="/product">Product</Link>
      <Routes>
        <Route path="/" element="Home" />
        <Route
          path="/product"
          element={
            <>
              First screen
              <DeferredContent>, and below</DeferredContent>
            </>
          }
        />
      </Routes>
    </Profiler>
  );
}

function storeAt(...entries: string[]) {
  return (
    <MemoryRouter initialEntries={entries}>
      <Store />
    </MemoryRouter>
  );
}

beforeEach(() => (drawn = []));

test('A server sends all of a page, and its hydration keeps it', async () => {
  const html = renderToString(storeAt('/product'));
  expect(html).toContain(', and below');
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const root = await act(async () => hydrateRoot(container, storeAt('/product')));
  expect(drawn.every((text) => text.includes(', and below'))).toBe(true);
  act(() => root.unmount());
  container.remove();
});

test('On a page that is gone to, what is below comes after the first screen', async () => {
  render(storeAt('/'));
  drawn = [];
  await userEvent.click(screen.getByRole('link', { name: 'Product' }));
  expect(drawn).toHaveLength(2);
  expect(drawn[0]).toMatch(/First screen$/);
  expect(drawn[1]).toMatch(/First screen, and below$/);
});

test('On a page that is gone to for something below, it is there at once', async () => {
  render(storeAt('/'));
  drawn = [];
  await userEvent.click(screen.getByRole('link', { name: 'Reviews' }));
  expect(drawn[0]).toMatch(/First screen, and below$/);
});
