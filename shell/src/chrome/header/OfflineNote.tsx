import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { useIsOnline } from '@glow/shared/ui';
import { useEffect, useRef } from 'react';

const OFFLINE = 'You are offline. Your cart and what you have entered stay on this device.';

/** Shows in the header that the device is offline; going back online is announced to screen readers only. */
export function OfflineNote() {
  const isOnline = useIsOnline();
  const wasOnline = useRef(isOnline);
  const announce = useAnnounce();

  useEffect(() => {
    if (wasOnline.current === isOnline) return;
    wasOnline.current = isOnline;
    announce(isOnline ? 'You are online again.' : OFFLINE);
  }, [announce, isOnline]);

  return isOnline ? null : <Note>{OFFLINE}</Note>;
}

const Note = styled.p(({ theme }) => ({
  padding: `${theme.space(1.5)} ${theme.space(4)}`,
  background: theme.colors.ink,
  color: theme.colors.background,
  fontSize: theme.text.md,
  fontWeight: theme.weight.semibold,
  lineHeight: 1.5,
  textAlign: 'center',
  textWrap: 'balance',
}));
