import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { buildOf, composition } from '../federation/registry';
import { remoteColor } from './tables';

export function RemoteBoundaries({ host }: { host: HTMLElement }) {
  const theme = useTheme();
  return (
    // hidden from screen readers: the panel has the same information as text
    <div aria-hidden="true">
      {useBoundaries(host).map(({ remote, top, left, width, height }, index) => {
        const color = remoteColor(remote, theme);
        const team = composition().remotes.find(({ name }) => name === remote)?.team;
        return (
          <Border key={index} style={{ top, left, width, height, borderColor: color }}>
            <Label style={{ background: color, top: Math.max(0, -top) }}>
              {[remote, buildOf(remote), team && `team ${team}`].filter(Boolean).join(' · ')}
            </Label>
          </Border>
        );
      })}
    </div>
  );
}

/** When a dialog opens, `host` is shown again, so that it stays above. */
function useBoundaries(host: HTMLElement) {
  const [boundaries, setBoundaries] = useState<ReturnType<typeof measureRemoteBoundaries>>([]);

  useEffect(() => {
    let frame = 0;
    let dialogs = 0;
    function update() {
      const found = measureRemoteBoundaries();
      const open = document.querySelectorAll('dialog[open]').length;
      if (open > dialogs) {
        host.hidePopover();
        host.showPopover();
      }
      dialogs = open;
      setBoundaries((former) => (JSON.stringify(former) === JSON.stringify(found) ? former : found));
      frame = requestAnimationFrame(update);
    }
    update();
    return () => cancelAnimationFrame(frame);
  }, [host]);

  return boundaries;
}

/** Positions are in viewport pixels. */
function measureRemoteBoundaries() {
  return [...document.querySelectorAll<HTMLElement>('[data-remote]')]
    .map((element) => {
      const content = document.createRange();
      content.selectNodeContents(element);
      const { top, left, width, height } = content.getBoundingClientRect();
      return { remote: element.dataset.remote ?? '', top, left, width, height };
    })
    .filter(({ width, height }) => width > 0 && height > 0);
}

const Border = styled.div({ position: 'fixed', border: '2px dashed', pointerEvents: 'none' });

const Label = styled.span(({ theme }) => ({
  position: 'absolute',
  left: 0,
  maxWidth: '100%',
  padding: `0 ${theme.space(2)}`,
  color: theme.colors.onAccent,
  fontSize: theme.text.xs,
  lineHeight: 1.7,
  whiteSpace: 'nowrap',
}));
