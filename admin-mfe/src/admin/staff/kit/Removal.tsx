import type { StaffProduct } from '@glow/shared/staff';
import { ActionButton } from './ActionButton';

interface RemovalProps {
  of: StaffProduct;
  noun: 'Review' | 'Variant';
  id: string;
  name: string;
  /** Called with the present product after this person or somebody else has changed it. */
  onNewer(product: StaffProduct): void;
}

export function Removal({ of: { version, entry }, noun, id, name, onNewer }: RemovalProps) {
  const what = `the ${noun.toLowerCase()}`;
  const text = (
    <p>
      The {noun.toLowerCase()} ‘<bdi>{name}</bdi>’ cannot be brought back.
      {noun === 'Variant' && ' Orders keep what was bought.'}
    </p>
  );
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
