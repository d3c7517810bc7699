// the text of the browser's entry and of the server bundle of a stock build (`stockBuild.ts`)

/** Its module `routes`. Without `load`, on the server, its screens are the space that the browser fills. */
export function routesOf({ name, title, paths, parts }, shared, load) {
  const { createElement, useEffect, useLayoutEffect, useRef } = shared('react');
  const { defineRoutes, Page, useIsHydrated } = shared('@glow/shared/app');

  const loadScreen = (part, path) => async () => {
    const loaded = await load?.(part, path);

    function Loaded(props) {
      const element = useRef(null);
      const json = JSON.stringify(props);
      useLayoutEffect(() => loaded.show(element.current), []);
      useEffect(() => loaded.mount?.(element.current, JSON.parse(json)), [json]);
      return createElement('div', { ref: element }, loaded.Component && createElement(loaded.Component, props));
    }

    return function Screen(props) {
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

/** The container that the shell loads, from a script at the URL `src`. */
export function containerOf(settings, src) {
  const { entry, container, chunks, shared } = settings;
  let scope;
  let started;

  async function add(tag, [file, integrity], attributes) {
    const element = Object.assign(document.createElement(tag), attributes, { integrity });
    element[tag === 'link' ? 'href' : 'src'] = new URL(file, src).href;
    document.head.append(element);
    const { type } = await new Promise((resolve) => (element.onload = element.onerror = resolve));
    if (type === 'load') return element;
    element.remove();
    throw new Error(`The file ${file} could not be loaded`);
  }

  async function start() {
    // another build of the remote may be in the page, with chunks of the same ids
    for (const key of [container, ...chunks]) Reflect.set(globalThis, key, undefined);
    (await add('script', entry)).remove();
    const stock = Reflect.get(globalThis, container);
    await stock.init(scope);
    return stock;
  }

  async function instanceOf([request, range]) {
    const isMajor = (version) => parseInt(version, 10) === parseInt(range.slice(1), 10);
    const version = Object.keys(scope[request]).find(isMajor);
    return [request, (await scope[request][version].get())()];
  }

  async function load({ module, css }, path) {
    // they are there before webpack looks for them, so that it adds none itself
    const attributes = { rel: 'stylesheet', media: 'not all' };
    const styles = await Promise.all(css.map((file) => add('link', file, attributes)));
    const exposed = (await (await started).get(module))();
    const { mount, default: found = exposed[module.slice(module.lastIndexOf('/') + 1)] } = exposed;
    const isObject = typeof found === 'object' && !found.$$typeof;
    const screen = isObject ? await found[path]?.() : found;
    const Component = mount ? undefined : (screen?.default ?? screen);
    if (!mount && !Component) throw new Error(`The module ${module} exports no component for ${path ?? 'a fragment'}`);

    function show(element) {
      const apply = (media) => styles.forEach((style) => Object.assign(style, { media }));
      apply('all');
      element.querySelector('h1')?.setAttribute('tabindex', '-1');
      // the inline script holds events of elements back that React does not know (decision 0007)
      const mark = (one) => Reflect.set(one, '__react', element);
      const observer = new MutationObserver(() => element.querySelectorAll('*').forEach(mark));
      if (mount) observer.observe(element, { childList: true, subtree: true });
      return () => {
        observer.disconnect();
        apply('not all');
      };
    }

    return { mount, Component, show };
  }

  async function get() {
    started ??= start();
    await started.catch((error) => {
      started = undefined;
      throw error;
    });
    const instances = Object.fromEntries(await Promise.all(Object.entries(shared).map(instanceOf)));
    const routes = routesOf(settings, (request) => instances[request], load);
    return () => routes;
  }

  return { init: (shareScope) => void (scope = shareScope), get };
}
