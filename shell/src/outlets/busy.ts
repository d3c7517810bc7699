import type { ComponentType, ReactNode } from 'react';

/** Why there is no data: the server is too busy to give it, which is no fault of a build. */
export interface BusyError extends Error {
  /** The URL of the data. */
  url: string;
  /** Until when it is not asked for again, by `performance.now()`. */
  until: number;
  /** What stands in the part's place: its code is not in the first scripts. */
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
