import { useExtraData } from '@glow/shared/app';
import type { SearchSuggestions } from '@glow/shared/catalog';
import { useEffect, useState } from 'react';

interface FoundSuggestions {
  /** What the catalogue has found; for an earlier text while the present one is looked for. */
  found?: SearchSuggestions;
  /** Whether it was found for the present text. */
  isCurrent: boolean;
  hasFailed: boolean;
}

/** Delay after the last key before the catalogue is asked, in milliseconds. */
const TYPING_MS = 150;

/** Asks the catalogue what to suggest for a text. */
export function useSearchSuggestions(text: string): FoundSuggestions {
  const [asked, setAsked] = useState(text);
  const url = asked ? `/search/suggestions?${new URLSearchParams({ q: asked.toLowerCase() })}` : undefined;
  const { data, error, isLoading } = useExtraData<SearchSuggestions>(url);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { found: data, isCurrent: asked === text && !isLoading, hasFailed: Boolean(error) };
}
