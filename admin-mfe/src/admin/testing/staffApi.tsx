import type { List } from '@glow/shared/staff';
import { createAuthStore, providerOf } from '@glow/shared/auth';
import { renderRoutes, shopper } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { Screens } from '../../routes';

/** What the API answers to a request; one that never settles is still loading. */
export type Answer = { status?: number; body?: object } | 'offline' | Promise<never>;

/** Answers by the beginning of `METHOD path`; several are for several requests, the last one for all later ones. */
export const answers: Record<string, Answer | Answer[]> = {};
export const asked: { request: string; body?: unknown }[] = [];

function takeAnswer(request: string): Answer {
  const [key = ''] = Object.keys(answers)
    .filter((beginning) => request.startsWith(beginning))
    .sort((a, b) => b.length - a.length);
  const given = answers[key];
  if (!given) return { status: 404, body: { success: false, message: `No answer to ${request}` } };
  if (!Array.isArray(given)) return given;
  return (given.length > 1 ? given.shift() : given[0]) as Answer;
}

async function fakeFetch(url: string, { method = 'GET', body }: RequestInit = {}) {
  const request = `${method} ${url.replace('/api/admin/', '')}`;
  asked.push({ request, ...(body ? { body: JSON.parse(String(body)) } : {}) });
  const answer = await takeAnswer(request);
  if (answer === 'offline') throw new TypeError('Failed to fetch');
  const { status = 200, body: json = {} } = answer;
  return { status, json: async () => ({ success: status < 400, ...json }) };
}

export let place: ReturnType<typeof renderRoutes>['place'];

/** Opens the admin of a store with real accounts, for an account of the role, or for a visitor. */
export function open(url: string, role = 'owner') {
  const auth = createAuthStore(providerOf('local'));
  const session = { user: shopper, isAuthenticated: true, isHydrated: true, isLoading: false } as const;
  const refresh = jest.fn(async () => undefined);
  if (role !== 'visitor') auth.setState({ ...session, status: 'signedIn', roles: [role], refresh });
  const view = renderRoutes(Screens, url, { auth });
  place = view.place;
  return { ...view, auth, refresh };
}

export function list<Row>(rows: Row[], places: Partial<List<Row>> = {}): Answer {
  return { body: { rows, matchCount: rows.length, page: 1, pageCount: 1, ...places } };
}

/** The requests that change something. */
export const posted = () => asked.filter(({ request }) => request.startsWith('POST'));

/** Fakes the API at `fetch`, without an answer yet, on a device with a local account. */
export function fakeStaffApi() {
  localStorage.setItem('glow_account', JSON.stringify({ id: shopper.id, kind: 'local', parts: {} }));
  asked.length = 0;
  for (const name of Object.keys(answers)) delete answers[name];
  globalThis.fetch = jest.fn(fakeFetch) as unknown as typeof fetch;
}

/** The texts of the cells of a table's first row, without its name. */
export async function cellsOf(caption: string) {
  const [, row] = within(await screen.findByRole('table', { name: caption })).getAllByRole('row');
  return within(row!)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}
