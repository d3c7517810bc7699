import styled from '@emotion/styled';
import { Modal } from '@glow/shared/ui';
import { FilterFields, type FilterFieldsProps } from './FilterFields';
import { useIsWideScreen } from './useIsWideScreen';

interface FilterPanelProps extends FilterFieldsProps {
  isOpen: boolean;
  onClose(): void;
  /** Closes the panel and moves to the results. */
  onDone(): void;
}

/** The filters: beside the results on a wide screen, else a sheet over them (COL-41). */
export function FilterPanel({ isOpen, onClose, onDone, ...fields }: FilterPanelProps) {
  const isWide = useIsWideScreen();
  if (isWide) {
    return (
      isOpen && (
        <section aria-label="Filters">
          <FilterFields {...fields} />
        </section>
      )
    );
  }
  return (
    <Modal side="left" isOpen={isOpen} onClose={onClose} heading="Filters">
      <Sheet>
        <FilterFields {...fields} onDone={onDone} />
      </Sheet>
    </Modal>
  );
}

const Sheet = styled.div(({ theme }) => ({ padding: `${theme.space(5)} ${theme.space(5)} 0` }));
