import { hasPooler, temporaryPooler } from '../../testing/temporaryPooler';
import { temporaryPostgres, type TemporaryPostgres } from '../../testing/temporaryPostgres';
import { openDatabase } from './openDatabase';

const withPooler = hasPooler ? describe : describe.skip;

withPooler('behind PgBouncer', () => {
  let postgres: TemporaryPostgres;

  beforeAll(async () => {
    postgres = await temporaryPostgres();
  });
  afterAll(() => postgres.stop());

  async function behind<Result>(
    settings: Record<string, string | number>,
    work: (databaseUrl: string) => Promise<Result>,
  ): Promise<Result> {
    const { url, stop } = await temporaryPooler(postgres.url, settings);
    try {
      return await work(url);
    } finally {
      await stop();
    }
  }

  const sentence =
    /PostgreSQL at 127\.0\.0\.1:\d+\/postgres is a pooler, as PgBouncer is, that has no session for each connection: set pool_mode = session .+ DATABASE_URL\.$/;

  test.each<[string, Record<string, string | number>]>([
    ['that takes the connection used last', { pool_mode: 'transaction' }],
    ['that takes connections in turn', { pool_mode: 'transaction', server_round_robin: 1 }],
    [
      'that ignores settings',
      { pool_mode: 'transaction', ignore_startup_parameters: 'statement_timeout,lock_timeout' },
    ],
    ['of single statements', { pool_mode: 'statement' }],
    ['of one connection', { pool_mode: 'session', default_pool_size: 1, query_wait_timeout: 1 }],
  ])('one %s is refused at the start', async (_which, settings) => {
    await behind(settings, async (databaseUrl) => {
      await expect(openDatabase({ databaseUrl, dataDir: '' })).rejects.toThrow(sentence);
    });
  });

  test('one of sessions works without any other setting, and hears of changes', async () => {
    await behind({ pool_mode: 'session' }, async (databaseUrl) => {
      const database = await openDatabase({ databaseUrl, dataDir: '' });
      const heard: string[] = [];
      await database.listen('catalogue', (payload) => heard.push(payload));
      await database.transaction((transaction) => transaction.query("select pg_notify('catalogue', $1)", ['skn-001']));
      const limits = await database.query(
        "select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock",
        [],
      );
      await waitUntil(() => heard.includes('skn-001'));
      await database.close();
      expect(limits).toEqual([{ statement: '8s', lock: '1s' }]);
    });
  });
});

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setImmediate(resolve));
}
