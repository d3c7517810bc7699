import styled from '@emotion/styled';
import { Introduction, Page } from '@glow/shared/app';
import { ButtonLink } from '@glow/shared/navigation';
import { Container } from '@glow/shared/ui';
import { Disclosure } from '../components/Disclosure';
import { TextSection } from '../components/TextSection';
import { comingSoonPages, type ComingSoon } from './comingSoonPages';

/** A placeholder page: 'coming soon', a link home and preliminary content (INFO-1). */
export function ComingSoonPage({ slug }: { slug: ComingSoon }) {
  const { title, heading, lead, picture, sections } = comingSoonPages[slug];
  const Part = slug === 'faq' ? Disclosure : TextSection;
  return (
    <Page title={title} description={lead} isPrivate>
      <Content>
        <Introduction
          eyebrow={title}
          heading={heading}
          lead={lead}
          picture={picture}
          actions={<ButtonLink to="/">Back to Home</ButtonLink>}
        >
          {Object.entries(sections).map(([name, text]) => (
            <Part key={name} heading={name}>
              <p>{text}</p>
            </Part>
          ))}
        </Introduction>
      </Content>
    </Page>
  );
}

const Content = styled(Container)(({ theme }) => ({ paddingBottom: theme.space(16) }));
