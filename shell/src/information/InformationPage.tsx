import styled from '@emotion/styled';
import { Page } from '@glow/shared/app';
import { Breadcrumb } from '@glow/shared/navigation';
import { Container, PageHeading } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface InformationPageProps {
  title: string;
  heading: string;
  lead: string;
  /** Adds `noindex`. */
  isPrivate?: boolean;
  children: ReactNode;
}

/** Layout of the information pages: introduction beside content. */
export function InformationPage({ title, heading, lead, isPrivate, children }: InformationPageProps) {
  return (
    <Page title={title} description={lead} isPrivate={isPrivate}>
      <Content>
        <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />
        <Columns>
          <Introduction>
            <PageHeading tabIndex={-1}>{heading}</PageHeading>
            <p>{lead}</p>
          </Introduction>
          <Sections>{children}</Sections>
        </Columns>
      </Content>
    </Page>
  );
}

const Content = styled(Container)(({ theme }) => ({ paddingTop: theme.space(6) }));

const Columns = styled.div(({ theme }) => ({
  display: 'grid',
  gap: theme.space(10),
  paddingBlock: `${theme.space(10)} ${theme.space(16)}`,
  [theme.from.desktop]: {
    gridTemplateColumns: '5fr 7fr',
    gap: theme.space(20),
    paddingBlock: `${theme.space(16)} ${theme.space(24)}`,
  },
}));

const Introduction = styled.div(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: theme.space(5),
  p: { maxWidth: '40ch', color: theme.colors.textSoft, fontSize: theme.text.xl },
}));

const Sections = styled.div(({ theme }) => ({ display: 'grid', gap: theme.space(10), minWidth: 0 }));
