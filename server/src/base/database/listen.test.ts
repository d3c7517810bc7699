import { setTimeout as wait } from 'node:timers/promises';
import { sampleProducts } from '@glow/shared/samples';
import { sharedDatabase } from '../../testing/sharedStore';
import { temporaryPostgres } from '../../testing/temporaryPostgres';
import { openPostgres } from './openPostgres';

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await wait(10);
}

describe('changes of the catalogue', () => {
  const database = sharedDatabase();
  let heard: string[] = [];

  beforeAll(() => database.listen('catalog', (payload) => heard.push(payload)));

  /** The notifications of a change, up to a later one. */
  async function heardOf(text: string): Promise<string[]> {
    heard = [];
    await database.query(text);
    await database.query("select pg_notify('catalog', 'end')", []);
    await until(() => heard.includes('end'));
    return heard.slice(0, heard.indexOf('end')).sort();
  }

  test.each([
    ["update products set price = price + 1 where id = 'skn-002'", ['product:skn-002']],
    ["update variants set price = 1 where line_id = 'mkp-005-plum'", ['product:mkp-005']],
    ["update reviews set helpful = 1 where id = 'rev-003'", ['product:mkp-005']],
    ["update stock set pieces = 40 where line_id = 'skn-002'", []],
    ["update stock set pieces = 11 where line_id = 'skn-002'", []],
    ["update stock set pieces = 10 where line_id = 'skn-002'", ['stock:skn-002']],
    ["update stock set pieces = 10 where line_id = 'skn-002'", []],
    ["update stock set pieces = 9 where line_id in ('skn-002', 'mkp-003-rose')", ['stock:skn-002']],
    ["update stock set pieces = 0 where line_id = 'skn-002'", ['product:skn-002']],
    ["update stock set pieces = 1 where line_id = 'skn-002'", ['product:skn-002']],
    ["delete from products where id = 'skn-003'", ['product:skn-003']],
    ["begin; update products set price = 5 where id = 'skn-004'; rollback", []],
    [
      'update products set price = price + 1',
      sampleProducts
        .map(({ id }) => `product:${id}`)
        .filter((id) => !id.endsWith('skn-003'))
        .sort(),
    ],
  ])('%s', async (text, payloads) => {
    expect(await heardOf(text)).toEqual(payloads);
  });

  test('a transaction that changes many products says so once', async () => {
    await heardOf(
      `insert into products select 'gen-' || n, n, 100, null, 5, 0, 0, 0, 0, null, 'makeup', 'blush', 'b', 'n', 's', 'd', '[]', '[]', '[]', '[]'
       from generate_series(1, 150) as n`,
    );
    const payloads = await heardOf('update products set price = price + 1');
    expect(payloads.filter((payload) => payload === 'all')).toHaveLength(1);
    expect(payloads).toHaveLength(101);
  });

  test('who has ended it hears nothing more', async () => {
    const others: string[] = [];
    const end = await database.listen('catalog', (payload) => others.push(payload));
    end();
    await heardOf("update products set price = 7 where id = 'skn-004'");
    expect(others).toEqual([]);
  });
});

test('while PostgreSQL is gone, everything counts as changed again and again, and changes are heard again', async () => {
  const postgres = await temporaryPostgres();
  const database = openPostgres(postgres.url);
  const heard: string[] = [];
  await database.listen('catalog', (payload) => heard.push(payload));
  await postgres.crash();
  await until(() => heard.length === 4);
  expect(heard).toEqual(['all', 'all', 'all', 'all']);
  await postgres.restart();
  const send = async () => {
    await database.query("select pg_notify('catalog', 'product:a')", []).catch(() => undefined);
    await wait(100);
  };
  while (!heard.includes('product:a')) await send();
  await database.close();
  await postgres.stop();
});
