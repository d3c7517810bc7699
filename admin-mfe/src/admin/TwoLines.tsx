import styled from '@emotion/styled';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  children: ReactNode;
  /** Optional secondary text. */
  detail: ReactNode;
}

/** Table cell content with a secondary line. */
export function TwoLines({ children, detail }: TwoLinesProps) {
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
