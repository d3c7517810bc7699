import styled from '@emotion/styled';
import { useCartStore } from '@glow/shared/cart';
import { Button, VisuallyHidden } from '@glow/shared/ui';
import { flushSync } from 'react-dom';
import { focusAfter } from './focusAfter';
import { lineName } from './lineLabel';
import { Notice } from './Notice';
import { isChanged, priceChange, stockChange, type CurrentLine } from './reconcileCart';

interface LineChangesProps {
  line: CurrentLine;
  /** Removes the line; omitted if the line has a button for it already. */
  onRemove?(): void;
  isLocked?: boolean;
}

/** What has changed since the line was put into the cart, with buttons to go on (CART-13). */
export function LineChanges({ line, onRemove, isLocked }: LineChangesProps) {
  const store = useCartStore();
  const { id, price, left } = line;
  const name = lineName(line);
  const [stock, newPrice] = [stockChange(line), priceChange(line)];
  if (!isChanged(line)) return null;

  function acceptPrice() {
    const { items, loadCart } = store.getState();
    loadCart(items.map((item) => (item.id === id ? { ...item, price } : item)));
  }

  const button = (label: string, onClick: (target: HTMLElement) => void) => (
    <Button
      type="button"
      variant="secondary"
      size="small"
      disabled={isLocked}
      onClick={({ currentTarget }) => onClick(currentTarget)}
    >
      {label}
      <VisuallyHidden>{name}</VisuallyHidden>
    </Button>
  );

  return (
    <Changes aria-label={`Changes of ${name}`}>
      {stock && <p>{stock}</p>}
      {left === 0 && onRemove && button('Remove', (target) => focusAfter(onRemove, target))}
      {stock &&
        left > 0 &&
        button(`Order ${left}`, (target) => focusLineAfter(() => store.getState().updateQuantity(id, left), target))}
      {newPrice && <p>{newPrice}</p>}
      {newPrice && button('Accept the new price', (target) => focusLineAfter(acceptPrice, target))}
    </Changes>
  );
}

/** Runs an action that removes the focused button, then moves the focus to its line. */
function focusLineAfter(action: () => void, button: HTMLElement): void {
  const line = button.closest('li');
  flushSync(action);
  line?.focus();
}

const Changes = styled(Notice)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.space(2),
  marginBottom: theme.space(2),
}));
