import styled from '@emotion/styled';
import { useAnnounce } from '@glow/shared/app';
import { PAGE_SIZE } from '@glow/shared/catalog';
import { Row } from '@glow/shared/ui';
import { type RefObject, useEffect, useRef } from 'react';
import type { useResults } from './ResultList';

type Results = ReturnType<typeof useResults>;

/** Debounce, so that the count is not announced on every keystroke (COL-15). */
const ANNOUNCE_DELAY_MS = 500;

interface ResultCountProps {
  results: Results;
  countRef: RefObject<HTMLParagraphElement | null>;
  onShowHidden(): void;
}

/** The numbers of products and of hidden ones: below the controls, and on wide screens in their line (COL-15, COL-16). */
export function ResultCount({ results, countRef, onShowHidden }: ResultCountProps) {
  const shownCount = shownCountOf(results);
  const count = `Showing ${shownCount} of ${results.list.collectionCount} products`;
  const announce = useAnnounce();
  const announced = useRef(count);

  useEffect(() => {
    if (announced.current === count) return;
    const timer = setTimeout(() => announce((announced.current = count)), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [count, announce]);

  return (
    <Counts gap={2}>
      <p ref={countRef} tabIndex={-1}>
        {count}
      </p>
      {shownCount > 0 && <HiddenNote count={results.list.hiddenCount} onShow={onShowHidden} />}
    </Counts>
  );
}

export function shownCountOf({ list, pages }: Results): number {
  return (pages.last - pages.first) * PAGE_SIZE + list.products.length;
}

/** Nothing if no product is hidden. */
export function HiddenNote({ count, onShow }: { count: number; onShow(): void }) {
  if (count === 0) return null;
  return (
    <Note>
      {count} out-of-stock hidden —
      <button type="button" onClick={onShow}>
        show
      </button>
    </Note>
  );
}

const Counts = styled(Row)(({ theme }) => ({
  alignItems: 'center',
  order: 1,
  flexBasis: '100%',
  rowGap: 0,
  paddingTop: theme.space(2),
  borderTop: `1px solid ${theme.colors.line}`,
  fontSize: theme.text.sm,
  [theme.from.desktop]: { order: 0, flexBasis: 'auto', marginLeft: 'auto', paddingTop: 0, border: 0 },
}));

const Note = styled.p(({ theme }) => ({
  color: theme.colors.textSoft,
  // easy to press, and the line is only as high as its text
  button: {
    minHeight: theme.touchTarget,
    marginBlock: `-${theme.space(3)}`,
    border: 0,
    background: 'none',
    fontWeight: theme.weight.semibold,
    color: theme.colors.ink,
    textDecoration: 'underline',
  },
}));
