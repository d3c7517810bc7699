import styled from '@emotion/styled';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** Omitted when the page's own heading says it. */
  heading?: string;
  /** 1 when it is the whole page. */
  level?: 1 | 2;
  children?: ReactNode;
  /** Links or buttons. */
  actions?: ReactNode;
}

/** Empty state: the reason and what to do next. */
export function EmptyState({ heading, level = 2, children, actions }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <Message>
      <Arch aria-hidden="true" />
      {heading && <Heading tabIndex={level === 1 ? -1 : undefined}>{heading}</Heading>}
      <Description>{children}</Description>
      {actions && <Actions>{actions}</Actions>}
    </Message>
  );
}

const Message = styled.div(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.space(4),
  maxWidth: '35rem',
  marginInline: 'auto',
  padding: `${theme.space(14)} ${theme.space(5)}`,
  textAlign: 'center',
  '& > h1': { fontSize: theme.heading.xl },
  '& > h2': { fontSize: theme.heading.sm },
}));

const Arch = styled.span(({ theme }) => ({
  width: 56,
  height: 72,
  borderRadius: theme.radius.arch,
  background: theme.colors.blush,
}));

const Description = styled.div(({ theme }) => ({ color: theme.colors.textSoft }));

const Actions = styled.div(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space(3),
  marginTop: theme.space(2),
}));
