import type { StaffProduct } from '@glow/shared/staff';
import { Button, VisuallyHidden } from '@glow/shared/ui';
import { useAsk } from './dialog';
import { Problem } from './Problem';
import { useSending } from './useStaff';

interface RemovalProps {
  of: StaffProduct;
  noun: 'Review' | 'Variant';
  id: string;
  name: string;
  /** Told before it is removed. */
  text: string;
  /** Called with the product as it is after a change, the person's own or that of somebody else. */
  onNewer(product: StaffProduct): void;
}

/** Removes a part of a product once that is confirmed. */
export function Removal({ of: { version, entry }, noun, id, name, text, onNewer }: RemovalProps) {
  const ask = useAsk();
  const { refusal, send } = useSending();
  const what = `the ${noun.toLowerCase()}`;

  function remove() {
    void send<{ product: StaffProduct }, StaffProduct>({
      path: `products/${encodeURIComponent(entry.id)}`,
      body: { version, entry: { [`removed${noun}s`]: [id] } },
      onDone({ product }) {
        onNewer(product);
        return { title: `${noun} removed`, description: name };
      },
      onChanged: onNewer,
    });
  }

  return (
    <>
      <Button
        type="button"
        variant="secondary"
        size="small"
        style={{ justifySelf: 'start' }}
        onClick={() => ask({ heading: `Remove ${what}?`, text, action: 'Remove' }, remove)}
      >
        Remove
        <VisuallyHidden>
          {what} {name}
        </VisuallyHidden>
      </Button>
      <Problem refusal={refusal} />
    </>
  );
}
