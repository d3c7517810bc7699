import { useExtraData, useFragmentData } from '@glow/shared/app';
import { useEffect, useState } from 'react';
import type { pageData } from '../pageData';

/** Delay after the last key before the server is asked, in milliseconds. */
const TYPING_MS = 150;

/**
 * Asks the server, and the blog, what to suggest for a text. What is `found` is for an earlier text until `isCurrent`; there are no
 * `articles` while the blog does not answer.
 */
export function useSearchSuggestions(text: string) {
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
