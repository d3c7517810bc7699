import { createContext } from 'react';

const NO_PARAMETERS: readonly string[] = [];

/** The names of the URL parameters that the screen of the current route reads. */
export const RouteContext = createContext(NO_PARAMETERS);
