import styled from '@emotion/styled';
import { ButtonLink } from '@glow/shared/navigation';
import { Container, Eyebrow, Picture, Section, SectionHeading } from '@glow/shared/ui';

/** Leads from the home page to the blog (HOME-31). */
export function BlogBand() {
  return (
    <Section aria-labelledby="blog-band-heading">
      <Layout>
        <Picture
          name="blog/1"
          alt=""
          frame={16 / 9}
          sizes="(min-width: 1240px) 742px, (min-width: 1024px) calc(66vw - 86px), calc(100vw - 40px)"
        />
        <Note>
          <Eyebrow>The blog</Eyebrow>
          <SectionHeading id="blog-band-heading">Slow reading for good skin</SectionHeading>
          <p>Routines, color and ingredient lists, explained without hurry.</p>
          <ButtonLink to="/blog" variant="secondary">
            Read the Blog
          </ButtonLink>
        </Note>
      </Layout>
    </Section>
  );
}

const Layout = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.space(6),
  img: { borderRadius: theme.radius.large },
  [theme.from.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
    alignItems: 'center',
    gap: theme.space(16),
    '& > div': { order: -1 },
  },
}));

const Note = styled.div(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.space(5) }));
