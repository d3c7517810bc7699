import styled from '@emotion/styled';
import { Row, Stack } from './layout';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Not needed if the page's own heading says it. */
  heading?: string;
  /** 1 if it is the whole page. */
  level?: 1 | 2;
  icon?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** Tells why nothing is here and what to do next. */
export function EmptyState({ heading, level = 2, icon, children, actions }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Message gap={4}>
      {icon}
      {heading && <Heading tabIndex={level === 1 ? -1 : undefined}>{heading}</Heading>}
      <Description>{children}</Description>
      {actions && <Actions gap={3}>{actions}</Actions>}
    </Message>
  );
}

const Message = styled(Stack)(({ theme }) => ({
  justifyItems: 'center',
  maxWidth: '35rem',
  marginInline: 'auto',
  padding: `${theme.space(14)} ${theme.pageMargin}`,
  textAlign: 'center',
  // large and light, whatever size the icon was given
  '& > svg': { width: '3rem', height: '3rem', strokeWidth: 1, color: theme.colors.accent },
  // an error below the header leaves it in sight
  '& > h1': { fontSize: theme.heading.xl, marginTop: theme.space(18) },
  '& > h2': { fontSize: theme.heading.sm },
}));

const Description = styled.div(({ theme }) => ({ color: theme.colors.textSoft }));

const Actions = styled(Row)(({ theme }) => ({
  justifyContent: 'center',
  marginTop: theme.space(2),
}));
