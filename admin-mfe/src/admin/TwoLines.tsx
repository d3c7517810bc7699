import { useTheme } from '@emotion/react';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  children: ReactNode;
  /** Said below it, more quietly, if anything is to be said. */
  detail: ReactNode;
}

/** What a table cell says, with a quieter line below it. */
export function TwoLines({ children, detail }: TwoLinesProps) {
  const { colors } = useTheme();
  return (
    <span>
      {children}
      {detail && <span css={{ display: 'block', fontSize: 13.5, fontWeight: 400, color: colors.textSoft }}>{detail}</span>}
    </span>
  );
}
