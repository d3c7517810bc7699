import styled from '@emotion/styled';
import { Link } from '@glow/shared/router';
import { IconButton } from '@glow/shared/ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';

interface IconLinkProps extends ComponentProps<typeof Link> {
  label: string;
  /** A badge shows it if it is above 0, and lies upon the icon. */
  count?: number;
  /** Selector for the page's inline script, which updates the badge before hydration. */
  badgeId?: string;
  /** Called on a click without modifier keys, instead of following the link. */
  onPlainClick?(): void;
  children: ReactNode;
}

export function IconLink({ label, count = 0, badgeId, onPlainClick, children, ...link }: IconLinkProps) {
  function handleClick(event: MouseEvent) {
    if (!onPlainClick || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onPlainClick();
  }

  return (
    <RoundLink {...link} aria-label={label} onClick={handleClick}>
      {children}
      {/* the inline script may have changed the text before hydration */}
      {(badgeId || count > 0) && (
        <CountBadge id={badgeId} aria-hidden="true" suppressHydrationWarning>
          {count === 0 ? '' : count > 99 ? '99+' : String(count)}
        </CountBadge>
      )}
    </RoundLink>
  );
}

const RoundLink = styled(IconButton.withComponent(Link))({ position: 'relative' });

const CountBadge = styled.span(({ theme }) => ({
  position: 'absolute',
  top: theme.space(0.75),
  right: 0,
  // it grows less than the icon, which it would cover
  minWidth: '1.5em',
  height: '1.5em',
  paddingInline: `min(${theme.space(1)}, 4px)`,
  borderRadius: theme.radius.pill,
  background: theme.colors.accent,
  color: theme.colors.onAccent,
  fontSize: `min(${theme.text.xs}, 14px)`,
  fontWeight: theme.weight.bold,
  lineHeight: 1.5,
  textAlign: 'center',
  fontVariantNumeric: 'lining-nums tabular-nums',
  '&:empty': { display: 'none' },
}));
