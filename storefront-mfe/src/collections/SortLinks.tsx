import styled from '@emotion/styled';

interface SortLinksProps {
  /** Labels of the offered orders by name. */
  sorts: Record<string, string>;
  sort: string;
  /** The rest of the URL's query. */
  kept: [name: string, value: string][];
}

/** The sort orders as links, for the page without JavaScript (COL-50). */
export function SortLinks({ sorts, sort, kept }: SortLinksProps) {
  return (
    <noscript>
      <Links aria-label="Sort by">
        Sort by
        {Object.entries(sorts).map(([value, label]) => (
          <a
            key={value}
            href={`?${new URLSearchParams([...kept, ['sort', value]])}`}
            aria-current={value === sort ? 'true' : undefined}
          >
            {label}
          </a>
        ))}
      </Links>
    </noscript>
  );
}

const Links = styled.nav(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: theme.space(4),
  fontSize: theme.text.md,
  a: { display: 'inline-flex', alignItems: 'center', minHeight: theme.touchTarget },
  "a[aria-current='true']": { fontWeight: theme.weight.bold, textDecoration: 'none' },
}));
