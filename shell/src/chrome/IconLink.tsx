import { useTheme } from '@emotion/react';
import { Link } from '@glow/shared/router';
import { IconButton } from '@glow/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

interface IconLinkProps extends ComponentProps<typeof Link> {
  /** Names the link. */
  label: string;
  /** Shown as a badge above 0, in space that is always there. */
  count?: number;
  /** What the page's inline script finds the badge by, where it counts before the store is alive. */
  badgeId?: string;
  children: ReactNode;
}

/** An icon of the header that leads somewhere, with a count at its corner. */
export function IconLink({ label, count = 0, badgeId, children, ...link }: IconLinkProps) {
  const { colors, radius } = useTheme();
  const badge = count === 0 ? '' : count > 99 ? '99+' : String(count);
  return (
    <RoundLink {...link} aria-label={label} css={{ position: 'relative' }}>
      {children}
      {/* the inline script may have written into it */}
      <span
        id={badgeId}
        aria-hidden="true"
        suppressHydrationWarning
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
          '&:empty': { display: 'none' },
        }}
      >
        {badge}
      </span>
    </RoundLink>
  );
}

const RoundLink = IconButton.withComponent(Link);
