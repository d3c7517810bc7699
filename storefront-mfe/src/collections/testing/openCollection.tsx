import type { CatalogSource } from '@glow/shared/catalog';
import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { pageData } from '../../pageData';
import { Screens } from '../../routes';

/** Opens a collection by its URL and waits for its heading. */
export async function openCollection(url: string, heading: string, catalog?: CatalogSource) {
  const view = renderRoutes(Screens, url, { pageData, catalog });
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
