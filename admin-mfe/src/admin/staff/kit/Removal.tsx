import type { StaffProduct } from '@glow/shared/staff';
import { ActionButton } from './ActionButton';

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
  const what = `the ${noun.toLowerCase()}`;
  return (
    <div>
      <ActionButton<{ product: StaffProduct }, StaffProduct>
        label="Remove"
        of={`${what} ${name}`}
        question={{ heading: `Remove ${what}?`, text, action: 'Remove' }}
        change={{
          path: `products/${encodeURIComponent(entry.id)}`,
          body: { version, entry: { [`removed${noun}s`]: [id] } },
          onDone({ product }) {
            onNewer(product);
            return { title: `${noun} removed`, description: name };
          },
          onChanged: onNewer,
        }}
      />
    </div>
  );
}
