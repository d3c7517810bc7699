import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';

const ParamsContext = createContext<Readonly<Params>>({});

export const ParamsProvider = ParamsContext.Provider;

/** The path parameters of the shown route. */
export function useParams(): Readonly<Params> {
  return use(ParamsContext);
}
