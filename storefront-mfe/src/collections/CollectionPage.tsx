import { findCollection } from '@glow/shared/catalog';
import { useParams } from '@glow/shared/router';
import { CollectionView } from './CollectionView';

/** A collection to search, filter, sort and buy from; an unknown one holds all products (URL-2). */
export function CollectionPage() {
  const { category } = useParams();
  const collection = findCollection(category);
  const isUnknown = category !== undefined && category !== collection.slug;
  // going on to another collection begins anew
  return <CollectionView key={collection.slug} collection={collection} isPrivate={isUnknown} />;
}
