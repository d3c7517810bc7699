import { forgetContainer, loadExposed } from './containers';
import { shareScope } from './shareScope';

let scripts: HTMLScriptElement[];

const container = { init: jest.fn(), get: jest.fn(async (module: string) => () => `${module} of the container`) };

/** Ends the load of the newest script; `global` is what its execution leaves in the page. */
async function execute(global?: object) {
  if (global) Reflect.set(globalThis, 'glow_blog', global);
  scripts.at(-1)?.dispatchEvent(new Event('load'));
}

function build(entry: string, integrity: string | null = 'sha256-abc=') {
  return { name: 'blog', entry, integrity };
}

beforeEach(() => {
  scripts = [];
  jest.clearAllMocks();
  jest.spyOn(document.head, 'append').mockImplementation((script) => void scripts.push(script as HTMLScriptElement));
});

test('an entry without a hash is refused, and no script is inserted', async () => {
  await expect(loadExposed(build('/a.js', null), 'routes')).rejects.toThrow('has no integrity hash');
  expect(scripts).toEqual([]);
});

test.each(['sha256-abc=', ''])(
  'an entry is loaded once with the hash %j, and initialised with the share scope',
  async (integrity) => {
    const entry = `/once${integrity}.js`;
    const loads = Promise.all(['routes', 'CartDrawer'].map((module) => loadExposed(build(entry, integrity), module)));
    expect(scripts.map(({ src, integrity: hash }) => [src, hash])).toEqual([[`http://localhost${entry}`, integrity]]);
    await execute(container);
    expect(await loads).toEqual(['./routes of the container', './CartDrawer of the container']);
    expect(container.init.mock.calls).toEqual([[shareScope]]);
  },
);

test('another build of a remote is another container, also while the former is in the page', async () => {
  const former = loadExposed(build('/former.js'), 'routes');
  await execute(container);
  await former;
  const silent = loadExposed(build('/silent.js'), 'routes');
  // executed, but without defining a container: the former one does not count as its own
  await execute();
  await expect(silent).rejects.toThrow('The entry /silent.js has no container');
});

test('an entry that cannot be loaded is loaded again at the next call', async () => {
  const failing = loadExposed(build('/broken.js'), 'routes');
  scripts.at(-1)?.dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('The entry /broken.js could not be loaded');
  const second = loadExposed(build('/broken.js'), 'routes');
  expect(scripts).toHaveLength(2);
  await execute(container);
  expect(await second).toBe('./routes of the container');
});

test('an entry that does not answer counts as unavailable after eight seconds', async () => {
  jest.useFakeTimers();
  const waiting = loadExposed(build('/slow.js'), 'routes');
  jest.advanceTimersByTime(7_999);
  await Promise.resolve();
  jest.advanceTimersByTime(1);
  await expect(waiting).rejects.toMatchObject({ type: 'timeout' });
});

test('a forgotten container is executed again', async () => {
  const first = loadExposed(build('/forgotten.js'), 'routes');
  await execute(container);
  await first;
  forgetContainer('/forgotten.js');
  const second = loadExposed(build('/forgotten.js'), 'routes');
  expect(scripts).toHaveLength(2);
  await execute(container);
  await second;
});
