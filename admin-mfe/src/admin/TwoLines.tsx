import styled from '@emotion/styled';
import type { ReactNode } from 'react';

/** Table cell content with a secondary line, if there is one. */
export function TwoLines({ children, detail }: { children: ReactNode; detail: ReactNode }) {
  return (
    <span>
      {children}
      {detail && <Detail>{detail}</Detail>}
    </span>
  );
}

const Detail = styled.span(({ theme }) => ({
  display: 'block',
  fontSize: theme.text.md,
  fontWeight: theme.weight.regular,
  color: theme.colors.textSoft,
}));
