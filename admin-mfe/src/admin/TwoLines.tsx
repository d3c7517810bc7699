import { useTheme } from '@emotion/react';
import type { ReactNode } from 'react';

interface TwoLinesProps {
  children: ReactNode;
  /** Optional secondary text. */
  detail: ReactNode;
}

/** Table cell content with a secondary line. */
export function TwoLines({ children, detail }: TwoLinesProps) {
  const { colors } = useTheme();
  return (
    <span>
      {children}
      {detail && (
        <span css={{ display: 'block', fontSize: 13.5, fontWeight: 400, color: colors.textSoft }}>{detail}</span>
      )}
    </span>
  );
}
