import { useTheme } from '@emotion/react';
import { Link } from '@glow/shared/router';
import { IconButton } from '@glow/shared/ui';
import type { ComponentProps, ReactNode } from 'react';

interface IconLinkProps extends ComponentProps<typeof Link> {
  /** Accessible name. */
  label: string;
  /** Shown as a badge when above 0; its space is always reserved. */
  count?: number;
  /** Selector for the page's inline script, which updates the badge before hydration. */
  badgeId?: string;
  children: ReactNode;
}

/** An icon link in the header with an optional count badge. */
export function IconLink({ label, count = 0, badgeId, children, ...link }: IconLinkProps) {
  const { colors, radius } = useTheme();
  const badge = count === 0 ? '' : count > 99 ? '99+' : String(count);
  return (
    <RoundLink {...link} aria-label={label} css={{ position: 'relative' }}>
      {children}
      {/* the inline script may have changed the text before hydration */}
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
