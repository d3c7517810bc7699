import { createContext } from 'react';

/** Cleans the value of a form's field by its name, when the field is left. */
export const CleanContext = createContext((_name: string, value: unknown) => value);
