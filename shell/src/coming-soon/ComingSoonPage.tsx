import styled from '@emotion/styled';
import { Page } from '@glow/shared/app';
import { ButtonLink } from '@glow/shared/navigation';
import { Container, Eyebrow, PageHeading, Picture } from '@glow/shared/ui';
import { TextSection } from '../components/TextSection';
import { comingSoonPages, type ComingSoon } from './comingSoonPages';

/** A placeholder page: 'coming soon', a link home and preliminary content (INFO-1). */
export function ComingSoonPage({ slug }: { slug: ComingSoon }) {
  const { title, heading, lead, picture, sections } = comingSoonPages[slug];
  return (
    <Page title={title} description={lead} isPrivate>
      <Container>
        <Introduction>
          <Text>
            <Eyebrow>{title}</Eyebrow>
            <PageHeading tabIndex={-1}>{heading}</PageHeading>
            <Lead>{lead}</Lead>
          </Text>
          <Arch name={picture} alt="" sizes="(min-width: 1024px) 320px, 96px" isFirst />
        </Introduction>
        <Sections>
          {Object.entries(sections).map(([name, text]) => (
            <TextSection key={name} heading={name}>
              <p>{text}</p>
            </TextSection>
          ))}
        </Sections>
        <HomeLink to="/">Back to Home</HomeLink>
      </Container>
    </Page>
  );
}

const Introduction = styled.div(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: theme.space(5),
  paddingBlock: theme.space(8),
  [theme.from.desktop]: { gap: theme.space(20), paddingBlock: theme.space(14) },
}));

const Text = styled.div(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.space(3) }));

const Lead = styled.p(({ theme }) => ({ maxWidth: '46ch', color: theme.colors.textSoft, fontSize: theme.text.xl }));

// small on a phone, so that the first text is on the first screen (INFO-20)
const Arch = styled(Picture)(({ theme }) => ({
  width: '6rem',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: theme.radius.arch,
  [theme.from.tablet]: { width: '12rem' },
  [theme.from.desktop]: { width: '20rem', marginRight: theme.space(12) },
}));

const Sections = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(8),
  paddingBlock: theme.space(8),
  borderTop: `1px solid ${theme.colors.line}`,
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.space(12), paddingBlock: theme.space(12) },
}));

const HomeLink = styled(ButtonLink)(({ theme }) => ({ marginBottom: theme.space(16) }));
