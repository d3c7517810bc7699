// The text of the browser's entry and of the server bundle of a stock build (`stockBuild.ts`).

/**
 * Its module `routes`. Without `load`, on the server, its screens are the space that the browser fills.
 * @param {import('./stockBuild').StockSettings} settings
 * @param {(request: string) => any} shared
 * @param {((exposed: import('./stockBuild').Exposed, path?: string) => Promise<any>)=} load
 */
export function routesOf({ name, title, paths, page, fragments }, shared, load) {
  const { createElement, useEffect, useLayoutEffect, useRef } = shared('react');
  const { defineRoutes, Page, useIsHydrated } = shared('@glow/shared/app');

  const loadScreen = (exposed, path) => async () => {
    const loaded = await load?.(exposed, path);

    function Loaded(props) {
      const element = useRef(null);
      const json = JSON.stringify(props);
      useLayoutEffect(() => loaded.show(element.current), []);
      useEffect(() => loaded.mount?.(element.current, JSON.parse(json)), [json]);
      return createElement('div', { ref: element }, loaded.Component && createElement(loaded.Component, props));
    }

    return function Screen(props) {
      const isShown = useIsHydrated() && loaded;
      const style = { minHeight: exposed.space };
      const space = createElement('div', { style }, isShown && createElement(Loaded, props));
      return path ? createElement(Page, { title }, space) : space;
    };
  };

  return {
    Screens: defineRoutes([
      ...paths.map((path) => ({ path, name: 'page', load: loadScreen(page, path) })),
      ...Object.entries(fragments).map(([of, exposed]) => ({ fragment: `${name}/${of}`, load: loadScreen(exposed) })),
    ]),
  };
}

/**
 * The container that the shell loads.
 * @param {import('./stockBuild').StockSettings} settings
 * @param {string} src of the script
 */
export function containerOf(settings, src) {
  const { entry, container, chunks } = settings;
  let scope;
  let started;

  function add(tag, [file, integrity], attributes) {
    const element = document.createElement(tag);
    Object.assign(element, attributes, { integrity, [tag === 'link' ? 'href' : 'src']: new URL(file, src).href });
    return new Promise((resolve, reject) => {
      element.onload = () => resolve(element);
      element.onerror = () => {
        element.remove();
        reject(new Error(`The file ${file} could not be loaded`));
      };
      document.head.append(element);
    });
  }

  async function start() {
    // another build of the remote may be in the page, with chunks of the same ids
    for (const key of [container, ...chunks]) Reflect.set(globalThis, key, undefined);
    (await add('script', entry)).remove();
    await Reflect.get(globalThis, container).init(scope);
    return Reflect.get(globalThis, container);
  }

  async function instanceOf([request, range]) {
    const versions = Object.keys(scope[request]);
    const version = versions.find((one) => parseInt(one, 10) === parseInt(range.slice(1), 10));
    return [request, (await scope[request][version].get())()];
  }

  async function load({ module, css }, path) {
    // there before webpack looks for them, so that it adds none itself
    const attributes = { rel: 'stylesheet', media: 'not all' };
    const [stock, ...styles] = await Promise.all([started, ...css.map((file) => add('link', file, attributes))]);
    const exposed = (await stock.get(module))();
    const { mount, default: found = exposed[module.slice(module.lastIndexOf('/') + 1)] } = exposed;
    const isComponent = typeof found === 'function' || found?.$$typeof;
    const screen = isComponent || mount ? found : await found?.[path]?.();
    const Component = mount ? undefined : (screen?.default ?? screen);
    if (!mount && !Component) throw new Error(`The module ${module} exports no component`);

    function show(element) {
      for (const style of styles) style.media = 'all';
      element.querySelector('h1')?.setAttribute('tabindex', '-1');
      // the inline script holds events of elements back that React does not know (decision 0007)
      const mark = (one) => Reflect.set(one, '__react', element);
      const observer = new MutationObserver(() => element.querySelectorAll('*').forEach(mark));
      if (mount) observer.observe(element, { childList: true, subtree: true });
      return () => {
        observer.disconnect();
        for (const style of styles) style.media = 'not all';
      };
    }

    return { mount, Component, show };
  }

  return {
    init(shareScope) {
      scope = shareScope;
    },
    async get() {
      started ??= start();
      await started.catch((error) => {
        started = undefined;
        throw error;
      });
      const instances = Object.fromEntries(await Promise.all(Object.entries(settings.shared).map(instanceOf)));
      const routes = routesOf(settings, (request) => instances[request], load);
      return () => routes;
    },
  };
}
