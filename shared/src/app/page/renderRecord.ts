import { createContext } from 'react';

/** Collects data while the server renders a URL. */
export interface RenderRecord {
  noteStatus(status: number): void;
  /** The name of a rendered screen, as given to `lazyComponent`. */
  noteScreen(name: string): void;
  /** The address of a fragment that has an empty element in the page. */
  noteFragment?(url: string): void;
}

/** Provided on the server only. */
export const RenderRecordContext = createContext<RenderRecord | undefined>(undefined);
