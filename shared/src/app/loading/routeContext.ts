import { createContext } from 'react';

const NO_PARAMETERS: readonly string[] = [];

/** The names of the URL parameters that the data of the current route depends on. */
export const RouteContext = createContext(NO_PARAMETERS);
