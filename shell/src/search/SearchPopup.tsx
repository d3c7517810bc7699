import styled from '@emotion/styled';
import { useAnnounce, useExtraData, useFragmentData } from '@glow/shared/app';
import { resultsUrl } from '@glow/shared/search';
import { Button, useTimer } from '@glow/shared/ui';
import { useEffect, useState } from 'react';
import { forgetSearches, recentSearches, recordSearch } from './recentSearches';
import { fallbackSuggestions, startSuggestions, suggest, type FoundSuggestions, type Suggestion } from './suggest';
import { SuggestionGroups, SuggestionOption } from './SuggestionGroups';
import { useSearchKeys, type SearchBox } from './useSearchKeys';
import type { pageData } from '../pageData';

interface SearchPopupProps extends SearchBox {
  text: string;
  /** Called with true when a list is shown, and with false when it is removed. */
  onShow(isShown: boolean): void;
}

const NOTHING: FoundSuggestions = { products: [], brands: [] };

const ANNOUNCE_DELAY_MS = 500;

/** A listbox of links, whose count is announced (A11Y-7); without text it has recent and popular searches (NAV-31). */
export function SearchPopup({ text, onShow, ...box }: SearchPopupProps) {
  const { listId, form, isOpen, activeId, clear } = box;
  const announce = useAnnounce();
  const query = isOpen ? text.trim() : '';
  const [recent, setRecent] = useState(recentSearches);
  const { found = NOTHING, articles = [], isCurrent, hasFailed } = useSearchSuggestions(query);
  const groups = query === '' ? startSuggestions(recent) : suggest(found, articles);
  const emptyMessage = `Nothing found for “${query}”. Perhaps one of these?`;
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  // without the catalogue the box is a plain search box
  const isShown = isOpen && (query === '' || (!hasFailed && (isCurrent || count > 0)));
  useSearchKeys(box, text, isShown, (search) => setRecent(recordSearch(search)));

  useEffect(() => {
    onShow(isShown);
    return () => onShow(false);
  }, [onShow, isShown]);

  const message = count === 0 ? emptyMessage : `${count} ${count === 1 ? 'suggestion' : 'suggestions'} for ${query}`;
  useTimer(isShown && isCurrent && query ? message : undefined, ANNOUNCE_DELAY_MS, () => announce(message));

  function handleChoose({ search }: Suggestion) {
    if (search) setRecent(recordSearch(search));
    clear();
  }

  function handleForget() {
    setRecent(forgetSearches());
    // the focused button is about to be removed
    form.current?.querySelector('input')?.focus();
  }

  if (!isShown) return null;
  const all: Suggestion = { label: 'View All Results', to: resultsUrl(query), search: query };
  return (
    // mousedown would move the focus out of the box and close the popup before the click
    <Popup onMouseDown={(event) => event.preventDefault()}>
      {count === 0 && <EmptyMessage>{emptyMessage}</EmptyMessage>}
      <div id={listId} role="listbox" aria-label="Suggestions">
        <SuggestionGroups
          listId={listId}
          groups={count > 0 ? groups : fallbackSuggestions()}
          activeId={activeId}
          onChoose={handleChoose}
        />
        {query !== '' && count > 0 && found.corrected === undefined && (
          <SuggestionOption id={`${listId}-all`} activeId={activeId} suggestion={all} onChoose={handleChoose} isLast />
        )}
      </div>
      {query === '' && recent.length > 0 && (
        <Button type="button" variant="quiet" size="small" onClick={handleForget}>
          Clear recent searches
        </Button>
      )}
    </Popup>
  );
}

const Popup = styled.div(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: `calc(100% + ${theme.space(2)})`,
  right: 0,
  width: '100%',
  maxHeight: 'min(40rem, calc(100dvh - 10rem))',
  padding: theme.space(2),
  '& > button': { marginInline: theme.space(2) },
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
  boxShadow: theme.shadow.raised,
  [theme.from.desktop]: { width: '26.25rem' },
}));

const EmptyMessage = styled.p(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(3)} 0`,
  color: theme.colors.textSoft,
  overflowWrap: 'anywhere',
}));

/** The server is asked when this time has passed since the last key. */
const TYPING_MS = 150;

/** The result is for an earlier text until `isCurrent`. */
function useSearchSuggestions(text: string) {
  const [asked, setAsked] = useState('');
  const url = asked ? `/search/suggestions?${new URLSearchParams({ q: asked.toLowerCase() })}` : undefined;
  const { data, error, isLoading } = useExtraData<typeof pageData.suggestions>(url);
  const articles = useFragmentData('blog/ArticleSearch', asked ? { text: asked.toLowerCase() } : undefined);

  useTimer(text, TYPING_MS, () => setAsked(text));

  return { found: data, articles: articles.data, isCurrent: asked === text && !isLoading, hasFailed: Boolean(error) };
}
