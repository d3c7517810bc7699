import { ButtonLink } from '@glow/shared/navigation';
import { Row } from '@glow/shared/ui';
import { RemoteFragment, useSlotEntries } from '../fragments/RemoteFragment';

/** For a page with little of its own; if they cannot be loaded, there are links to the collections in their place. */
export function Bestsellers() {
  const links = useSlotEntries('shell/shop.links').map(({ to = '', label }) => (
    <ButtonLink key={to} to={to} variant="secondary" size="small">
      {label}
    </ButtonLink>
  ));
  const fallback = <Row gap={3}>{links}</Row>;
  return (
    <RemoteFragment
      of="storefront/ProductShelf"
      heading="Bestsellers to begin with"
      space="36rem"
      fallback={fallback}
    />
  );
}
