import { useExtraData, useFragmentData } from '@glow/shared/app';
import type { FoundLink } from '@glow/shared/search';
import { useEffect, useState } from 'react';
import type { pageData } from '../pageData';
import type { FoundSuggestions } from './suggest';

interface SuggestionState {
  /** What is found; for an earlier text while the present one is looked for. */
  found?: FoundSuggestions;
  /** None while the blog does not answer. */
  articles?: FoundLink[];
  /** Whether it was found for the present text. */
  isCurrent: boolean;
  hasFailed: boolean;
}

/** Delay after the last key before the server is asked, in milliseconds. */
const TYPING_MS = 150;

/** Asks the server, and the blog, what to suggest for a text. */
export function useSearchSuggestions(text: string): SuggestionState {
  const [asked, setAsked] = useState('');
  const url = asked ? `/search/suggestions?${new URLSearchParams({ q: asked.toLowerCase() })}` : undefined;
  const { data, error, isLoading } = useExtraData<typeof pageData.suggestions>(url);
  const articles = useFragmentData('blog/ArticleSearch', asked ? { text: asked.toLowerCase() } : undefined);

  useEffect(() => {
    const timer = setTimeout(() => setAsked(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return { found: data, articles: articles.data, isCurrent: asked === text && !isLoading, hasFailed: Boolean(error) };
}
