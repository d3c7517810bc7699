import { createElement, use, type ReactNode } from 'react';
import { shared } from './pageContexts';

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
