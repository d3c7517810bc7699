import { getInstance, init } from '@module-federation/enhanced/runtime';
import { host } from './host';
import {
  buildOf,
  composition,
  rollBackRemote,
  isStale,
  integrityForEntry,
  isLive,
  onCompositionChange,
  refreshRegistry,
  startRegistry,
} from './registry';

// webpack does this in the built shell
init({ name: 'glow_shell', remotes: [] });

function release(name: string, entry: string | null) {
  return { name, entry, integrity: `sha256-of-${entry}`, build: 'b1', version: '1.0.0' };
}

function write(...remotes: object[]) {
  document.body.innerHTML = `<script type="application/json" id="glow-registry">${JSON.stringify({ id: 'r1', shell: { build: 's1', version: '1.0.0' }, remotes })}</script>`;
}

function answer(status: number, ...remotes: ReturnType<typeof release>[]) {
  globalThis.fetch = jest.fn(
    async () =>
      ({
        ok: status === 200,
        status,
        json: async () => ({ id: 'r2', shell: { build: 's1', version: '1.0.0' }, remotes }),
      }) as Response,
  );
}

/** The URL from which the federation runtime would load a remote. */
function entryOf(name: string) {
  const found = getInstance()?.options.remotes.find((remote) => remote.name === `glow_${name}`);
  return found && 'entry' in found ? found.entry : undefined;
}

beforeEach(() => {
  // the runtime warns when a registered remote is replaced
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test('The releases written into the page are live, and loaded from where it says', () => {
  write(release('blog', '/releases/blog/b1/remoteEntry.js'), release('admin', null));
  startRegistry();
  expect(isLive('blog')).toBe(true);
  expect(entryOf('blog')).toBe('http://localhost/releases/blog/b1/remoteEntry.js');
  expect(isLive('admin')).toBe(false);
  expect(entryOf('admin')).toBeUndefined();
});

test('The registry says where the site is at home', () => {
  document.body.innerHTML =
    '<script type="application/json" id="glow-registry">{"id":"r1","remotes":[],"site":"https://glow.example"}</script>';
  expect(startRegistry().site).toBe('https://glow.example');
});

test('A page without a registry is refused', () => {
  document.body.innerHTML = '';
  expect(() => startRegistry()).toThrow('The page holds no registry');
});

test('A refreshed registry moves a remote, brings a new one and takes one away', async () => {
  write(release('blog', '/old.js'), release('admin', null), release('account', '/account.js'));
  startRegistry();
  answer(200, release('blog', '/new.js'), release('admin', '/admin.js'));
  await refreshRegistry();
  expect(entryOf('blog')).toBe('http://localhost/new.js');
  expect(isLive('admin')).toBe(true);
  expect(isLive('account')).toBe(false);
});

test('Only the remote that has failed, or has moved, is loaded anew', async () => {
  const unchanged = [release('blog', '/blog.js'), release('admin', '/admin.js')];
  write(...unchanged, release('account', '/account.js'));
  startRegistry();
  const registered = jest.spyOn(host(), 'registerRemotes');
  answer(200, ...unchanged, release('account', '/moved.js'));
  await refreshRegistry('blog');
  expect(registered.mock.calls.map(([[remote], options]) => [remote?.name, options])).toEqual([
    ['glow_blog', { force: true }],
    ['glow_account', { force: true }],
  ]);
  registered.mockRestore();
});

test('An entry is what the registry says of its content', () => {
  write(release('blog', '/blog.js'), release('admin', null));
  startRegistry();
  expect(integrityForEntry('http://localhost/blog.js')).toBe('sha256-of-/blog.js');
  expect(integrityForEntry('http://localhost/elsewhere.js')).toBeUndefined();
});

test('A registry that cannot be read leaves what was live', async () => {
  write(release('blog', '/old.js'));
  startRegistry();
  answer(503);
  await expect(refreshRegistry()).rejects.toThrow('The registry answered 503');
  expect(isLive('blog')).toBe(true);
});

describe('a build that fails', () => {
  const previous = { entry: '/blog-before.js', integrity: 'sha256-before', build: 'b0', version: '0.9.0' };

  beforeEach(() => {
    write({ ...release('blog', '/blog.js'), previous }, release('admin', '/admin.js'));
    startRegistry();
  });

  test('makes way for the last known good one, once, and everybody on the page hears of it', () => {
    const listener = jest.fn();
    const stop = onCompositionChange(listener);
    expect(rollBackRemote('blog')).toBe(true);
    expect([entryOf('blog'), buildOf('blog'), integrityForEntry('http://localhost/blog-before.js')]).toEqual([
      'http://localhost/blog-before.js',
      'b0',
      'sha256-before',
    ]);
    expect(composition().id).toBe('s1~b0~b1');
    expect(listener).toHaveBeenCalledTimes(1);
    expect(console.warn).toHaveBeenCalledWith('blog b1 has failed: the page goes on with b0');
    expect(rollBackRemote('blog')).toBe(false);
    stop();
  });

  test('stays where nothing was before it', () => {
    expect([rollBackRemote('admin'), rollBackRemote('nobody')]).toEqual([false, false]);
    expect(buildOf('admin')).toBe('b1');
  });

  test('is no reason to load the page anew: the server names the same composition', async () => {
    rollBackRemote('blog');
    globalThis.fetch = jest.fn(async () => ({ ok: true, json: async () => ({ id: 'r1' }) }) as Response);
    expect(await isStale()).toBe(false);
    answer(200);
    expect(await isStale()).toBe(true);
  });
});
