import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';

/** Decoration that fills the rest of the last line of a grid with `count` cards: a picture, or else a text (COL-6). */
export function LineEnd({ columns, count, picture }: { columns: 3 | 4; count: number; picture?: string }) {
  const free = (columns - (count % columns)) % columns;
  const width = `${free} * min(${100 / columns}vw - 11px, ${1200 / columns}px) - 24px`;
  // one column is higher than the picture is wide
  const sizes = `(min-width: 1024px) max(470px, ${width}), 95vw`;
  return (
    <Entry aria-hidden="true" columns={free} hasGap={count % 2 === 1}>
      <div>
        {picture ? (
          <Picture name={picture} alt="" sizes={sizes} />
        ) : (
          <p>Light, from the first serum to the last drop</p>
        )}
      </div>
    </Entry>
  );
}

/** `hasGap` is about two columns. */
const Entry = styled.li<{ columns: number; hasGap: boolean }>(({ theme, columns, hasGap }) => ({
  // more specific than the style of a grid's entries
  '&&': { display: hasGap ? 'grid' : 'none' },
  [theme.from.desktop]: { '&&': { display: columns ? 'grid' : 'none', gridColumn: columns && `span ${columns}` } },
  '& > div': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: theme.radius.medium,
    background: theme.colors.blush,
  },
  img: { position: 'absolute', inset: 0, height: '100%' },
  p: {
    padding: theme.space(4),
    fontFamily: theme.fonts.display,
    fontSize: theme.heading.lg,
    lineHeight: 1.15,
    textAlign: 'center',
    textWrap: 'balance',
  },
}));
