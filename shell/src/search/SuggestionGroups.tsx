import styled from '@emotion/styled';
import type { Suggestion, SuggestionGroup } from './suggest';
import { Link } from '@glow/shared/router';
import { Price } from '@glow/shared/commerce';
import { Picture, isElementProp } from '@glow/shared/ui';

interface SuggestionGroupsProps extends Pick<SuggestionOptionProps, 'activeId' | 'onChoose'> {
  listId: string;
  groups: SuggestionGroup[];
}

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
          {...{ suggestion, activeId, onChoose }}
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

interface SuggestionOptionProps {
  id: string;
  activeId: string | undefined;
  suggestion: Suggestion;
  onChoose(suggestion: Suggestion): void;
  isLast?: boolean;
}

/** An option that is a link, so that it can be opened in a new tab. The focus stays in the search box. */
export function SuggestionOption({ id, activeId, suggestion, onChoose, isLast }: SuggestionOptionProps) {
  const { label, to, product } = suggestion;
  return (
    <OptionLink
      {...{ id, to, isLast }}
      role="option"
      aria-selected={id === activeId}
      tabIndex={-1}
      onClick={() => onChoose(suggestion)}
    >
      {product && <Thumbnail name={product.images[0] ?? ''} alt="" frame={44 / 52} sizes="44px" />}
      <span>
        {label}
        {product && <Details>{[product.brand, !product.inStock && 'Sold out'].filter(Boolean).join(' · ')}</Details>}
      </span>
      {product && <Price price={product.price} originalPrice={product.originalPrice} />}
    </OptionLink>
  );
}

const OptionLink = styled(Link, { shouldForwardProp: isElementProp })<{ isLast?: boolean }>(({ theme, isLast }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(3),
  minHeight: theme.touchTarget,
  padding: `${theme.space(1)} ${theme.space(3)}`,
  borderRadius: theme.radius.small,
  fontSize: theme.text.lg,
  lineHeight: 1.35,
  textDecoration: 'none',
  '& > :last-child:not(:only-child)': {
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: 0,
    marginLeft: 'auto',
  },
  '&:hover, &[aria-selected=true]': { background: theme.colors.blush },
  // the active option must be visible in forced-colors mode too
  '&[aria-selected=true]': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: -2 },
  ...(isLast && { marginTop: theme.space(2), fontWeight: theme.weight.bold, textDecoration: 'underline' }),
}));

const Thumbnail = styled(Picture)(({ theme }) => ({
  flex: 'none',
  width: 44,
  borderRadius: theme.radius.small,
}));

const Details = styled.small(({ theme }) => ({
  display: 'block',
  color: theme.colors.textSoft,
  fontSize: theme.text.sm,
}));
