import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';

const ParamsContext = createContext<Readonly<Params>>({});

/** Provides the parameters of the path of the route that is shown. */
export const ParamsProvider = ParamsContext.Provider;

/** The parameters of the path of the route that is shown. */
export function useParams(): Readonly<Params> {
  return use(ParamsContext);
}
