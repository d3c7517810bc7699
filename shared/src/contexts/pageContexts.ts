import { createContext, type Context } from 'react';

/** The contexts that React roots inside of the page share. */
export const shared: Context<unknown>[] = [];

/** Has React roots inside of the page share a context of it. */
export function shareContext<Value>(context: Context<Value>): Context<Value> {
  shared.push(context as unknown as Context<unknown>);
  return context;
}

/** A context that React roots inside of the page share. */
export function createPageContext<Value>(initial: Value): Context<Value> {
  return shareContext(createContext(initial));
}
