import { useTheme } from '@emotion/react';
import { Link } from '@glow/shared/router';

interface Crumb {
  label: string;
  /** Where it leads; the last one, the current page, has none. */
  to?: string;
}

/** The way from home to this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { colors, space } = useTheme();
  return (
    <nav aria-label="Breadcrumb">
      <ol role="list" css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), fontSize: 14, color: colors.textSoft }}>
        {crumbs.map(({ label, to }) => (
          <li key={label} css={{ '&:not(:last-child)::after': { content: '"/"', marginLeft: space(2), color: colors.lineStrong } }}>
            {to ? (
              <Link to={to} css={{ textDecoration: 'none', '&:hover': { textDecoration: 'underline' } }}>
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
