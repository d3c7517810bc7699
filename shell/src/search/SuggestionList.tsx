import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { useEffect } from 'react';
import { resultsUrl } from './resultsUrl';
import { elsewhere, suggest } from './suggest';
import { SuggestionOption } from './SuggestionOption';
import { useArticles } from './useArticles';

interface SuggestionListProps {
  id: string;
  /** The search text; no suggestions while it is empty. */
  text: string;
  activeId: string | undefined;
  onChoose(): void;
}

/** Debounce of the announced number of suggestions. */
const ANNOUNCE_DELAY_MS = 500;

/** The search box's popup: a listbox of links, with its count announced in a status region (A11Y-7). */
export function SuggestionList({ id, text, activeId, onChoose }: SuggestionListProps) {
  const announce = useAnnounce();
  const query = text.trim();
  const found = suggest(query, useArticles());
  const nothing = `Nothing found for “${query}”. Perhaps one of these?`;
  const count = found.reduce((sum, { suggestions }) => sum + suggestions.length, 0);

  useEffect(() => {
    if (!query) return;
    const counted = `${count} ${count === 1 ? 'suggestion' : 'suggestions'} for ${query}`;
    const timer = setTimeout(() => announce(count === 0 ? nothing : counted), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [announce, count, nothing, query]);

  if (!query) return null;
  return (
    // mousedown would move the focus out of the box and close the popup before the click
    <Popup onMouseDown={(event) => event.preventDefault()}>
      {count === 0 && <Nothing>{nothing}</Nothing>}
      <div id={id} role="listbox" aria-label="Suggestions">
        {(count > 0 ? found : elsewhere()).map(({ heading, suggestions }) => (
          <div key={heading} role="group" aria-labelledby={`${id}-${heading}`}>
            <Heading id={`${id}-${heading}`} role="presentation">
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
        {count > 0 && (
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

const Popup = styled.div(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: `calc(100% + ${theme.space(2)})`,
  right: 0,
  width: '100%',
  maxHeight: 'min(640px, calc(100dvh - 160px))',
  padding: theme.space(2),
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${theme.colors.line}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
  boxShadow: theme.shadow.raised,
  [theme.from.desktop]: { width: 420 },
}));

const Nothing = styled.p(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(3)} 0`,
  color: theme.colors.textSoft,
  overflowWrap: 'anywhere',
}));

const Heading = styled.div(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(3)} ${theme.space(1)}`,
  fontSize: 12.5,
  fontWeight: 700,
  letterSpacing: '0.08em',
  color: theme.colors.textSoft,
}));
