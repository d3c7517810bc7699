import { findCollection } from '@glow/shared/catalog';
import { useParams } from '@glow/shared/router';
import { CollectionView } from './CollectionView';

/** Collection page with search, filters and sorting; an unknown slug shows all products (URL-2). */
export function CollectionPage() {
  const { category } = useParams();
  const collection = findCollection(category);
  const isUnknown = category !== undefined && category !== collection.slug;
  // the key resets the state when navigating to another collection
  return <CollectionView key={collection.slug} collection={collection} isPrivate={isUnknown} />;
}
