import { createElement } from 'react';

/** Elements that can hold nothing but text. */
const TEXT_ELEMENTS = new Set<unknown>(['option', 'script', 'style', 'text', 'textarea', 'title']);

/** Children as one text; undefined if there is an element among them. */
function textOf(children: unknown): string | undefined {
  if (Array.isArray(children)) {
    const parts = children.map(textOf);
    return parts.includes(undefined) ? undefined : parts.join('');
  }
  if (/^(string|number|bigint)$/.test(typeof children)) return `${children}`;
  return children === undefined || children === null || typeof children === 'boolean' ? '' : undefined;
}

/** Makes each run of texts one element. Other children keep their places, by which React knows them. */
function wrapTexts(children: readonly unknown[]): unknown[] {
  const runs: string[] = [];
  let start: number | undefined;
  const others = children.map((child, index) => {
    const text = textOf(child);
    if (text) {
      start ??= index;
      runs[start] = (runs[start] ?? '') + text;
    }
    if (text !== undefined) return null;
    start = undefined;
    return Array.isArray(child) ? wrapTexts(child) : child;
  });
  return others.map((child, index) =>
    runs[index] ? createElement('span', { key: `text-${index}` }, runs[index]) : child,
  );
}

/** Makes texts the only child of an element, which a page translator may replace (decision 0083). */
export function withWholeTexts<Props extends { children?: unknown }>(type: unknown, props: Props): Props {
  const { children } = props;
  // for example a fragment, which is no element of the document: its text may be beside others
  const isTransparent = typeof type === 'symbol';
  const isList = Array.isArray(children);
  if (!isList && !isTransparent) return props;
  const text = textOf(children);
  if (text !== undefined) return { ...props, children: isTransparent ? wrapTexts([text]) : text };
  return isList && !TEXT_ELEMENTS.has(type) ? { ...props, children: wrapTexts(children) } : props;
}
