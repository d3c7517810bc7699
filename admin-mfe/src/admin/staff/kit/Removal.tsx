import type { StaffProduct } from '@glow/shared/staff';
import type { ReactNode } from 'react';
import { ActionButton } from './ActionButton';

interface RemovalProps {
  of: StaffProduct;
  noun: 'Review' | 'Variant';
  id: string;
  name: string;
  text: ReactNode;
  /** Called with the present product after this person or somebody else has changed it. */
  onNewer(product: StaffProduct): void;
}

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
