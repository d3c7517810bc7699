import { Page, type RemoteModule } from '@glow/shared/app';
import { Link } from '@glow/shared/router';
import { Route, Routes, renderRoutes } from '@glow/shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { loadRemoteModule } from '../federation/loadRemote';
import { setRemotes } from '../federation/owners';
import { buildOf, startRegistry } from '../federation/registry';
import { useRemoteComponent, type RemoteComponent } from '../federation/remoteComponent';
import { subscribeToFailures, type RecordedFailure } from '../telemetry/telemetryQueue';
import { moduleOf, PREVIOUS, writeRegistry } from '../testing/page';
import { Outlet, RemoteOutlet } from './RemoteOutlet';

jest.mock('../federation/loadRemote');

function page(heading: string) {
  function Screens() {
    return (
      <Page title={heading}>
        <h1 tabIndex={-1}>{heading}</h1>
      </Page>
    );
  }
  return moduleOf(Screens);
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

/** What each load answers, the last one again and again. */
function loads(...outcomes: (RemoteModule | Error)[]) {
  const mock = jest.mocked(loadRemoteModule);
  const answer = async (outcome?: RemoteModule | Error) => {
    if (outcome instanceof Error) throw outcome;
    return outcome as RemoteModule;
  };
  for (const outcome of outcomes.slice(0, -1)) mock.mockImplementationOnce(() => answer(outcome));
  mock.mockImplementation(() => answer(outcomes.at(-1)));
}

const DOWN = new Error('down');
const BLOG = page('The Glow Blog');
const RESTING = { name: 'This part of the store is resting' };

function registryAnswers(...remotes: object[]) {
  const json = async () => ({ id: 'r2', remotes });
  globalThis.fetch = jest.fn(async () => ({ ok: true, json }) as unknown as Response);
}

let logged: jest.SpyInstance;
let failures: Pick<RecordedFailure, 'remote' | 'phase'>[];

beforeEach(() => {
  setRemotes([]);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  registryAnswers();
  jest.mocked(loadRemoteModule).mockReset();
  failures = [];
  subscribeToFailures(({ remote, phase }) => failures.push({ remote, phase }));
});

afterEach(() => logged.mockRestore());

test('A remote that cannot be loaded shows a calm panel with a way home, and touches no other (REL-2)', async () => {
  jest.mocked(loadRemoteModule).mockImplementation(async (remote) => {
    if (remote === 'down') throw DOWN;
    return page('Elsewhere');
  });
  openAt('down');
  expect(await screen.findByRole('heading', { level: 1, ...RESTING })).toBeVisible();
  expect(screen.getByText(/Your cart is safe/)).toHaveAttribute('role', 'alert');
  expect(screen.getByText('Back to Home')).toHaveAttribute('href', '/');
  fireEvent.click(screen.getByText('Elsewhere'));
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible();

  // it is asked again on the next visit
  loads(BLOG);
  fireEvent.click(screen.getByText('And back'));
  expect(await screen.findByRole('heading', { level: 1, name: 'The Glow Blog' })).toBeVisible();
  expect(loadRemoteModule).toHaveBeenLastCalledWith('down');
});

test('A remote that is off says so, loads nothing, and has ways on instead of Retry (REL-142)', async () => {
  setRemotes([{ name: 'closed', prefixes: ['/'], off: ['/', '/fragments/closed'] }]);
  openAt('closed');
  expect(await screen.findByRole('heading', { level: 1, ...RESTING })).toBeVisible();
  expect(screen.getByText(/^It is closed for a while\. Your cart is safe/)).toBeVisible();
  expect(screen.getByText('All Products')).toHaveAttribute('href', '/collections/all');
  expect(screen.getByText('Back to Home')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(loadRemoteModule).not.toHaveBeenCalled();
  expect([failures, logged.mock.calls]).toEqual([[], []]);
});

test('Retry shows that a remote was switched off since the page was opened', async () => {
  registryAnswers({ name: 'now-off', prefixes: ['/'], off: ['/'], entry: null, build: null });
  loads(DOWN);
  openAt('now-off');
  fireEvent.click(await screen.findByText('Retry'));
  expect(await screen.findByText(/^It is closed for a while/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(loadRemoteModule).toHaveBeenCalledTimes(1);
});

test('Retry asks which release is live and loads again, each time, and keeps the focus (REL-2)', async () => {
  loads(DOWN, DOWN, BLOG);
  const { user } = openAt('recovers');
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(fetch).toHaveBeenCalledWith('/registry.json', { cache: 'no-store' });
  // even when the registry cannot be read
  globalThis.fetch = jest.fn(() => Promise.reject(new TypeError('offline')));
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'The Glow Blog' })).toBeVisible();
  expect(document.getElementById('main')).toHaveFocus();
  expect(loadRemoteModule).toHaveBeenCalledTimes(3);
  expect(failures).toEqual(['load', 'retry'].map((phase) => ({ remote: 'recovers', phase })));
});

test('A screen that throws costs only itself (REL-2)', async () => {
  function Broken(): never {
    throw new Error('broken');
  }
  loads(moduleOf(Broken));
  openAt('throws');
  expect(await screen.findByRole('heading', RESTING)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeVisible();
  expect(failures).toEqual([{ remote: 'throws', phase: 'render' }]);
});

test('A build that fails makes way for the last known good one in every place, and the shopper sees no panel', async () => {
  writeRegistry({ ...PREVIOUS, name: 'heals', entry: '/now.js', build: 'b1', previous: PREVIOUS });
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  startRegistry();
  jest.mocked(loadRemoteModule).mockImplementation(async () => {
    if (buildOf('heals') === 'b1') throw new Error('broken');
    return BLOG;
  });
  const fragment: RemoteComponent = ['heals', 'Fragment', async () => page(`Fragment of ${buildOf('heals')}`).Screens];
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
  renderRoutes(Screens, '/');
  expect(await screen.findByRole('heading', { name: 'The Glow Blog' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Fragment of b0' })).toBeVisible();
  expect(screen.queryByRole('heading', RESTING)).toBeNull();
  expect(failures).toEqual([{ remote: 'heals', phase: 'load' }]);
});

test.each(['load', 'render'])(
  'a build that fails in several places is blamed for each of them, and the one in its place for none: %s',
  async (phase) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const blamed: unknown[] = [];
    subscribeToFailures(({ remote, build, phase: of }) => blamed.push([remote, build, of]));
    writeRegistry({ ...PREVIOUS, name: phase, entry: '/now.js', build: 'b1', previous: PREVIOUS });
    startRegistry();
    const parts = ['One', 'Other', 'Last'].map((name): RemoteComponent => [
      phase,
      name,
      async () => {
        const build = buildOf(phase);
        if (build === 'b1' && phase === 'load') throw new Error(`${name} of ${build}`);
        return () => {
          if (build === 'b1') throw new Error('broken');
          return <p>{`${name} of ${build}`}</p>;
        };
      },
    ]);
    function Part({ part }: { part: RemoteComponent }) {
      return <Outlet remote={phase} Content={useRemoteComponent(part)} fallback={null} failure={() => null} />;
    }
    renderRoutes(() => parts.map((part) => <Part key={part[1]} part={part} />), '/');
    expect(await screen.findByText('Last of b0')).toBeVisible();
    expect(await screen.findByText('One of b0')).toBeVisible();
    expect(blamed.length).toBeGreaterThan(0);
    expect(blamed.filter((one) => JSON.stringify(one) !== `["${phase}","b1","${phase}"]`)).toEqual([]);
  },
);

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

test('A part that something else has changed is rendered anew, with what was typed (REL-140)', async () => {
  loads(moduleOf(Form));
  const { user } = openAt('translated');
  await user.type(await screen.findByLabelText('Name'), 'Noor');
  screen.getByText('Thank you, Noor').remove();
  await user.click(screen.getByText('Help'));
  expect(screen.getByLabelText('Name')).toHaveValue('Noor');
  expect(await screen.findByText('Thank you, Noor')).toBeVisible();
  await user.click(screen.getByText('Help'));
  expect(screen.getByText('As on your card')).toBeVisible();
  expect(failures).toEqual([]);
});

test('A part that is changed from outside again and again rests after all (REL-140)', async () => {
  function Broken() {
    useLayoutEffect(() => {
      throw new DOMException('The node is not a child', 'NotFoundError');
    });
    return <p>Here</p>;
  }
  loads(moduleOf(Broken));
  openAt('changed');
  expect(await screen.findByRole('heading', RESTING)).toBeVisible();
  expect(failures).toEqual([{ remote: 'changed', phase: 'render' }]);
});
