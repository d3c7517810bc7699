import styled from '@emotion/styled';
import { Row } from '@glow/shared/ui';
import { Link } from '@glow/shared/router';

/** The last crumb, the current page, has no link target. */
export function Breadcrumb({ crumbs }: { crumbs: { label: string; to?: string }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <Crumbs as="ol" gap={2} role="list">
        {crumbs.map(({ label, to }) => (
          <li key={label}>{to ? <CrumbLink to={to}>{label}</CrumbLink> : <span aria-current="page">{label}</span>}</li>
        ))}
      </Crumbs>
    </nav>
  );
}

const Crumbs = styled(Row)(({ theme }) => ({
  fontSize: theme.text.md,
  color: theme.colors.textSoft,
  '& > li:not(:last-child)::after': {
    content: '"/"',
    marginLeft: theme.space(2),
    color: theme.colors.lineStrong,
  },
}));

/** Touch target 44 px high; negative margins keep the layout unchanged. */
const CrumbLink = styled(Link)(({ theme }) => ({
  display: 'inline-block',
  padding: `${theme.space(2.75)} ${theme.space(1)}`,
  margin: `-${theme.space(2.75)} -${theme.space(1)}`,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
