import { ThemeProvider } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '@glow/shared/theme';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { composition } from '../federation/registry';
import { describeFederation } from './describeFederation';
import { ReleaseTable, SharedTable } from './tables';
import { RemoteBoundaries } from './RemoteBoundaries';

const INTERVAL_MS = 250;

/** Developer tool: remotes, builds and transfer sizes, and shared libraries. `host` is kept above dialogs. */
function Inspector({ host }: { host: HTMLElement }) {
  const [, setTick] = useState(0);
  // what it shows has no events
  useEffect(() => {
    const timer = setInterval(() => setTick((count) => count + 1), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  const { id } = composition();
  return (
    <>
      <RemoteBoundaries host={host} />
      <Panel aria-label="Composition of this page">
        <Heading>
          <h2>Composition</h2>
          <code>{id}</code>
          <button type="button" onClick={toggleInspector}>
            Close
          </button>
        </Heading>
        <ReleaseTable />
        <details>
          <summary>Shared libraries</summary>
          <SharedTable />
        </details>
      </Panel>
    </>
  );
}

let close: (() => void) | undefined;

function open(): () => void {
  describeFederation();
  const host = document.createElement('div');
  // above everything else, including dialogs
  host.popover = 'manual';
  // without the box that browsers give a popover
  host.style.cssText = 'all:unset;pointer-events:none';
  document.body.append(host);
  host.showPopover();
  const root = createRoot(host);
  root.render(
    <ThemeProvider theme={theme}>
      <Inspector host={host} />
    </ThemeProvider>,
  );
  return () => {
    root.unmount();
    host.remove();
  };
}

export function toggleInspector(): void {
  if (close) close();
  close = close ? undefined : open();
}

const Panel = styled.aside(({ theme }) => ({
  position: 'fixed',
  insetInline: theme.space(3),
  bottom: theme.space(3),
  maxHeight: '60vh',
  overflow: 'auto',
  padding: theme.space(4),
  border: `1px solid ${theme.colors.lineStrong}`,
  borderRadius: theme.radius.medium,
  background: theme.colors.surface,
  boxShadow: theme.shadow.raised,
  fontSize: theme.text.sm,
  pointerEvents: 'auto',
  [theme.from.tablet]: { left: 'auto', width: `min(42.5rem, calc(100vw - ${theme.space(6)}))` },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'lining-nums tabular-nums' },
  'th, td': {
    padding: `${theme.space(1)} ${theme.space(2)}`,
    borderTop: `1px solid ${theme.colors.line}`,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  'thead th': { borderTop: 0, color: theme.colors.textSoft, fontWeight: theme.weight.semibold },
  summary: {
    minHeight: theme.touchTarget,
    cursor: 'pointer',
    fontWeight: theme.weight.semibold,
    lineHeight: theme.touchTarget,
  },
  code: { fontSize: theme.text.sm, overflowWrap: 'anywhere' },
}));

const Heading = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(3),
  h2: { fontFamily: theme.fonts.text, fontSize: theme.text.lg, fontWeight: theme.weight.bold },
  button: {
    minHeight: theme.touchTarget,
    marginLeft: 'auto',
    paddingInline: theme.space(3),
    border: 0,
    background: 'none',
    color: theme.colors.accent,
    fontWeight: theme.weight.semibold,
  },
}));
