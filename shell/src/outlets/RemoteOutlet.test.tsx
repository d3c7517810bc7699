import { Page } from '@glow/shared/app';
import { Link } from '@glow/shared/router';
import { Route, Routes, renderRoutes } from '@glow/shared/testing';
import { init } from '@module-federation/enhanced/runtime';
import { screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { loadRemoteModule } from '../federation/loadRemote';
import { setRemotes } from '../federation/owners';
import { buildOf, startRegistry } from '../federation/registry';
import { useRemoteComponent, type RemoteComponent } from '../federation/remoteComponent';
import { subscribeToFailures, type RecordedFailure } from '../telemetry/telemetryQueue';
import { Outlet, RemoteOutlet } from './RemoteOutlet';

jest.mock('../federation/loadRemote');

// webpack does this in the built shell
init({ name: 'glow_shell', remotes: [] });

function page(heading: string) {
  function Screens() {
    return (
      <Page title={heading}>
        <h1 tabIndex={-1}>{heading}</h1>
      </Page>
    );
  }
  return Object.assign(Screens, { preload: () => undefined, routeOf: () => undefined });
}

function openAt(remote: string) {
  function Screens() {
    return (
      <div id="main" tabIndex={-1}>
        <Link to="/other">Elsewhere</Link>
        <Link to="/">And back</Link>
        <Routes>
          <Route path="/other" element={<RemoteOutlet key="other" remote={`${remote}-neighbour`} />} />
          <Route path="*" element={<RemoteOutlet key="here" remote={remote} />} />
        </Routes>
      </div>
    );
  }
  return renderRoutes(Screens, '/');
}

let logged: jest.SpyInstance;
let failures: Pick<RecordedFailure, 'remote' | 'phase'>[];

beforeEach(() => {
  setRemotes([]);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  globalThis.fetch = jest.fn(
    async () => ({ ok: true, json: async () => ({ id: 'r2', remotes: [] }) }) as unknown as Response,
  );
  jest.mocked(loadRemoteModule).mockReset();
  failures = [];
  subscribeToFailures(({ remote, phase }) => failures.push({ remote, phase }));
});

afterEach(() => logged.mockRestore());

test('A remote that loads shows its screens', async () => {
  jest.mocked(loadRemoteModule).mockResolvedValue({ Screens: page('The Glow Blog') });
  openAt('loads');
  expect(await screen.findByRole('heading', { level: 1, name: 'The Glow Blog' })).toBeVisible();
  expect(loadRemoteModule).toHaveBeenCalledWith('loads');
});

test('A remote that cannot be loaded shows a calm panel with a way home', async () => {
  jest.mocked(loadRemoteModule).mockRejectedValue(new Error('down'));
  openAt('down');
  expect(await screen.findByRole('heading', { level: 1, name: 'This part of the store is resting' })).toBeVisible();
  expect(screen.getByText(/Your cart is safe/)).toHaveAttribute('role', 'alert');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
});

test('A remote that is off says so, loads nothing, and has ways on instead of Retry', async () => {
  setRemotes([{ name: 'closed', prefixes: ['/'], off: ['/', '/fragments/closed'] }]);
  openAt('closed');
  expect(await screen.findByRole('heading', { level: 1, name: 'This part of the store is resting' })).toBeVisible();
  expect(screen.getByText(/^It is closed for a while\. Your cart is safe/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All Products' })).toHaveAttribute('href', '/collections/all');
  expect(screen.getByRole('link', { name: 'Back to Home' })).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(loadRemoteModule).not.toHaveBeenCalled();
  expect([failures, logged.mock.calls]).toEqual([[], []]);
});

test('Retry shows that a remote was switched off since the page was opened', async () => {
  const off = { name: 'now-off', prefixes: ['/'], off: ['/'], entry: null, build: null };
  globalThis.fetch = jest.fn(
    async () => ({ ok: true, json: async () => ({ id: 'r3', remotes: [off] }) }) as unknown as Response,
  );
  jest.mocked(loadRemoteModule).mockRejectedValue(new Error('down'));
  const { user } = openAt('now-off');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/^It is closed for a while/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(loadRemoteModule).toHaveBeenCalledTimes(1);
});

test('Retry asks which release is live and loads again, without losing the keyboard', async () => {
  jest
    .mocked(loadRemoteModule)
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ Screens: page('The Glow Blog') });
  const { user } = openAt('recovers');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The Glow Blog' })).toBeVisible();
  expect(fetch).toHaveBeenCalledWith('/registry.json', { cache: 'no-store' });
  expect(document.getElementById('main')).toHaveFocus();
});

test('Retry tries again even when the registry cannot be read', async () => {
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  jest
    .mocked(loadRemoteModule)
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ Screens: page('The Glow Blog') });
  const { user } = openAt('offline');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The Glow Blog' })).toBeVisible();
});

