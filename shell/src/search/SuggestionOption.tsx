import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { Picture, Price } from '@glow/shared/ui';
import type { Suggestion } from './suggest';

interface SuggestionOptionProps {
  id: string;
  activeId: string | undefined;
  suggestion: Suggestion;
  onClick(): void;
  /** Separated from the options above. */
  isLast?: boolean;
}

/** A suggestion: a listbox option that is a link, so that it can be opened in a new tab. The focus stays in the search box. */
export function SuggestionOption({
  id,
  activeId,
  suggestion: { label, to, product },
  onClick,
  isLast,
}: SuggestionOptionProps) {
  return (
    <Row
      id={id}
      role="option"
      aria-selected={id === activeId}
      tabIndex={-1}
      to={to}
      onClick={onClick}
      css={({ space }) => isLast && { marginTop: space(2), fontWeight: 700, textDecoration: 'underline' }}
    >
      {product && <Thumbnail name={product.images[0] ?? ''} alt="" sizes="48px" />}
      <span>
        {label}
        {product && <Small>{[product.brand, !product.inStock && 'Sold out'].filter(Boolean).join(' · ')}</Small>}
      </span>
      {product && <Price price={product.price} originalPrice={product.originalPrice} />}
    </Row>
  );
}

const Row = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(3),
  minHeight: 44,
  padding: `${theme.space(1)} ${theme.space(3)}`,
  borderRadius: theme.radius.small,
  fontSize: 15,
  lineHeight: 1.35,
  textDecoration: 'none',
  '& > :last-child:not(:only-child)': {
    flexDirection: 'column',
    alignItems: 'flex-end',
    gap: 0,
    marginLeft: 'auto',
    fontSize: 14.5,
    lineHeight: 1.35,
  },
  '&:hover, &[aria-selected=true]': { background: theme.colors.blush },
  // the active option must be visible in forced-colors mode too
  '&[aria-selected=true]': { outline: `2px solid ${theme.colors.accent}`, outlineOffset: -2 },
}));

const Thumbnail = styled(Picture)(({ theme }) => ({
  flex: 'none',
  width: 44,
  height: 52,
  objectFit: 'cover',
  borderRadius: theme.radius.small,
}));

const Small = styled.small(({ theme }) => ({ display: 'block', fontSize: 13, color: theme.colors.textSoft }));
