import { Link, useNavigate } from '@glow/shared/router';
import type { CatalogSource } from '@glow/shared/catalog';
import { renderRoutes } from '@glow/shared/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { pageData } from '../../pageData';
import { Screens } from '../../routes';

/** The remote's routes, with links and a Back button in place of the shell and the browser. */
function ShopScreens() {
  const navigate = useNavigate();
  return (
    <>
      <Link to="/collections/makeup">Go on</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
      <Screens />
    </>
  );
}

const Shop = Object.assign(ShopScreens, Screens);

/** Opens a collection by its URL and waits for its heading. */
export async function openCollection(url: string, heading: string, catalog?: CatalogSource) {
  const view = renderRoutes(Shop, url, { pageData, catalog });
  await screen.findByRole('heading', { level: 1, name: heading });
  return view;
}

/** The product names on the cards, in order. */
export function shownNames() {
  return screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
}

/** Waits for the visible count; the live region may have the same content a moment later. */
export function findCount(count: string) {
  return screen.findByText(count, { selector: 'p' });
}

/** Opens the filter panel and returns queries scoped to it. */
export async function openFilters(user: Awaited<ReturnType<typeof openCollection>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  return within(await screen.findByRole('region', { name: 'Filters' }));
}

/** Types a text into a field at once, in place of what was there. */
export function fill(field: HTMLElement, value: string) {
  act(() => void fireEvent.change(field, { target: { value } }));
}
