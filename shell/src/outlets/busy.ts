import type { ComponentType, ReactNode } from 'react';

/** The server is too busy to give data; this is no fault of a build. */
export interface BusyError extends Error {
  url: string;
  /** Time of `performance.now()` before which the data is not asked for again. */
  until: number;
  /** Shown in the part's place; the error carries it, because its code is not in the first scripts. */
  Part: ComponentType<BusyPartProps>;
}

export interface BusyPartProps {
  error: BusyError;
  skeleton: ReactNode;
  failure(retry: () => void, isRetrying: boolean): ReactNode;
  /** Called when there is another answer, or the page needs other data. */
  onEnd(): void;
}

export function isBusy(error: unknown): error is BusyError {
  return error instanceof Error && 'Part' in error;
}
