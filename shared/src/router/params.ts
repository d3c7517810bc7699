import { createContext, use } from 'react';
import type { Params } from 'react-router-dom';

const NO_PARAMS: Readonly<Params> = {};

const ParamsContext = createContext(NO_PARAMS);

/** Provides the parameters of the path of the route that is shown. */
export const ParamsProvider = ParamsContext.Provider;

/** The parameters of the path of the route that is shown. */
export function useParams(): Readonly<Params> {
  return use(ParamsContext);
}
