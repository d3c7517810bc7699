import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Page } from '@glow/shared/app';
import { Breadcrumb, Container, PageHeading } from '@glow/shared/ui';
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
  const { colors, space } = useTheme();
  return (
    <Page title={title} description={lead} isPrivate={isPrivate}>
      <Container css={{ paddingTop: space(6) }}>
        <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />
        <Columns>
          <div css={{ display: 'grid', alignContent: 'start', gap: space(5) }}>
            <PageHeading tabIndex={-1}>{heading}</PageHeading>
            <p css={{ maxWidth: '40ch', fontSize: 18, color: colors.textSoft }}>{lead}</p>
          </div>
          <div css={{ display: 'grid', gap: space(10), minWidth: 0 }}>{children}</div>
        </Columns>
      </Container>
    </Page>
  );
}

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
