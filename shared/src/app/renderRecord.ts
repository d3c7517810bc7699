import { createContext } from 'react';

/** What a server wants to know while it renders a URL. */
export interface RenderRecord {
  /** The HTTP status of the page shown. */
  noteStatus(status: number): void;
  /** The name of a screen shown, as given to `lazyScreen`. */
  noteScreen(name: string): void;
}

/** Where pages and screens note what a server needs to know; on a device there is none. */
export const RenderRecordContext = createContext<RenderRecord | undefined>(undefined);
