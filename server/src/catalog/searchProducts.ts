import type { Product, SearchSuggestions } from '@glow/shared/catalog';
import type { Queryable } from '../database/Database';
import { isStorable } from './parameters';
import { PRODUCT_COLUMNS, toProduct } from './productRows';

const MAX_SUGGESTED = 6;

/** Products whose name, tags or description contain the text, in this order, and brands that contain it (NAV-16). */
export async function searchProducts(database: Queryable, text: string): Promise<SearchSuggestions> {
  const wanted = text.trim().toLowerCase();
  if (!wanted || !isStorable(wanted)) return { products: [], brands: [] };
  const [products, brands] = await Promise.all([findProducts(database, wanted), findBrands(database, wanted)]);
  return { products, brands };
}

async function findProducts(database: Queryable, wanted: string): Promise<Product[]> {
  const rows = await database.query(
    `select ${PRODUCT_COLUMNS} from products join product_texts on product_id = id
     where discontinued_at is null and strpos(content, $1) > 0
     order by case
       when strpos(lower(name), $1) > 0 then 1
       when exists (select from json_array_elements_text(tags::json) as tag where strpos(lower(tag), $1) > 0) then 2
       else 3 end, position
     limit ${MAX_SUGGESTED}`,
    [wanted],
  );
  return rows.map(toProduct);
}

async function findBrands(database: Queryable, wanted: string): Promise<string[]> {
  const rows = await database.query(
    `select brand from products where discontinued_at is null and strpos(lower(brand), $1) > 0
     group by brand order by min(position) limit ${MAX_SUGGESTED}`,
    [wanted],
  );
  return rows.map(({ brand }) => String(brand));
}
