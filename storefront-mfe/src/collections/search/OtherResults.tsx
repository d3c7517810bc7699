import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import type { FoundLink } from '@glow/shared/search';
import { useFragmentData } from '@glow/shared/app';

/** Articles and pages that a search of the whole store finds (COL-33); a remote that does not answer shows nothing. */
export function OtherResults({ search }: { search: string }) {
  const { articles, pages } = useOtherResults(search);
  return (
    <>
      <LinkSection id="found-articles" heading="In the blog" links={articles} />
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

/** What blog and shell find in a search of the whole store (COL-33); undefined if there is no search. */
export function useOtherResults(search: string | undefined) {
  const query = search === undefined ? undefined : { text: search.trim() };
  const articles = useFragmentData('blog/ArticleSearch', query);
  const pages = useFragmentData('shell/PageSearch', query);
  return { articles: articles.data, pages: pages.data, isLoading: articles.isLoading || pages.isLoading };
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
