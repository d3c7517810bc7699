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
            <ButtonLink to="/">Back to Home</ButtonLink>
          </Text>
          <Arch name={picture} alt="" sizes="(min-width: 1024px) 400px, 320px" isFirst />
        </Introduction>
        <Sections>
          {sections.map((section) => (
            <TextSection key={section.heading} heading={section.heading}>
              {section.text}
            </TextSection>
          ))}
        </Sections>
      </Container>
    </Page>
  );
}

const Introduction = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(10),
  paddingBlock: theme.space(12),
  [theme.from.desktop]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: theme.space(20),
    paddingBlock: theme.space(18),
  },
}));

const Text = styled.div(({ theme }) => ({ display: 'grid', justifyItems: 'start', gap: theme.space(5) }));

const Lead = styled.p(({ theme }) => ({ maxWidth: '46ch', color: theme.colors.textSoft, fontSize: theme.text.xl }));

const Arch = styled(Picture)(({ theme }) => ({
  width: 'min(320px, 100%)',
  justifySelf: 'center',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
  borderRadius: theme.radius.arch,
  [theme.from.desktop]: { width: 400, marginRight: theme.space(12) },
}));

const Sections = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(10),
  paddingBlock: theme.space(12),
  borderTop: `1px solid ${theme.colors.line}`,
  [theme.from.desktop]: { gridTemplateColumns: 'repeat(3, 1fr)', gap: theme.space(12), paddingBlock: theme.space(18) },
}));
