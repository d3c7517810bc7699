import { createElement, use, type Context, type ReactNode } from 'react';

const shared: Context<unknown>[] = [];

/** React roots inside the page get the context's value from the page. */
export function shareContext<Value>(context: Context<Value>): Context<Value> {
  shared.push(context as unknown as Context<unknown>);
  return context;
}

/** The values of the shared contexts, to pass to `withPageContexts` in a React root inside the page. */
export function usePageContexts(): unknown[] {
  return shared.map((context) => use(context));
}

/** Provides the shared contexts with the values from `usePageContexts`. */
export function withPageContexts(values: unknown[], children: ReactNode): ReactNode {
  return shared.reduce(
    (content, context, index) => createElement(context, { value: values[index] }, content),
    children,
  );
}
