import { useEffect, useRef, type ComponentType } from 'react';

/** Shows something in the element, with any framework. Returns how to end it; then it can be mounted again. */
export type Mount<Props> = (element: HTMLElement, props: Props) => () => void;

/**
 * A fragment's `load` for a module `*.mount.ts`, which has its own libraries and is for browsers only.
 * `space` is the height that is kept free for it, as CSS. What `mount` throws is a failure of the fragment.
 */
export function mounted<Props extends object>(space: string, load: () => Promise<{ mount: Mount<Props> }>) {
  return async (): Promise<ComponentType<Props>> => {
    // the server's bundle has no such module
    const mount = globalThis.document && (await load()).mount;
    return function Mounted(props) {
      const element = useRef<HTMLDivElement>(null);
      const json = JSON.stringify(props);
      useEffect(() => letEventsPass(element.current!), []);
      useEffect(() => mount(element.current!, JSON.parse(json)), [json]);
      return <div ref={element} style={{ minHeight: space }} />;
    };
  };
}

/** The inline script holds events of elements back that React does not know (decision 0007). */
function letEventsPass(mounted: Element) {
  const mark = (element: Element) => Reflect.set(element, '__react', mounted);
  const observer = new MutationObserver(() => mounted.querySelectorAll('*').forEach(mark));
  observer.observe(mounted, { childList: true, subtree: true });
  return () => observer.disconnect();
}
