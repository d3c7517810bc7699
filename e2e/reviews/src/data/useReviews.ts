import { useEffect, useState } from 'react';
import { readReviews, type Review } from './reviews';

interface Answer {
  query: string;
  reviews?: Review[];
}

/** What the backend has answered to a query of reviews. */
export interface LoadedReviews {
  /** Undefined until there is an answer, and if there is none. */
  reviews?: Review[];
  hasFailed: boolean;
  reload(): void;
}

/** The reviews of a query, in the browser. */
export function useReviews(query: string): LoadedReviews {
  const [answer, setAnswer] = useState<Answer>();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const ending = new AbortController();
    readReviews(query, ending.signal).then(
      (reviews) => setAnswer({ query, reviews }),
      () => {
        if (!ending.signal.aborted) setAnswer({ query });
      },
    );
    return () => ending.abort();
  }, [query, attempt]);

  const current = answer?.query === query ? answer : undefined;
  return {
    reviews: current?.reviews,
    hasFailed: current !== undefined && !current.reviews,
    reload: () => setAttempt((before) => before + 1),
  };
}
