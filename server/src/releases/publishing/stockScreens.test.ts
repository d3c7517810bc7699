import { containerOf } from './stockAdapter.js';

interface Added {
  href?: string;
  media?: string;
  onload(event: object): void;
}

type Element = {
  type: string | ((props: object) => Element | false);
  props: Record<string, unknown>;
  children: Element[];
};

const effects = jest.fn();
const instances: Record<string, object> = {
  react: {
    createElement: (type: unknown, props: object, ...children: unknown[]) => ({ type, props, children }),
    useEffect: effects,
    useLayoutEffect: effects,
    useRef: () => ({ current: { querySelector: () => null } }),
  },
  '@glow/shared/app': { defineRoutes: (routes: unknown) => routes, Page: 'page', useIsHydrated: () => true },
  '@glow/shared/router': { useParams: () => ({ id: '7' }) },
};
const named = (valueOf: (name: string) => unknown) =>
  Object.fromEntries(Object.keys(instances).map((name) => [name, valueOf(name)]));

/** Part of the name of a file that hangs. */
let hanging: string | undefined;
let added: Added[];
const exposed = jest.fn(async (): Promise<() => object> => () => ({ Poll: () => null }));
const stock = { init() {}, get: exposed };

beforeEach(() => {
  jest.useFakeTimers();
  hanging = undefined;
  added = [];
  const head = {
    append(one: Added & { src?: string }) {
      added.push(one);
      if (!hanging || !(one.href ?? one.src)?.includes(hanging))
        void Promise.resolve().then(() => one.onload({ type: 'load' }));
    },
  };
  const Observer = jest.fn(() => ({ observe() {}, disconnect() {} }));
  const document = { head, createElement: () => ({ remove() {} }) };
  Object.assign(globalThis, { document, MutationObserver: Observer });
  // the entry sets it anew
  Reflect.defineProperty(globalThis, 'poll', { get: () => stock, set() {}, configurable: true });
});

interface Route {
  path?: string;
  load(): Promise<(props: object) => Element>;
}

async function routesWith(container: ReturnType<typeof containerOf>): Promise<Route[]> {
  const { Screens } = (await container.get())() as unknown as { Screens: Route[] };
  return Screens;
}

function opened({ name = 'poll', mount = false } = {}) {
  const module = { module: './Poll', space: '1rem', css: [['b1/a.css', 'sha256-2']] };
  const container = containerOf(
    {
      ...{ name, title: 'A poll', paths: ['/poll/:id'], container: 'poll', chunks: ['chunksOfPoll'], mount },
      ...{ entry: ['b1/entry.js', 'sha256-1'], shared: named(() => '^1.0.0'), parts: { page: module, Teaser: module } },
    },
    `https://glow.example/assets/${name}/remoteEntry.js`,
  );
  container.init(named((name) => ({ '1.0.0': { get: async () => () => instances[name] } })));
  return container;
}

/** Shows what a screen has; returns how it is left. */
function show(screen: Element): () => void {
  const space = screen.type === 'page' ? screen.children[0]! : screen;
  const [part] = space.children;
  (part!.type as (props: object) => Element)(part!.props);
  const [[effect]] = effects.mock.calls.splice(0) as [[() => () => void]];
  return effect();
}

const filesOf = (name: string) =>
  added.filter(({ href, ...one }) => (href ?? String(Reflect.get(one, 'src'))).includes(name));

const LATE = { type: 'timeout', message: expect.stringContaining('could not be loaded') };

test.each(['entry.js', 'a.css'])(
  'when %s hangs, it ends as an entry of the store does, and is asked for again',
  async (file) => {
    const container = opened();
    const load = async () => (await routesWith(container))[0]!.load();
    hanging = file;
    const waiting = load().catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(7999);
    expect(await Promise.race([waiting, 'waits'])).toBe('waits');
    await jest.advanceTimersByTimeAsync(1);
    expect(await waiting).toMatchObject(LATE);
    hanging = undefined;
    expect(await load()).toEqual(expect.any(Function));
    expect(filesOf(file)).toHaveLength(2);
  },
);

test('when the chunk of a module hangs, it ends so too, and the next attempt runs the entry again', async () => {
  const [page] = await routesWith(opened());
  exposed.mockImplementationOnce(() => new Promise(() => {}));
  const waiting = page!.load().catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(8000);
  expect(await waiting).toMatchObject(LATE);
  expect(await page!.load()).toEqual(expect.any(Function));
  expect(filesOf('entry.js')).toHaveLength(2);
});

test('a stylesheet is in the page once, and applies until the last place that shows it is left', async () => {
  const [page, teaser] = await routesWith(opened());
  const Screen = await page!.load();
  await page!.load();
  const Teaser = await teaser!.load();
  const [link, ...others] = filesOf('a.css');
  expect([others, link!.media]).toEqual([[], 'not all']);
  const leavePage = show(Screen({}));
  const leaveTeaser = show(Teaser({}));
  expect(link!.media).toBe('all');
  leavePage();
  expect(link!.media).toBe('all');
  leaveTeaser();
  expect(link!.media).toBe('not all');
});

test('a component has the parameters of the path as properties', async () => {
  const [page] = await routesWith(opened());
  const { type, children } = (await page!.load())({});
  expect([type, page!.path]).toEqual(['page', '/poll/:id']);
  expect(children[0]!.children[0]!.props).toEqual({ id: '7' });
});

test('two builds of one name have chunks of their own', async () => {
  /** What a script of a build reads and, if it is the first, makes. */
  const chunksIn = (build: string, file: string): unknown => {
    Object.assign(document, { currentScript: { src: `https://glow.example/assets/${build}/${file}` } });
    const chunks: object = Reflect.get(globalThis, 'chunksOfPoll') ?? { build };
    Reflect.set(globalThis, 'chunksOfPoll', chunks);
    return chunks;
  };
  await routesWith(opened());
  const first = chunksIn('poll/b1', 'entry.js');
  await routesWith(opened({ name: 'quiz' }));
  const second = chunksIn('quiz/b2', 'entry.js');
  expect(second).not.toBe(first);
  expect([chunksIn('poll/b1', 'js/31.js'), chunksIn('quiz/b2', 'js/31.js')]).toEqual([first, second]);
});

test('a module has what the settings say: `mount`, or a component', async () => {
  const mount = () => undefined;
  const loadWith = async (module: object, isMounted: boolean) => {
    exposed.mockImplementationOnce(async () => () => module);
    const [page] = await routesWith(opened({ mount: isMounted }));
    return page!.load().then(
      () => 'shown',
      (error: Error) => error.message,
    );
  };
  const Poll = () => null;
  expect(await loadWith({ default: Poll, mount }, false)).toBe('shown');
  expect(await loadWith({ mount }, false)).toBe('The module ./Poll exports no component for /poll/:id');
  expect(await loadWith({ mount }, true)).toBe('shown');
  expect(await loadWith({ default: Poll }, true)).toBe('The module ./Poll exports no mount for /poll/:id');
});
