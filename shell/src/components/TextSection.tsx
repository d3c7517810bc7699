import styled from '@emotion/styled';
import { Stack } from '@glow/shared/ui';
import type { ReactNode } from 'react';

export function TextSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Section as="section" gap={3}>
      <h2>{heading}</h2>
      <div>{children}</div>
    </Section>
  );
}

const Section = styled(Stack)(({ theme }) => ({
  alignContent: 'start',
  maxWidth: theme.width.text,
  '& > h2': { fontSize: theme.heading.sm },
  '& > div': { display: 'grid', gap: theme.space(3), color: theme.colors.textSoft },
}));
