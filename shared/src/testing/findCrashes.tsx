import { act, cleanup, waitFor } from '@testing-library/react';
import type { RemoteModule } from '@glow/shared/app';
import { Component, type ReactNode } from 'react';
import { renderRoutes } from './renderRoutes';

class Boundary extends Component<{ children: ReactNode }> {
  override state = { message: '' };

  static getDerivedStateFromError(error: unknown) {
    return { message: String(error) };
  }

  override render() {
    return this.state.message ? <p role="alert">Crashed: {this.state.message}</p> : this.props.children;
  }
}

interface Search extends NonNullable<Parameters<typeof renderRoutes>[2]> {
  /** All that the screen gets of the stored text; a text of which it gets the same as before is not rendered again. */
  read?(stores: () => ReturnType<typeof renderRoutes>['stores']): unknown;
}

/**
 * Renders a remote at a URL with each stored text; returns, shortened, the texts that crash it or leave no heading.
 * The console must be mocked.
 */
export async function findCrashes(
  Screens: RemoteModule['Screens'],
  url: string,
  store: (raw: string) => void,
  values: string[],
  { read, ...circumstances }: Search = {},
): Promise<string[]> {
  const crashes: string[] = [];
  const Guarded = Object.assign(
    () => (
      <Boundary>
        <Screens />
      </Boundary>
    ),
    Screens,
  );
  const rendered = new Set<string>();

  function prepare(raw: string) {
    localStorage.clear();
    sessionStorage.clear();
    store(raw);
  }

  function isKnown(raw: string): boolean {
    if (!read) return false;
    prepare(raw);
    const got = JSON.stringify(read(() => renderRoutes(() => null, url).stores)) ?? '';
    cleanup();
    const isRendered = rendered.has(got);
    rendered.add(got);
    return isRendered;
  }

  for (const raw of values) {
    if (isKnown(raw)) continue;
    prepare(raw);
    // in `act`, because otherwise React holds a page that had to wait for its data back for 300 ms
    const { container } = await act(async () => renderRoutes(Guarded, url, circumstances));
    const isShown = () => expect(container.querySelector('h1, [role=alert]')).not.toBeNull();
    // the first time the screen's code is loaded
    await waitFor(isShown).catch(() => undefined);
    // a redirect may follow
    await act(async () => undefined);
    await waitFor(isShown).catch(() => undefined);
    if (!container.querySelector('h1') || container.textContent.includes('Crashed'))
      crashes.push(`${raw.slice(0, 400)} ${container.textContent.slice(0, 200)}`);
    cleanup();
  }
  return crashes;
}
