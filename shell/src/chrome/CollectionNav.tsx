import { useTheme } from '@emotion/react';
import { collections } from '@glow/shared/catalog';
import { NavLink } from '@glow/shared/router';

/** The five collection links in one row: on wide screens, and on all screens without JavaScript, which the menu needs. */
export function CollectionNav() {
  const { colors, from, space, withoutMenu } = useTheme();
  return (
    <nav
      aria-label="Collections"
      css={{
        display: 'none',
        [from.desktop]: { display: 'block' },
        [withoutMenu]: {
          display: 'block',
          order: 1,
          gridColumn: '1 / -1',
          overflowX: 'auto',
          paddingInline: space(2.5),
        },
      }}
    >
      <ul role="list" css={{ display: 'flex', gap: 'clamp(14px, 2vw, 30px)' }}>
        {collections.map(({ slug, title }) => (
          <li key={slug}>
            <NavLink
              to={`/collections/${slug}`}
              css={{
                display: 'grid',
                alignItems: 'center',
                minHeight: 44,
                fontSize: 15,
                fontWeight: 550,
                textDecoration: 'none',
                whiteSpace: 'nowrap',
                backgroundImage: `linear-gradient(${colors.accent}, ${colors.accent})`,
                backgroundPosition: '50% calc(50% + 14px)',
                backgroundRepeat: 'no-repeat',
                backgroundSize: '0 1px',
                transition: 'background-size 220ms, color 160ms',
                '&:hover': { backgroundSize: '100% 1px' },
                '&[aria-current]': { color: colors.accent, backgroundSize: '100% 1px' },
              }}
            >
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
