import styled from '@emotion/styled';
import type { Suggestion, SuggestionGroup } from './suggest';
import { SuggestionOption } from './SuggestionOption';

interface SuggestionGroupsProps {
  /** Id of the listbox. */
  listId: string;
  groups: SuggestionGroup[];
  activeId: string | undefined;
  onChoose(suggestion: Suggestion): void;
}

/** Groups of options, each with its heading. */
export function SuggestionGroups({ listId, groups, activeId, onChoose }: SuggestionGroupsProps) {
  return groups.map(({ heading, suggestions }, index) => (
    <div key={heading} role="group" aria-labelledby={`${listId}-group-${index}`}>
      <Heading id={`${listId}-group-${index}`} role="presentation">
        {heading}
      </Heading>
      {suggestions.map((suggestion) => (
        <SuggestionOption
          key={suggestion.to}
          id={`${listId}-${suggestion.to}`}
          activeId={activeId}
          suggestion={suggestion}
          onChoose={onChoose}
        />
      ))}
    </div>
  ));
}

const Heading = styled.div(({ theme }) => ({
  padding: `${theme.space(3)} ${theme.space(3)} ${theme.space(1)}`,
  fontSize: theme.text.sm,
  fontWeight: theme.weight.bold,
  letterSpacing: '0.08em',
  color: theme.colors.textSoft,
}));
