import styled from '@emotion/styled';
import { useExtraData } from '@glow/shared/app';
import { Link } from '@glow/shared/router';
import type { FoundLink } from '@glow/shared/search';

/** What a search of the whole store finds beside products (COL-33): the blog and the shell answer by URL, and nothing is shown of one that does not. */
export function OtherResults({ search }: { search: string }) {
  const query = new URLSearchParams({ q: search.trim() });
  const { data: articles } = useExtraData<FoundLink[]>(`/blog/search/articles?${query}`);
  const { data: pages } = useExtraData<FoundLink[]>(`/search/pages?${query}`);
  return (
    <>
      <LinkSection id="found-articles" heading="In the journal" links={articles} />
      <LinkSection id="found-pages" heading="Help and information" links={pages} />
    </>
  );
}

function LinkSection({ id, heading, links = [] }: { id: string; heading: string; links?: FoundLink[] }) {
  if (links.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul role="list">
        {links.map(({ title, url }) => (
          <li key={url}>
            <ResultLink to={url}>{title}</ResultLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section(({ theme }) => ({
  paddingTop: theme.space(8),
  h2: { marginBottom: theme.space(3), fontSize: theme.heading.sm },
  li: { borderTop: `1px solid ${theme.colors.line}` },
  'li:last-of-type': { borderBottom: `1px solid ${theme.colors.line}` },
}));

const ResultLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  fontSize: theme.text.lg,
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
}));
