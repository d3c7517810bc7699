import { useTheme } from '@emotion/react';
import styled from '@emotion/styled';
import { Modal } from '@glow/shared/ui';
import { useSyncExternalStore } from 'react';
import { FilterFields, type FilterFieldsProps } from './FilterFields';

interface FilterPanelProps extends FilterFieldsProps {
  isOpen: boolean;
  onClose(): void;
}

/** The filters: beside the results on a wide screen, else a sheet over them (COL-7). */
export function FilterPanel({ isOpen, onClose, onDone, ...fields }: FilterPanelProps) {
  if (!useIsWideScreen())
    return (
      <Modal side="left" isOpen={isOpen} onClose={onClose} heading="Filters">
        <Sheet>
          <FilterFields {...fields} onDone={onDone} />
        </Sheet>
      </Modal>
    );
  return (
    isOpen && (
      <section aria-label="Filters">
        <FilterFields {...fields} />
      </section>
    )
  );
}

/** This needs a browser, so the first render must not use it. */
function useIsWideScreen(): boolean {
  const media = useTheme().from.desktop.replace('@media ', '');

  function subscribe(onChange: () => void) {
    const list = window.matchMedia(media);
    list.addEventListener('change', onChange);
    return () => list.removeEventListener('change', onChange);
  }

  return useSyncExternalStore(subscribe, () => window.matchMedia(media).matches);
}

const Sheet = styled.div(({ theme }) => ({ padding: `${theme.space(5)} ${theme.space(5)} 0` }));
