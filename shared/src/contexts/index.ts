import { createElement, use, type Context, type ReactNode } from 'react';

/** The contexts that React roots inside of the page share. */
const shared: Context<unknown>[] = [];

/** Has the React roots inside of the page share a context of it. */
export function shareContext<Value>(context: Context<Value>): Context<Value> {
  shared.push(context as unknown as Context<unknown>);
  return context;
}

/** The values of the page's contexts, for a React root inside of it: for `withPageContexts`. */
export function usePageContexts(): unknown[] {
  return shared.map((context) => use(context));
}

/** Provides contexts with the values of the page around them. */
export function withPageContexts(values: unknown[], children: ReactNode): ReactNode {
  return shared.reduce(
    (content, context, index) => createElement(context, { value: values[index] }, content),
    children,
  );
}
