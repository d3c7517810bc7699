import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
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
              <CrumbLink to={to}>{label}</CrumbLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** 44 px high to a finger; what it adds around the words takes no room. */
const CrumbLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  padding: `11px ${theme.space(1)}`,
  margin: `-11px -${theme.space(1)}`,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
