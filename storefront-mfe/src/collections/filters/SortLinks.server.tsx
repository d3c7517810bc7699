import styled from '@emotion/styled';
import { buttonStyle, type ButtonStyleProps } from '@glow/shared/ui';

export interface SortLinksProps {
  sorts: Record<string, string>;
  sort: string;
  /** The rest of the URL's query, which the links keep. */
  kept: [name: string, value: string][];
}

/** The sort orders as links, for pages without JavaScript (COL-50). */
export function SortLinks({ sorts, sort, kept }: SortLinksProps) {
  return (
    <nav aria-label="Sort by">
      Sort by
      {Object.entries(sorts).map(([value, label]) => (
        <SortLink
          key={value}
          href={`?${new URLSearchParams([...kept, ['sort', value]])}`}
          variant={value === sort ? 'secondary' : 'quiet'}
          size="small"
          aria-current={value === sort ? 'true' : undefined}
        >
          {label}
        </SortLink>
      ))}
    </nav>
  );
}

const SortLink = styled.a<ButtonStyleProps>(buttonStyle);
