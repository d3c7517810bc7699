import { forgetContainer } from './containers';
import { isWithoutChrome } from '@glow/shared/remotes';
import { writeRegistry as write } from '../testing/page';
import { composedRemotes, ownerOf } from './owners';
import {
  buildOf,
  composition,
  rollBackRemote,
  fetchChange,
  liveEntry,
  onCompositionChange,
  refreshRegistry,
  startRegistry,
} from './registry';

jest.mock('./containers', () => ({ forgetContainer: jest.fn() }));

function release(name: string, entry: string | null) {
  return { name, entry, integrity: `sha256-of-${entry}`, build: 'b1', version: '1.0.0' };
}

function answer(status: number, ...remotes: ReturnType<typeof release>[]) {
  const json = async () => ({ id: 'r2', shell: { build: 's1', version: '1.0.0' }, remotes });
  globalThis.fetch = jest.fn(async () => ({ ok: status === 200, status, json }) as Response);
}

/** The URL from which a remote is loaded; undefined when it has no release. */
function entryOf(name: string) {
  return liveEntry(name)?.entry;
}

test('The releases written into the page are live, and loaded from where it says', () => {
  write(release('blog', '/releases/blog/b1/remoteEntry.js'), release('admin', null));
  startRegistry();
  const entry = '/releases/blog/b1/remoteEntry.js';
  expect(liveEntry('blog')).toEqual({ name: 'blog', entry, integrity: `sha256-of-${entry}` });
  expect([liveEntry('admin'), liveEntry('nobody')]).toEqual([undefined, undefined]);
  write({ name: 'blog', entry: '/blog.js', build: 'b1', version: '1.0.0' });
  startRegistry();
  expect(liveEntry('blog')?.integrity).toBeNull();
});

test('The registry says where the site is at home, and a page without one is refused', () => {
  document.body.innerHTML =
    '<script type="application/json" id="glow-registry">{"id":"r1","remotes":[],"site":"https://glow.example"}</script>';
  expect(startRegistry().site).toBe('https://glow.example');
  document.body.innerHTML = '';
  expect(() => startRegistry()).toThrow('The page holds no registry');
});

test('The registry says who owns a URL, and which pages have no header and footer', () => {
  const gifts = { ...release('gifts', '/gifts.js'), prefixes: ['/gifts'], withoutChrome: ['/gifts/print'] };
  write({ ...gifts, previous: { ...release('gifts', '/gifts-before.js'), name: undefined } });
  startRegistry();
  expect([ownerOf('/gifts/one')?.name, ownerOf('/cart')]).toEqual(['gifts', undefined]);
  expect(['/gifts/print', '/gifts'].map((path) => isWithoutChrome(composedRemotes(), path))).toEqual([true, false]);

  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(rollBackRemote('gifts')).toBe(true);
  expect(ownerOf('/gifts/one')?.name).toBe('gifts');
  warn.mockRestore();
});

test('A refreshed registry moves a remote, brings a new one and takes one away; one that cannot be read leaves all', async () => {
  write(release('blog', '/old.js'), release('admin', null), release('account', '/account.js'));
  startRegistry();
  answer(503);
  await expect(refreshRegistry()).rejects.toThrow('The registry answered 503');
  expect(entryOf('blog')).toBe('/old.js');
  answer(200, release('blog', '/new.js'), release('admin', '/admin.js'));
  await refreshRegistry();
  expect(['blog', 'admin', 'account'].map(entryOf)).toEqual(['/new.js', '/admin.js', undefined]);
});

test('Only the entry that has failed is executed again, and past the cache of the browser', async () => {
  const unchanged = [release('blog', '/blog.js'), release('admin', '/admin.js')];
  write(...unchanged);
  startRegistry();
  answer(200, ...unchanged);
  await refreshRegistry('blog');
  expect(jest.mocked(forgetContainer).mock.calls).toEqual([['/blog.js']]);
  expect(jest.mocked(fetch)).toHaveBeenLastCalledWith('/blog.js', { cache: 'reload' });
});

describe('a build that fails', () => {
  const previous = { entry: '/blog-before.js', integrity: 'sha256-before', build: 'b0', version: '0.9.0' };

  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    write({ ...release('blog', '/blog.js'), previous }, release('admin', '/admin.js'));
    startRegistry();
  });

  test('makes way for the last known good one, once, and everybody on the page hears of it', () => {
    const listener = jest.fn();
    const stop = onCompositionChange(listener);
    expect(rollBackRemote('blog')).toBe(true);
    expect([liveEntry('blog'), buildOf('blog')]).toEqual([
      { name: 'blog', entry: '/blog-before.js', integrity: 'sha256-before' },
      'b0',
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
    expect(await fetchChange()).toBeUndefined();
    answer(200);
    expect((await fetchChange())?.('/blog')).toBe(false);
  });
});
