import styled from '@emotion/styled';
import { Bestsellers, Introduction, Page } from '@glow/shared/app';
import { Breadcrumb } from '@glow/shared/navigation';
import { Container } from '@glow/shared/ui';
import type { ReactNode } from 'react';

interface InformationPageProps {
  title: string;
  heading: string;
  lead: string;
  /** Adds `noindex`. */
  isPrivate?: boolean;
  actions?: ReactNode;
  /** As for `Introduction`. */
  picture?: string;
  children?: ReactNode;
}

export function InformationPage({ title, heading, lead, isPrivate, actions, picture, children }: InformationPageProps) {
  return (
    <Page title={title} description={lead} isPrivate={isPrivate}>
      <Content>
        <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />
        <Introduction heading={heading} lead={lead} actions={actions} picture={picture}>
          {children}
        </Introduction>
        {actions && <Bestsellers />}
      </Content>
    </Page>
  );
}

const Content = styled(Container)(({ theme }) => ({ paddingBlock: `${theme.space(6)} ${theme.space(16)}` }));
