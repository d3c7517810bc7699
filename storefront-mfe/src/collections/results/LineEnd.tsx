import styled from '@emotion/styled';
import { Picture } from '@glow/shared/ui';

interface LineEndProps {
  columns: 3 | 4;
  /** Name for `Picture`; if it is undefined, a text is shown. */
  picture?: string;
}

/** Decoration that fills the rest of a grid's last line on wide screens (COL-6). */
export function LineEnd({ columns, picture }: LineEndProps) {
  return (
    <Entry aria-hidden="true" columns={columns}>
      <div>
        {picture ? <Picture name={picture} alt="" sizes="60vw" /> : <p>Light, from the first serum to the last drop</p>}
      </div>
    </Entry>
  );
}

// more specific than the style of a grid's entries
const Entry = styled.li<Pick<LineEndProps, 'columns'>>(({ theme, columns }) => ({
  '&&': { display: 'none' },
  [theme.from.desktop]: {
    [`&&:not(:nth-of-type(${columns}n + 1))`]: { display: 'grid' },
    [`&:nth-of-type(${columns}n + 2)`]: { gridColumn: `span ${columns - 1}` },
    [`&:nth-of-type(${columns}n + 3)`]: { gridColumn: `span ${columns - 2}` },
  },
  '& > div': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    borderRadius: theme.radius.medium,
    background: theme.colors.blush,
  },
  img: { position: 'absolute', inset: 0, height: '100%', objectFit: 'cover' },
  p: {
    padding: theme.space(8),
    fontFamily: theme.fonts.display,
    fontSize: theme.heading.lg,
    lineHeight: 1.15,
    textAlign: 'center',
    textWrap: 'balance',
  },
}));
