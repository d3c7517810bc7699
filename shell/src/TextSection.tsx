import { useTheme } from '@emotion/react';
import type { ReactNode } from 'react';

interface TextSectionProps {
  heading: string;
  children: ReactNode;
}

/** A heading and its text, in a readable line length. */
export function TextSection({ heading, children }: TextSectionProps) {
  const { colors, space, width } = useTheme();
  return (
    <section css={{ display: 'grid', alignContent: 'start', gap: space(3), maxWidth: width.text }}>
      <h2 css={{ fontSize: 28 }}>{heading}</h2>
      <div css={{ display: 'grid', gap: space(3), color: colors.textSoft }}>{children}</div>
    </section>
  );
}
