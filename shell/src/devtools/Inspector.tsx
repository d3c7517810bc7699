import styled from '@emotion/styled';
import { RemoteBoundaries } from './RemoteBoundaries';
import { composition } from '../federation/registry';
import { ReleaseTable } from './ReleaseTable';
import { SharedTable } from './SharedTable';
import { useTick } from './useTick';

interface InspectorProps {
  /** The element it is rendered in, kept above dialogs. */
  host: HTMLElement;
  onClose(): void;
}

/** Developer tool: the page's remotes, their builds and transfer sizes, and the copy of each shared library in use. */
export function Inspector({ host, onClose }: InspectorProps) {
  useTick();
  const { id } = composition();
  return (
    <>
      <RemoteBoundaries host={host} />
      <Panel aria-label="Composition of this page">
        <Heading>
          <h2>Composition</h2>
          <code>{id}</code>
          <button type="button" onClick={onClose}>
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
  color: theme.colors.text,
  fontFamily: theme.fonts.text,
  fontSize: 13,
  pointerEvents: 'auto',
  [theme.from.tablet]: { left: 'auto', width: 'min(680px, calc(100vw - 24px))' },
  table: { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  'th, td': {
    padding: `${theme.space(1)} ${theme.space(2)}`,
    borderTop: `1px solid ${theme.colors.line}`,
    textAlign: 'left',
    whiteSpace: 'nowrap',
  },
  'thead th': { borderTop: 0, color: theme.colors.textSoft, fontWeight: 600 },
  summary: { minHeight: 44, cursor: 'pointer', fontWeight: 650, lineHeight: '44px' },
  code: { fontSize: 12.5, overflowWrap: 'anywhere' },
}));

const Heading = styled.div(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space(3),
  h2: { fontFamily: theme.fonts.text, fontSize: 15, fontWeight: 700 },
  button: {
    minHeight: 44,
    marginLeft: 'auto',
    paddingInline: theme.space(3),
    border: 0,
    background: 'none',
    color: theme.colors.accent,
    font: 'inherit',
    fontWeight: 650,
    cursor: 'pointer',
  },
}));
