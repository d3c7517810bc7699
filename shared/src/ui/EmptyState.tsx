import { useTheme } from '@emotion/react';
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
  const { colors, space, radius } = useTheme();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div
      css={{
        display: 'grid',
        justifyItems: 'center',
        gap: space(4),
        maxWidth: 560,
        marginInline: 'auto',
        padding: `${space(14)} ${space(5)}`,
        textAlign: 'center',
      }}
    >
      <span aria-hidden="true" css={{ width: 56, height: 72, borderRadius: radius.arch, background: colors.blush }} />
      {heading && (
        <Heading
          tabIndex={level === 1 ? -1 : undefined}
          css={{ fontSize: level === 1 ? 'clamp(2rem, 1.6rem + 2vw, 3rem)' : 28 }}
        >
          {heading}
        </Heading>
      )}
      <div css={{ color: colors.textSoft }}>{children}</div>
      {actions && (
        <div css={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space(3), marginTop: space(2) }}>
          {actions}
        </div>
      )}
    </div>
  );
}
