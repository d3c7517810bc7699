import pg from 'pg';
import { createSampleCatalog, sampleDetails, sampleProducts } from '@glow/shared/samples';
import { correctSearch, createSpelling, searchTextsOf, vocabularyOf, type FindNearest } from '@glow/shared/search';
import { temporaryPostgres } from '../../server/src/testing/temporaryPostgres';
import { spellingQueries as queries } from '../../shared/src/testing/labelledQueries';
import { table } from './table';

const MAX_NEAREST = 2;

/** Compares two ways to correct a spelling by the labelled queries: prints the mean reciprocal rank of the first right product. */
export async function benchSearch(): Promise<void> {
  const texts = sampleProducts.map((product) => searchTextsOf({ ...product, ...sampleDetails(product.id) }));
  const vocabulary = [...new Set(texts.flatMap(vocabularyOf))];
  const postgres = await temporaryPostgres();
  const database = new pg.Client({ connectionString: postgres.url });
  await database.connect();
  await database.query('create extension pg_trgm; create table words (word text)');
  await database.query('insert into words select json_array_elements_text($1::json)', [JSON.stringify(vocabulary)]);
  const rows = [
    ['none', ...(await measure(() => []))],
    ['MiniSearch, letters that differ', ...(await measure(createSpelling(vocabulary)))],
    ['pg_trgm, similarity above 0.3', ...(await measure(nearestByTrigrams(database, 0.3)))],
    ['pg_trgm, similarity above 0.2', ...(await measure(nearestByTrigrams(database, 0.2)))],
  ];
  await database.end();
  await postgres.stop();
  const head = [`correction (${queries.length} queries)`, 'MRR', 'right first', 'right', 'nothing'];
  console.log(table([head, ...rows]));
}

async function measure(findNearest: FindNearest): Promise<string[]> {
  const catalog = createSampleCatalog(sampleProducts);
  const find = async (text: string) => {
    const { products, corrected } = await catalog.suggest(text);
    return corrected === undefined && products.length > 0 ? products : undefined;
  };
  const ranks: number[] = [];
  let nothing = 0;
  for (const [text, ids] of queries) {
    const found = (await find(text)) ?? (await correctSearch(text, findNearest, find))?.found;
    if (!found) nothing += 1;
    ranks.push((found ?? []).findIndex(({ id }) => ids.split(' ').includes(id)) + 1);
  }
  const share = (count: number) => `${((100 * count) / ranks.length).toFixed(1)} %`;
  const reciprocal = ranks.reduce((sum, rank) => sum + (rank ? 1 / rank : 0), 0) / ranks.length;
  return [
    reciprocal.toFixed(3),
    share(ranks.filter((rank) => rank === 1).length),
    share(ranks.filter((rank) => rank > 0).length),
    share(nothing),
  ];
}

/** The most alike texts by the trigrams that they share. */
function nearestByTrigrams(database: pg.Client, least: number): FindNearest {
  return async (text) => {
    const { rows } = await database.query<{ word: string }>(
      `select word from words where similarity(word, $1) > $2 order by similarity(word, $1) desc, word limit ${MAX_NEAREST}`,
      [text, least],
    );
    return rows.map(({ word }) => word);
  };
}
