import { Link, useNavigate } from '@glow/shared/router';
import { renderRoutes } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { Screens } from '../routes';

/** The screens with the ways that the shop's frame and the browser offer. */
function Shop() {
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

/** Opens a collection by its URL and waits for its heading. */
export async function openCollection(url: string, heading: string) {
  const view = renderRoutes(Shop, url);
  await screen.findByRole('heading', { level: 1, name: heading });
  return view;
}

/** The names on the cards, in their order. */
export function shownNames() {
  return screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
}

/** The count as it is read on the page; the live region may say the same a moment later. */
export function countText(count: string) {
  return screen.getByText(count, { selector: 'p' });
}

/** Opens the filter panel and gives the queries within it. */
export async function openFilters(user: Awaited<ReturnType<typeof openCollection>>['user']) {
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  return within(await screen.findByRole('region', { name: 'Filters' }));
}
