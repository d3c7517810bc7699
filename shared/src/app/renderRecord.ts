import { createContext } from 'react';

/** What a server learns while it renders a URL. */
export interface RenderRecord {
  /** The HTTP status of the page. */
  status: number;
  /** Names of the screens that were shown, as given to `lazyScreen`. */
  screens: Set<string>;
}

/** Where pages and screens note what a server needs to know; on a device there is none. */
export const RenderRecordContext = createContext<RenderRecord | undefined>(undefined);