test('Retry that fails again shows the panel again', async () => {
  jest.mocked(loadRemoteModule).mockRejectedValue(new Error('down'));
  const { user } = openAt('stays-down');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  expect(loadRemoteModule).toHaveBeenCalledTimes(2);
  expect(failures).toEqual([
    { remote: 'stays-down', phase: 'load' },
    { remote: 'stays-down', phase: 'retry' },
  ]);
});

test('A remote that is down does not touch the others, and is asked again on the next visit', async () => {
  jest.mocked(loadRemoteModule).mockImplementation(async (remote) => {
    if (remote === 'visited') throw new Error('down');
    return { Screens: page('Elsewhere') };
  });
  const { user } = openAt('visited');
  await screen.findByRole('button', { name: 'Retry' });
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();

  jest.mocked(loadRemoteModule).mockResolvedValue({ Screens: page('The Glow Blog') });
  await user.click(screen.getByRole('link', { name: 'And back' }));
  expect(await screen.findByRole('heading', { name: 'The Glow Blog' })).toBeVisible();
});

test('A screen that throws costs only itself', async () => {
  jest.mocked(loadRemoteModule).mockResolvedValue({
    Screens: Object.assign(
      function Broken(): never {
        throw new Error('broken');
      },
      { preload: () => undefined, routeOf: () => undefined },
    ),
  });
  openAt('throws');
  expect(await screen.findByRole('heading', { name: 'This part of the store is resting' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
  expect(failures).toEqual([{ remote: 'throws', phase: 'render' }]);
});

test('A build that fails makes way for the last known good one in every place, and the shopper sees no panel', async () => {
  const previous = { entry: '/before.js', integrity: null, build: 'b0', version: '0.9.0' };
  document.body.innerHTML = `<script type="application/json" id="glow-registry">${JSON.stringify({ id: 'r1', shell: { build: 's1', version: '1.0.0' }, remotes: [{ name: 'heals', entry: '/now.js', integrity: null, build: 'b1', version: '1.0.0', previous }] })}</script>`;
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  startRegistry();
  jest.mocked(loadRemoteModule).mockImplementation(async () => {
    if (buildOf('heals') === 'b1') throw new Error('broken');
    return { Screens: page('The Glow Blog') };
  });
  const fragment: RemoteComponent = ['heals', 'Fragment', async () => page(`Fragment of ${buildOf('heals')}`)];
  function Fragment() {
    return <Outlet remote="heals" Content={useRemoteComponent(fragment)} fallback={null} failure={() => null} />;
  }
  function Screens() {
    return (
      <>
        <RemoteOutlet remote="heals" />
        <Fragment />
      </>
    );
  }
  renderRoutes(Object.assign(Screens, { preload: () => undefined, routeOf: () => undefined }), '/');
  expect(await screen.findByRole('heading', { name: 'The Glow Blog' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Fragment of b0' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'This part of the store is resting' })).toBeNull();
  expect(failures).toEqual([{ remote: 'heals', phase: 'load' }]);
});

/** A screen with a field, and a hint that React puts in front of a line. */
function Form() {
  const [name, setName] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <form>
      <label>
        Name <input value={name} onChange={(event) => setName(event.target.value)} />
      </label>
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        Help
      </button>
      {isOpen && <p>As on your card</p>}
      <p>Thank you, {name}</p>
    </form>
  );
}

test('A part of which something else has removed elements is rendered anew in place, with what was typed, and is no failure', async () => {
  jest
    .mocked(loadRemoteModule)
    .mockResolvedValue({ Screens: Object.assign(Form, { preload: () => undefined, routeOf: () => undefined }) });
  const { user } = openAt('translated');
  await user.type(await screen.findByLabelText('Name'), 'Noor');
  screen.getByText('Thank you, Noor').remove();
  await user.click(screen.getByRole('button', { name: 'Help' }));
  expect(screen.getByLabelText('Name')).toHaveValue('Noor');
  expect(await screen.findByText('Thank you, Noor')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Help' }));
  expect(screen.getByText('As on your card')).toBeVisible();
  expect(failures).toEqual([]);
});

test('A part that is changed from outside again and again rests after all', async () => {
  function Broken() {
    useLayoutEffect(() => {
      throw new DOMException('The node is not a child', 'NotFoundError');
    });
    return <p>Here</p>;
  }
  jest
    .mocked(loadRemoteModule)
    .mockResolvedValue({ Screens: Object.assign(Broken, { preload: () => undefined, routeOf: () => undefined }) });
  openAt('changed');
  expect(await screen.findByRole('heading', { name: 'This part of the store is resting' })).toBeVisible();
  expect(failures).toEqual([{ remote: 'changed', phase: 'render' }]);
});
