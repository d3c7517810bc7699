import { renderRoutes } from '@glow/shared/testing';
import { Link, useSearchParams } from '@glow/shared/router';
import { act, fireEvent, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { defineRoutes } from '../loading/defineRoutes';
import { forgetLoadFailure, isLoadFailure } from '../loading/lazyComponent';
import { isOutdated } from './dataStore';
import { useExtraData, usePageData } from './usePageData';

const load = jest.fn<Promise<unknown>, [url: string]>();

function Listing() {
  const { data, isLoading } = usePageData<() => Promise<string>>();
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <h1 aria-busy={isLoading}>{data}</h1>
      <input
        aria-label="Search"
        value={query.get('q') ?? ''}
        onChange={({ target }) => setQuery({ q: target.value }, { replace: true })}
      />
      <Link to="/list?q=rose">Rose</Link>
      <Link to="/list?q=rose&utm_source=mail">Rose, from a mail</Link>
      <Link to="/other">Other</Link>
    </>
  );
}

function Other() {
  const { data } = usePageData<() => Promise<string>>();
  return (
    <>
      <h1>{data}</h1>
      <Link to="/list">List</Link>
    </>
  );
}

function Remembered() {
  const { data, error, isLoading, reload } = useExtraData<() => Promise<string>>('/lines?line=a');
  return (
    <>
      <p>{isLoading ? 'Loading' : (data ?? 'Nothing')}</p>
      {error && <p>{error.message}</p>}
      <button type="button" onClick={() => void reload().catch(() => undefined)}>
        Reload
      </button>
    </>
  );
}

class Boundary extends Component<{ children: ReactNode }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  retry = () => {
    forgetLoadFailure(this.state.error);
    this.setState({ error: undefined });
  };

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <button type="button" onClick={this.retry}>
        {isLoadFailure(error) ? 'Retry' : 'Crashed'}
      </button>
    );
  }
}

const Screens = defineRoutes([
  { path: '/list', name: 'list', parameters: ['q'], hasData: true, load: async () => Listing },
  { path: '/other', name: 'other', hasData: true, load: async () => Other },
  { path: '/remembered', name: 'remembered', load: async () => Remembered },
  { path: '/lines', name: 'lines', parameters: ['line'], hasData: true },
]);

function urlOf(path: string, query: URLSearchParams): string {
  return String(query) ? `${path}?${query}` : path;
}

const pageData = {
  list: ({ query }: { query: URLSearchParams }) => load(urlOf('/list', query)),
  other: () => load('/other'),
  lines: ({ query }: { query: URLSearchParams }) => load(urlOf('/lines', query)),
};

function Guarded() {
  return (
    <Boundary>
      <Screens />
    </Boundary>
  );
}
Object.assign(Guarded, Screens);

function open(url: string) {
  return renderRoutes(Guarded, url, { pageData });
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockImplementation(async (url) => `Data of ${url}`);
});
/** The heading, which is the data, and whether it is busy. */
const shown = () => {
  const heading = screen.getByRole('heading');
  return [heading.textContent, heading.getAttribute('aria-busy') === 'true'];
};

async function wait(ms: number) {
  await act(async () => void jest.advanceTimersByTime(ms));
}

/** The tab is looked at again. */
async function lookAgain() {
  await act(async () => void fireEvent(document, new Event('visibilitychange')));
}

