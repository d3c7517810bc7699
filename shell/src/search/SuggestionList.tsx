import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import type { SearchSuggestions } from '@glow/shared/catalog';
import { useEffect, useState } from 'react';
import { loadFragment } from '../federation/loadRemote';
import { resultsUrl } from './resultsUrl';
import { fallbackSuggestions, suggest, type FindArticles } from './suggest';
import { SuggestionOption } from './SuggestionOption';
import { useSearchSuggestions } from './useSearchSuggestions';

interface SuggestionListProps {
  id: string;
  /** The search text; no suggestions while it is empty. */
  text: string;
  activeId: string | undefined;
  onChoose(): void;
  /** Called with true once it is shown, and with false when it goes. */
  onShow(isShown: boolean): void;
}

const NOTHING: SearchSuggestions = { products: [], brands: [] };

/** Debounce of the announced number of suggestions. */
const ANNOUNCE_DELAY_MS = 500;

/** The search box's popup: a listbox of links, with its count announced in a status region (A11Y-7). */
export function SuggestionList({ id, text, activeId, onChoose, onShow }: SuggestionListProps) {
  const announce = useAnnounce();
  const query = text.trim();
  const findArticles = useArticleSearch();
  const { found = NOTHING, isCurrent, hasFailed } = useSearchSuggestions(query);
  const groups = suggest(query, found, findArticles);
  const emptyMessage = `Nothing found for “${query}”. Perhaps one of these?`;
  const count = groups.reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  // without the catalogue the box is a plain search box
  const isShown = query !== '' && !hasFailed && (isCurrent || count > 0);

  useEffect(() => {
    onShow(isShown);
    return () => onShow(false);
  }, [onShow, isShown]);

  useEffect(() => {
    if (!isShown || !isCurrent) return;
    const countMessage = `${count} ${count === 1 ? 'suggestion' : 'suggestions'} for ${query}`;
    const timer = setTimeout(() => announce(count === 0 ? emptyMessage : countMessage), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [announce, count, emptyMessage, isCurrent, isShown, query]);

  if (!isShown) return null;
  return (
    // mousedown would move the focus out of the box and close the popup before the click
    <Popup onMouseDown={(event) => event.preventDefault()}>
      {count === 0 && <EmptyMessage>{emptyMessage}</EmptyMessage>}
      <div id={id} role="listbox" aria-label="Suggestions">
        {(count > 0 ? groups : fallbackSuggestions()).map(({ heading, suggestions }, index) => (
          <div key={heading} role="group" aria-labelledby={`${id}-group-${index}`}>
            <Heading id={`${id}-group-${index}`} role="presentation">
              {heading}
            </Heading>
            {suggestions.map((suggestion) => (
              <SuggestionOption
                key={suggestion.to}
                id={`${id}-${suggestion.to}`}
                activeId={activeId}
                suggestion={suggestion}
                onClick={onChoose}
              />
            ))}
          </div>
        ))}
        {count > 0 && found.corrected === undefined && (
          <SuggestionOption
            id={`${id}-all`}
            activeId={activeId}
            suggestion={{ label: 'View all results', to: resultsUrl(query) }}
            onClick={onChoose}
            isLast
          />
        )}
      </div>
    </Popup>
  );
}

/** The blog's article search once it is loaded; finds nothing while the blog is unavailable. */
function useArticleSearch(): FindArticles {
  const [find, setFind] = useState<FindArticles>(() => () => []);

  useEffect(() => {
    loadFragment('blog/ArticleSearch').then(
      ({ findArticles }) => setFind(() => findArticles),
      () => undefined,
    );
  }, []);

  return find;
}

const Popup = styled.div(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: `calc(100% + ${theme.space(2)})`,
  right: 0,
  width: '100%',
  maxHeight: 'min(40rem, calc(100dvh - 10rem))',
  padding: theme.space(2),
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

const Heading = styled.div(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(3)} ${theme.space(1)}`,
  fontSize: theme.text.sm,
  fontWeight: theme.weight.bold,
  letterSpacing: '0.08em',
  color: theme.colors.textSoft,
}));
