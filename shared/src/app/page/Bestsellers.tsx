import { collections } from '@glow/shared/catalog';
import { ButtonLink } from '@glow/shared/navigation';
import { Row } from '@glow/shared/ui';
import { RemoteFragment } from '../fragments/RemoteFragment';

/** For a page with little of its own; if they cannot be loaded, there are links to the collections in their place. */
export function Bestsellers() {
  return (
    <RemoteFragment of="storefront/ProductShelf" heading="Bestsellers to begin with" space="36rem" fallback={LINKS} />
  );
}

const LINKS = (
  <Row as="ul" gap={3} role="list">
    {collections.map(({ slug, title }) => (
      <li key={slug}>
        <ButtonLink to={`/collections/${slug}`} variant="secondary" size="small">
          {title}
        </ButtonLink>
      </li>
    ))}
  </Row>
);
