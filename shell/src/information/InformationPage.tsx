import styled from '@emotion/styled';
import { Bestsellers, Introduction, Page } from '@glow/shared/app';
import { Breadcrumb } from '@glow/shared/navigation';
import { Container } from '@glow/shared/ui';
import type { ComponentProps } from 'react';

interface InformationPageProps extends ComponentProps<typeof Introduction> {
  title: string;
  lead: string;
  /** Adds `noindex`. */
  isPrivate?: boolean;
}

export function InformationPage({ title, isPrivate, ...introduction }: InformationPageProps) {
  const { lead, actions } = introduction;
  return (
    <Page title={title} description={lead} isPrivate={isPrivate}>
      <Content>
        <Breadcrumb crumbs={[{ label: 'Home', to: '/' }, { label: title }]} />
        <Introduction {...introduction} />
        {actions && <Bestsellers />}
      </Content>
    </Page>
  );
}

const Content = styled(Container)(({ theme }) => ({ paddingBlock: `${theme.space(6)} ${theme.space(16)}` }));
