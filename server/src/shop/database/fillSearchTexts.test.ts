import { sharedStore } from '../../testing/sharedStore';
import { fillSearchTexts } from './fillSearchTexts';

const shop = sharedStore();

test('many new rows are filled in several transactions, each of which keeps what it has written', async () => {
  await shop.sql(
    `insert into newsletter_subscribers (email_key, email, interests, source, created_at)
     select 'reader' || n || '@example.com', 'reader' || n || '@example.com', '[]', 'website', n
     from generate_series(1, 1001) as n`,
  );
  const missing = () => shop.value('select count(*) as n from newsletter_subscribers where search is null');
  expect([await shop.database.transaction(fillSearchTexts), await missing()]).toEqual([true, 1]);
  expect([await shop.database.transaction(fillSearchTexts), await missing()]).toEqual([false, 0]);
});
