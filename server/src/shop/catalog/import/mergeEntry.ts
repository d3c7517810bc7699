import type { CatalogProduct, CatalogVariant } from '../saveProducts';
import type { CatalogEntry, VariantEntry } from './catalogEntry';

const EMPTY = { rating: 0, reviewCount: 0, tags: [], ingredients: [], benefits: [], reviews: [] };
const NEW_PRODUCT = { ...EMPTY, isNew: false, isBestseller: false, isDiscontinued: false, isHidden: false };

/** The product after an import. Its pieces are below 0 if the entry takes away more than there are. */
export function mergeEntry(entry: Omit<CatalogEntry, 'version'>, before?: CatalogProduct): CatalogProduct {
  const { discontinued, stock, stockWas, variants, removedVariants, reviews, removedReviews, ...fields } = entry;
  const former = before ?? (NEW_PRODUCT as unknown as CatalogProduct);
  const mergedVariants = mergeById(former.variants, variants, removedVariants, mergeVariant);
  const stockCount = mergedVariants.length
    ? mergedVariants.reduce((sum, variant) => sum + variant.stockCount, 0)
    : piecesOf(stock, stockWas, before?.stockCount);
  return withoutEmpty({
    ...former,
    ...fields,
    ...((former.variants || mergedVariants.length > 0) && { variants: mergedVariants }),
    reviews: mergeById(former.reviews, reviews, removedReviews, (review, earlier) => ({
      ...earlier,
      ...review,
      productId: entry.id,
    })),
    isDiscontinued: discontinued ?? former.isDiscontinued,
    stockCount,
    inStock: stockCount > 0,
  });
}

/** The present stock and the difference to the export's; a new item has the given stock. */
function piecesOf(stock?: number, stockWas?: number, present?: number): number {
  if (stock === undefined) return present ?? 0;
  return present === undefined || stockWas === undefined ? stock : present + stock - stockWas;
}

function mergeVariant({ stock, stockWas, discontinued, ...fields }: VariantEntry, before?: CatalogVariant) {
  const isDiscontinued = discontinued ?? before?.isDiscontinued ?? false;
  const stockCount = isDiscontinued ? 0 : piecesOf(stock, stockWas, before?.stockCount);
  const facts = { stockCount, inStock: stockCount > 0, isDiscontinued: isDiscontinued || null };
  return withoutEmpty({ ...before, ...fields, ...facts } as CatalogVariant);
}

/** The former items in their order, changed if a change is given, then the new ones; removed items are left out. */
function mergeById<Item extends { id: string }, Given extends { id: string }>(
  former: Item[] = [],
  given: Given[] = [],
  removed: string[] = [],
  mergeItem: (given: Given, before?: Item) => Item,
): Item[] {
  const changed = former.map((item) => {
    const change = given.find(({ id }) => id === item.id);
    return change ? mergeItem(change, item) : item;
  });
  const added = given.filter(({ id }) => !former.some((item) => item.id === id));
  return [...changed, ...added.map((item) => mergeItem(item))].filter(({ id }) => !removed.includes(id));
}

/** `null` removes a field. */
function withoutEmpty<Fields extends object>(fields: { [Key in keyof Fields]: Fields[Key] | null }): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Fields;
}
