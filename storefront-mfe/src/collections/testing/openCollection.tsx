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

/** The product names on the cards, in order. Queries by role take seconds on a page with so many cards. */
export function shownNames() {
  return [...document.querySelectorAll('article h3')].map(({ textContent }) => textContent);
}

/** Waits for the visible count; the live region may have the same content a moment later. */
export function findCount(count: string) {
  return screen.findByText(count, { selector: 'p' });
}

/** Opens the filter panel and returns queries scoped to it. */
export async function openFilters(user: Awaited<ReturnType<typeof openCollection>>['user']) {
  await user.click(screen.getByText('Filters', { selector: 'button *, button' }));
  return within(await screen.findByRole('region', { name: 'Filters' }));
}
