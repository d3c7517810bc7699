import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';

interface Crumb {
  label: string;
  /** Link target; the last crumb, the current page, has none. */
  to?: string;
}

/** Breadcrumb navigation from the home page to this page. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  const { colors, space } = useTheme();
  return (
    <nav aria-label="Breadcrumb">
      <ol role="list" css={{ display: 'flex', flexWrap: 'wrap', gap: space(2), fontSize: 14, color: colors.textSoft }}>
        {crumbs.map(({ label, to }) => (
          <li
            key={label}
            css={{ '&:not(:last-child)::after': { content: '"/"', marginLeft: space(2), color: colors.lineStrong } }}
          >
            {to ? <CrumbLink to={to}>{label}</CrumbLink> : <span aria-current="page">{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Touch target 44 px high; negative margins keep the layout unchanged. */
const CrumbLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  padding: `11px ${theme.space(1)}`,
  margin: `-11px -${theme.space(1)}`,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
