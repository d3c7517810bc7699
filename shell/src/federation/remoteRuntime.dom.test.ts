import * as react from 'react';
import { provideRemoteRuntime, satisfiesCaret } from './remoteRuntime';
import { provide, shareScope } from './shareScope';

test.each([
  ['1.4.0', '^1.4.0', true],
  ['1.10.0', '^1.9.3', true],
  ['19.3.1', '^19.3.1', true],
  ['1.3.9', '^1.4.0', false],
  ['2.0.0', '^1.4.0', false],
  ['1.4.0', '^2.0.0', false],
])('%s satisfies %s: %s', (version, range, expected) => {
  expect(satisfiesCaret(version, range)).toBe(expected);
});

/** A container's webpack runtime that consumes one module in the chunk `main`. */
function remote(shareKey: string, requiredVersion: string) {
  const modules: Record<string, (module: { exports?: unknown }) => void> = {};
  const webpackRequire = {
    m: modules,
    federation: { initOptions: { name: 'glow_blog' } },
    consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey, requiredVersion, strictVersion: true } } },
  };
  provideRemoteRuntime();
  const { bundlerRuntime } = globalThis.GLOW_FEDERATION as {
    bundlerRuntime: { initContainerEntry(options: object): void; consumes(options: object): void };
  };
  bundlerRuntime.initContainerEntry({ webpackRequire, shareScope });
  const promises: Promise<unknown>[] = [];
  const consume = (chunkId: string) =>
    bundlerRuntime.consumes({ webpackRequire, chunkId, chunkMapping: { main: ['7'] }, promises });
  function execute() {
    const module: { exports?: unknown } = {};
    modules['7']?.(module);
    return module.exports;
  }
  return { consume, execute, modules, promises };
}

test("a remote gets the shell's own instance, at once", () => {
  const { consume, execute, promises } = remote('react', '^19.0.0');
  consume('main');
  expect(promises).toEqual([]);
  expect(execute()).toHaveProperty('useState', react.useState);
  expect(Object.values(shareScope.react ?? {})[0]?.useIn).toEqual(['glow_shell', 'glow_blog']);
});

test('a remote of the former major gets the instance of that', () => {
  const former = { former: true };
  Object.assign(shareScope, { 'two-majors': { '2.0.0': provide({}), '1.3.0': provide(former) } });
  const { consume, execute } = remote('two-majors', '^1.2.0');
  consume('main');
  expect(execute()).toBe(former);
});

test('a chunk that uses no shared module changes nothing', () => {
  const { consume, modules } = remote('react', '^19.0.0');
  consume('other');
  expect(modules).toEqual({});
});

test('what a container with a runtime of its own provides is waited for', async () => {
  const late = { ...provide({ jsx: 'loaded' }), lib: undefined, loaded: false };
  Object.assign(shareScope, { 'late-module': { '11.14.0': late } });
  const { consume, execute, promises } = remote('late-module', '^11.14.0');
  consume('main');
  await Promise.all(promises);
  expect(execute()).toHaveProperty('jsx');
});

test.each([
  ['react', '^18.2.0', 'glow_blog needs react ^18.2.0, the page has 19'],
  ['vue', '^3.0.0', 'glow_blog needs vue ^3.0.0, the page has none'],
])('a remote that needs %s %s fails where it imports it', (shareKey, range, message) => {
  const { consume, execute } = remote(shareKey, range);
  consume('main');
  expect(execute).toThrow(message);
});