test('While the data of the next URL is loading, that of the former one stays, and a parameter that is not read changes nothing', async () => {
  open('/list?q=lily&utm_source=mail');
  await screen.findByText('Data of /list?q=lily');
  expect(load.mock.calls).toEqual([['/list?q=lily']]);
  let finish: (data: string) => void = () => undefined;
  load.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  fireEvent.click(screen.getByText('Rose'));
  await wait(1);
  expect(shown()).toEqual(['Data of /list?q=lily', true]);
  await act(async () => finish('Roses'));
  expect(shown()).toEqual(['Roses', false]);
  fireEvent.click(screen.getByText('Rose, from a mail'));
  await wait(1);
  expect(shown()).toEqual(['Roses', false]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('What is typed stays, and data is loaded once the typing rests', async () => {
  open('/list');
  await screen.findByText('Data of /list');
  const field = screen.getByLabelText('Search');
  for (const text of ['r', 'ro', 'ros']) fireEvent.change(field, { target: { value: text } });
  expect(field).toHaveValue('ros');
  act(() => void jest.advanceTimersByTime(199));
  expect(load).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(shown()).toEqual(['Data of /list?q=ros', false]);
  expect(load).toHaveBeenCalledTimes(2);
});

test('What is in memory is shown at once, and corrected in place where it has changed', async () => {
  Screens.preload('/other');
  const { stores } = open('/list');
  await screen.findByText('Data of /list');
  await act(async () => void (await stores.data.load('/other')));
  fireEvent.click(screen.getByText('Other'));
  await screen.findByText('Data of /other');
  load.mockImplementation(async (url) => `New data of ${url}`);
  fireEvent.click(screen.getByText('List'));
  expect(shown()[0]).toBe('Data of /list');
  await wait(1);
  expect(shown()[0]).toBe('New data of /list');
});

test('Data that cannot be loaded is a failed load of the screen, and Retry loads it again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  load.mockRejectedValueOnce(new Error('Offline'));
  open('/list');
  fireEvent.click(await screen.findByText('Retry'));
  expect(await screen.findByText('Data of /list')).toBeVisible();
  jest.mocked(console.error).mockRestore();
});

test('A tab that is looked at again asks for the present data, and where that fails what is shown stays', async () => {
  open('/list');
  await screen.findByText('Data of /list');
  load.mockResolvedValueOnce('Now').mockRejectedValue(new Error('Offline'));
  for (const calls of [2, 3]) {
    await wait(3_000);
    await lookAgain();
    expect(load).toHaveBeenCalledTimes(calls);
    expect(shown()[0]).toBe('Now');
  }
});

test('Data of what the device remembers is loaded beside the page, which stays usable without it', async () => {
  let fail: (error: Error) => void = () => undefined;
  load.mockImplementationOnce(() => new Promise((_resolve, reject) => (fail = reject)));
  open('/remembered');
  expect(await screen.findByText('Loading')).toBeVisible();
  await act(async () => fail(new Error('Offline')));
  expect(screen.getByText('Offline')).toBeVisible();
  expect(screen.getByText('Nothing')).toBeVisible();
  await act(async () => fireEvent.click(screen.getByText('Reload')));
  expect(screen.getByText('Data of /lines?line=a')).toBeVisible();
  expect(screen.queryByText('Offline')).toBeNull();
});

test('A load that failed is tried again as long as its place is on the screen', async () => {
  load.mockRejectedValueOnce(new Error('Busy')).mockRejectedValueOnce(new Error('Still busy'));
  const { unmount } = open('/remembered');
  expect(await screen.findByText('Busy')).toBeVisible();
  await wait(4_999);
  expect(load).toHaveBeenCalledTimes(1);
  await wait(1);
  expect(screen.getByText('Still busy')).toBeVisible();
  await wait(5_000);
  expect(screen.getByText('Data of /lines?line=a')).toBeVisible();
  expect(screen.queryByText('Still busy')).toBeNull();

  load.mockRejectedValueOnce(new Error('Busy'));
  await act(async () => fireEvent.click(screen.getByText('Reload')));
  unmount();
  await wait(60_000);
  expect(load).toHaveBeenCalledTimes(4);
});

/** The error of a server that is not asked again for some time. */
function busyFor(ms: number): Error {
  return Object.assign(new Error('Busy'), { until: performance.now() + ms });
}

test('A server that is busy is asked again when it may be, not when the tab is seen again before, and what is shown stays', async () => {
  open('/list');
  await screen.findByText('Data of /list');
  await wait(3_000);
  load.mockRejectedValueOnce(busyFor(20_000));
  await lookAgain();
  expect(load).toHaveBeenCalledTimes(2);
  await wait(10_000);
  await lookAgain();
  await wait(9_900);
  expect(load).toHaveBeenCalledTimes(2);
  expect(shown()[0]).toBe('Data of /list');
  load.mockResolvedValue('Now');
  await wait(1_100);
  expect(shown()[0]).toBe('Now');
  expect(load).toHaveBeenCalledTimes(3);
});

test('Data that a busy server has not given is asked for when it is shown anew only if the server may be asked', async () => {
  load.mockRejectedValueOnce(busyFor(20_000));
  const { unmount, stores } = open('/remembered');
  expect(await screen.findByText('Busy')).toBeVisible();
  unmount();
  expect(isOutdated(stores.data.get('/lines?line=a'))).toBe(false);
  await wait(20_000);
  expect(isOutdated(stores.data.get('/lines?line=a'))).toBe(true);
  expect(load).toHaveBeenCalledTimes(1);
});
