import styled from '@emotion/styled';

export interface SortLinksProps {
  sorts: Record<string, string>;
  sort: string;
  /** The rest of the URL's query, which the links keep. */
  kept: [name: string, value: string][];
}

/** The sort orders as links, for pages without JavaScript (COL-50). */
export function SortLinks({ sorts, sort, kept }: SortLinksProps) {
  return (
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
  );
}

const Links = styled.nav(({ theme }) => ({
  a: { display: 'inline-block', padding: theme.space(2.5) },
  '[aria-current]': { fontWeight: theme.weight.semibold },
}));
