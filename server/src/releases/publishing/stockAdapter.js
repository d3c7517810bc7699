// the text of the browser's entry and of the server bundle of a stock build (`stockBuild.ts`)

/** Its module `routes`. Without `load`, on the server, its screens are the space that the browser fills. */
export function routesOf({ name, title, paths, parts }, shared, load) {
  const { createElement, useEffect, useLayoutEffect, useRef } = shared('react');
  const { defineRoutes, Page, useIsHydrated } = shared('@glow/shared/app');
  const { useParams } = shared('@glow/shared/router');

  const loadScreen = (part, path) => async () => {
    const loaded = await load?.(part, path);

    function Loaded(props) {
      const element = useRef(null);
      const json = JSON.stringify(props);
      useLayoutEffect(() => loaded.show(element.current), []);
      useEffect(() => loaded.mount?.(element.current, JSON.parse(json)), [json]);
      return createElement('div', { ref: element }, loaded.Component && createElement(loaded.Component, props));
    }

    return function Screen(given) {
      const props = { ...given, ...useParams() };
      const isShown = useIsHydrated() && loaded;
      const style = { minHeight: part.space };
      const space = createElement('div', { style }, isShown && createElement(Loaded, props));
      return path ? createElement(Page, { title }, space) : space;
    };
  };

  const { page, ...fragments } = parts;
  const pages = paths.map((path) => ({ path, name: 'page', load: loadScreen(page, path) }));
  const others = Object.keys(fragments).map((of) => ({ fragment: `${name}/${of}`, load: loadScreen(fragments[of]) }));
  return { Screens: defineRoutes([...pages, ...others]) };
}

/** Bundlers keep chunks in a global by the name of a build, which two builds may share: each has its own value. */
function separate(key) {
  if (Object.getOwnPropertyDescriptor(globalThis, key)?.get) return;
  const values = new Map();
  // the folder of the script that runs: /assets/<remote>/<build>
  const owner = () => document.currentScript?.src.split('/', 6).join('/');
  const set = (value) => void values.set(owner(), value);
  Object.defineProperty(globalThis, key, { get: () => values.get(owner()), set });
}

/** The container that the shell loads, from a script at the URL `src`. */
export function containerOf(settings, src) {
  const { entry, container, chunks, shared, probe, parts, mount: isMounted } = settings;
  /** Of the exposed modules that are in the page. */
  let styles = {};
  let scope;
  let started;

  /**
   * As long as the shell's own entries (`containers.ts`). After a failure the next attempt starts anew, because the
   * bundler's code never asks again for what hangs.
   */
  async function inTime(loading, what) {
    const late = Object.assign(new Error(`${what} could not be loaded`), { type: 'timeout' });
    const end = new Promise((_resolve, reject) => setTimeout(reject, 8000, late));
    return Promise.race([loading, end]).catch((error) => {
      styles = {};
      started = undefined;
      throw error;
    });
  }

  async function add(tag, [file, integrity], attributes) {
    const element = Object.assign(document.createElement(tag), attributes, { integrity });
    element[tag === 'link' ? 'href' : 'src'] = new URL(file, src).href;
    document.head.append(element);
    const { type } = await new Promise((resolve) => (element.onload = element.onerror = resolve));
    if (type === 'load') return element;
    element.remove();
    throw new Error(`The file ${file} could not be loaded`);
  }

  // they are there before the bundler's code looks for them, so that it adds none itself
  const addStyles = ({ module, css }) =>
    (styles[module] ??= Promise.all(css.map((file) => add('link', file, { rel: 'stylesheet', media: 'not all' }))));

  /** What the shell takes for no fault of the build; its panel loads the document again. */
  function refusal(message, { createElement }) {
    const Part = ({ failure }) => {
      const panel = failure(() => location.reload(), false);
      const style = { padding: '0 1rem 2rem', textAlign: 'center' };
      return panel && createElement('div', null, panel, createElement('p', { role: 'alert', style }, message));
    };
    return Object.assign(new Error(message), { Part });
  }

  /** The entry as an ES module, if the page's import map has the hashes, and the browser checks them. */
  async function importEntry(react) {
    const map = document.querySelector('script[type=importmap]')?.textContent;
    const { href, pathname } = new URL(entry[0], src);
    if (!JSON.parse(map ?? '{}').integrity?.[pathname]) throw refusal('The store has changed: reload the page.', react);
    const [file, integrity] = probe;
    const url = new URL(file, src).href;
    // its own hash is right, so that only the wrong one in the map can fail its import
    await fetch(url, { integrity });
    const isLoaded = await import(url).then(
      () => true,
      () => false,
    );
    if (isLoaded) throw refusal('This part of the store needs a newer browser.', react);
    // Vite looks once for stylesheets
    await Promise.all(Object.values(parts).map(addStyles));
    return import(href);
  }

  async function start({ react }) {
    chunks.forEach(separate);
    Reflect.set(globalThis, container, undefined);
    if (!probe) (await add('script', entry)).remove();
    const stock = probe ? await importEntry(react) : Reflect.get(globalThis, container);
    await stock.init(scope);
    return stock;
  }

  async function instanceOf([request, range]) {
    const isMajor = (version) => parseInt(version, 10) === parseInt(range.slice(1), 10);
    const version = Object.keys(scope[request]).find(isMajor);
    return [request, (await scope[request][version].get())()];
  }

  async function load(part, path, starting) {
    const { module } = part;
    const links = await addStyles(part);
    const exposed = (await (await starting).get(module))();
    const { default: found = exposed[module.slice(module.lastIndexOf('/') + 1)] } = exposed;
    const isObject = typeof found === 'object' && !found.$$typeof;
    const screen = isObject ? await found[path]?.() : found;
    const [mount, Component] = isMounted ? [exposed.mount] : [undefined, screen?.default ?? screen];
    const wanted = isMounted ? 'mount' : 'component';
    if (!mount && !Component) throw new Error(`The module ${module} exports no ${wanted} for ${path ?? 'a fragment'}`);

    function show(element) {
      // it may be shown at several places
      const apply = (change) =>
        links.forEach((link) => {
          link.shown = (link.shown ?? 0) + change;
          link.media = link.shown ? 'all' : 'not all';
        });
      apply(1);
      element.querySelector('h1')?.setAttribute('tabindex', '-1');
      // the inline script holds events of elements back that React does not know (decision 0007)
      const mark = (one) => Reflect.set(one, '__react', element);
      const observer = new MutationObserver(() => element.querySelectorAll('*').forEach(mark));
      if (mount) observer.observe(element, { childList: true, subtree: true });
      return () => {
        observer.disconnect();
        apply(-1);
      };
    }

    return { mount, Component, show };
  }

  async function get() {
    const instances = Object.fromEntries(await Promise.all(Object.entries(shared).map(instanceOf)));
    const open = () => (started ??= start(instances));
    await inTime(open(), `The entry ${entry[0]}`);
    const loadPart = (part, path) => inTime(load(part, path, open()), `The module ${part.module}`);
    const routes = routesOf(settings, (request) => instances[request], loadPart);
    return () => routes;
  }

  return { init: (shareScope) => void (scope = shareScope), get };
}
