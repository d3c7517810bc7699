import { useTheme } from '@emotion/react';
import { Link } from '@glow/shared/router';
import { IconButton } from '@glow/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

interface IconLinkProps extends ComponentProps<typeof Link> {
  /** Names the link. */
  label: string;
  /** Shown as a badge above 0, in space that is always there. */
  count?: number;
  children: ReactNode;
}

/** An icon of the header that leads somewhere, with a count at its corner. */
export function IconLink({ label, count = 0, children, ...link }: IconLinkProps) {
  const { colors, radius } = useTheme();
  return (
    <RoundLink {...link} aria-label={label} css={{ position: 'relative' }}>
      {children}
      {count > 0 && (
        <span
          aria-hidden="true"
          css={{
            position: 'absolute',
            top: 3,
            right: 0,
            minWidth: 18,
            height: 18,
            paddingInline: 4,
            borderRadius: radius.pill,
            background: colors.accent,
            color: colors.onAccent,
            fontSize: 11,
            fontWeight: 700,
            lineHeight: '18px',
            textAlign: 'center',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </RoundLink>
  );
}

const RoundLink = IconButton.withComponent(Link);
