import type { ToldPolicy } from '@glow/shared/policy';
import { choicesByLine, type CatalogSource, type Product, type ProductRecord } from '@glow/shared/catalog';
import type { Queryable } from '../../base/database/Database';
import { listProducts } from './listProducts';
import { isAmong, isStorable, jsonTexts } from '../../base/database/parameters';
import { PRODUCT_COLUMNS, readReviews, toProduct, toRecord } from './productRows';
import { createProductSearch } from './searchProducts';
import { selectPolicy } from '../policy/storePolicy';

/** At most so many ids are looked up at once; an address has room for fewer. */
const MAX_IDS = 1_000;
/** PROD-18. */
const MAX_RELATED = 4;

/** The policy is not part of the contract `catalog`, so that any build runs on any server. */
export type PageSource = CatalogSource & { policy(): Promise<ToldPolicy> };

export function createCatalogSource(database: Queryable, told: Pick<ToldPolicy, 'sendsMail'> = {}): PageSource {
  return {
    async product(id) {
      if (!isStorable(id)) return undefined;
      const [[row], reviews] = await Promise.all([
        database.query(`select ${PRODUCT_COLUMNS} from products where id = $1 and is_hidden = 0`, [id]),
        readReviews(database, 'product_id = $1', [id]),
      ]);
      return row && withSaleEnded(toRecord(row, reviews));
    },
    async products(ids) {
      const products = await productsWhere(database, isAmong('id'), ids);
      const byId = new Map(products.map((product) => [product.id, product]));
      return ids.map((id) => byId.get(id)).filter((product) => product !== undefined);
    },
    list: (query) => listProducts(database, query),
    related: async (id) => (isStorable(id) ? relatedProducts(database, id) : []),
    suggest: createProductSearch(database),
    async lines(ids) {
      const products = await productsWhere(
        database,
        `id = any (array(select json_array_elements_text($1::json)
           union all select product_id from variants where ${isAmong('line_id')}))`,
        ids,
      );
      return choicesByLine(products, ids);
    },
    async ids() {
      const rows = await database.query('select id from products where discontinued_at is null order by position', []);
      return rows.map(({ id }) => String(id));
    },
    policy: async () => ({ ...(await selectPolicy(database)), ...told }),
  };
}

async function productsWhere(database: Queryable, condition: string, ids: readonly string[]): Promise<Product[]> {
  const sold = `select ${PRODUCT_COLUMNS} from products where discontinued_at is null and ${condition}`;
  const rows = await database.query(sold, [jsonTexts(ids.slice(0, MAX_IDS))]);
  return rows.map(toProduct);
}

/** Products in stock, in catalogue order: first of the same subcategory, then of the same category. */
async function relatedProducts(database: Queryable, id: string): Promise<Product[]> {
  const part = (comparison: string) =>
    `(select ${PRODUCT_COLUMNS} from products, of_product
      where discontinued_at is null and in_stock = 1 and products.id <> $1
        and products.category = of_product.category and products.subcategory ${comparison} of_product.subcategory
      order by products.position limit ${MAX_RELATED})`;
  const rows = await database.query(
    `with of_product as materialized (select category, subcategory from products where id = $1 and is_hidden = 0)
     ${part('=')} union all ${part('<>')} limit ${MAX_RELATED}`,
    [id],
  );
  return rows.map(toProduct);
}

/** A discontinued product has no stock. */
function withSaleEnded(product: ProductRecord): ProductRecord {
  if (!product.isDiscontinued) return product;
  const none = { inStock: false, stockCount: 0 };
  const variants = product.variants?.map((variant) => ({ ...variant, ...none }));
  return { ...product, ...(variants && { variants }), ...none };
}
