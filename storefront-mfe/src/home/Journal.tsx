import styled from '@emotion/styled';
import { ButtonLink } from '@glow/shared/navigation';
import { Container, Eyebrow, Picture, Section, SectionHeading } from '@glow/shared/ui';

/** The way to the blog, below everything that is sold (HOME-31). */
export function Journal() {
  return (
    <Section aria-labelledby="journal-heading">
      <Layout>
        <Picture name="blog/1" alt="" sizes="(min-width: 1240px) 1176px, calc(100vw - 40px)" />
        <Note>
          <Eyebrow>The journal</Eyebrow>
          <SectionHeading id="journal-heading">Slow reading for good skin</SectionHeading>
          <p>Routines, color and ingredient lists, explained without hurry.</p>
          <ButtonLink to="/blog" variant="secondary">
            Read the journal
          </ButtonLink>
        </Note>
      </Layout>
    </Section>
  );
}

// picture and note overlap on wide screens: the note stands on the picture's empty corner
const Layout = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  img: { aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: theme.radius.large },
  [theme.from.desktop]: {
    '& img, & > div': { gridArea: '1 / 1' },
    img: { aspectRatio: '21 / 9', objectPosition: '50% 70%' },
  },
}));

const Note = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(4),
  paddingTop: theme.space(6),
  [theme.from.desktop]: {
    placeSelf: 'end',
    maxWidth: '26rem',
    margin: theme.space(8),
    padding: theme.space(8),
    borderRadius: theme.radius.medium,
    background: theme.colors.surface,
  },
}));
