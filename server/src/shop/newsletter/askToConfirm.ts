import type { NewsletterSubscription } from '@glow/shared/newsletter';
import { BACK_IN_STOCK } from '@glow/shared/policy';
import { emailKey } from '@glow/shared/validation';
import type { MailPart } from '../mail/renderMail';
import { countHits } from '../../base/database/countHits';
import type { Database, Queryable, Row } from '../../base/database/Database';
import { ApiError } from '../../base/errors/ApiError';
import { hashOf, newToken } from '../../base/http/token';
import { addLetter, type LinkOptions } from './unsubscribe';

const HOUR = 60 * 60 * 1000;

/** The least time between two confirmation emails to one address: three a day at most. */
const CONFIRMATION_RESEND_MS = 8 * HOUR;

export const CONFIRMATION_VALID_MS = 48 * HOUR;

/** Confirmation emails within an hour, so that nobody makes the shop write to thousands of addresses (NEWS-41). */
export const MOST_CONFIRMATIONS = 300;
/** Confirmation emails for one network, so that no network closes the newsletter for all others. */
export const MOST_OF_NETWORK = 100;
/** Arbitrary id of the lock for counting them. */
const LOCK = 7_101_977;

/** The name of the item of a stock alert, from its product and choice. */
export const ITEM_NAME = `products.name || coalesce((select ' (' || value || ')' from variants where line_id = item_id), '')`;

/** The names of all items that a `reader` waits for; null if there are none. */
const WAITED_FOR = `(select string_agg(${ITEM_NAME}, ', ' order by stock_alerts.created_at, item_id)
  from stock_alerts join products on products.id = product_id where stock_alerts.email_key = reader.email_key)`;

const MOST_INTERESTS = 40;

/** Stores an address and asks it to confirm. Throws an `ApiError` after too many: 429 for the network, 503 for all. */
export async function askToConfirm(
  transaction: Queryable,
  { email, firstName, interests, source }: NewsletterSubscription,
  links: LinkOptions,
  network?: string,
): Promise<void> {
  const key = emailKey(email);
  const token = newToken();
  const isAlert = source === BACK_IN_STOCK;
  await transaction.query('select pg_advisory_xact_lock($1)', [LOCK]);
  const now = Date.now();
  const count = async (added: number) =>
    network === undefined ? { current: 0, ttl: 0 } : countHits(transaction, `questions ${network}`, HOUR, added);
  // counted before it is known whether an email is sent, so that a refusal reveals nothing; a failure rolls it back
  const { current, ttl } = await count(1);
  if (current > MOST_OF_NETWORK) throw tooMany(429, ' from your network', ttl);
  // a time in the future was written while the clock was wrong
  const [all] = await transaction.query(
    'select count(*) as asked, min(asked_at) as first from newsletter_subscribers where asked_at > $1 and asked_at <= $2',
    [now - HOUR, now],
  );
  if (Number(all?.asked) >= MOST_CONFIRMATIONS) throw tooMany(503, '', Number(all?.first) + HOUR - now);
  await transaction.query(
    `insert into newsletter_subscribers as existing (email_key, email, first_name, interests, source, created_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (email_key) do update set
       source = case when existing.source = '${BACK_IN_STOCK}' then excluded.source else existing.source end,
       first_name = coalesce(existing.first_name, excluded.first_name),
       interests = (select coalesce(json_agg(interest), '[]') from (
         select interest from jsonb_array_elements_text(existing.interests::jsonb || excluded.interests::jsonb)
           with ordinality as told (interest, position)
         group by interest order by min(position) limit ${MOST_INTERESTS}) as kept)`,
    [key, email, firstName || null, JSON.stringify(interests), source, now],
  );
  const [asked] = await transaction.query(
    `update newsletter_subscribers reader set token_hash = $2, asked_at = $3
     where email_key = $1 and ${isAlert ? 'alerts_confirmed_at' : 'confirmed_at'} is null and coalesce(asked_at, 0) < $4
     returning email, ${WAITED_FOR} as waited_for`,
    [key, hashOf(token), now, now - CONFIRMATION_RESEND_MS],
  );
  if (!asked) return void (await count(-1));
  const link = `${links.site()}/newsletter/confirm?token=${token}`;
  const content = questionMail(link, firstName, isAlert ? String(asked.waited_for) : undefined);
  // to the first spelling of the address, because a later one may be another mailbox
  const mail = { recipient: String(asked.email), ...content, usefulFor: CONFIRMATION_VALID_MS };
  await addLetter(transaction, links, key, mail);
}

/** Asks a reader to confirm, or who waits for products, given their names. */
export function questionMail(href: string, name?: string, waitedFor?: string) {
  const kind = waitedFor ? 'alert' : 'newsletter';
  const what = waitedFor ? `us to tell you when ${waitedFor} is back in stock` : 'to receive the Glow newsletter';
  const parts: MailPart[] = [
    { text: `Please confirm that you would like ${what}.` },
    { button: `Confirm your ${kind}`, href },
    { text: 'The link works for two days. If you did not ask for it, there is nothing to do.' },
  ];
  return { subject: `Please confirm your Glow ${kind}`, content: { heading: `Confirm your ${kind}`, name, parts } };
}

function tooMany(status: number, where: string, waitMs: number): ApiError {
  const message = `Too many people are signing up${where} right now. Please try again later.`;
  return new ApiError(status, message, undefined, {}, Math.ceil(waitMs / 1000));
}

/** Told for a token that is unknown, has expired, or leaves nothing to confirm. */
export const EXPIRED_LINK = 'This link no longer works. Please sign up again, and we will send you a new one.';

/** The question of a link: `is_reader` and `waited_for`. Throws an `ApiError` 404 if the link no longer works. */
export async function findQuestion(database: Queryable, token: string): Promise<Row> {
  const [question] = await database.query(
    `select source <> '${BACK_IN_STOCK}' as is_reader, ${WAITED_FOR} as waited_for from newsletter_subscribers reader
     where token_hash = $1 and asked_at > $2`,
    [hashOf(token), Date.now() - CONFIRMATION_VALID_MS],
  );
  if (!question?.is_reader && !question?.waited_for) throw new ApiError(404, EXPIRED_LINK);
  return question;
}

/** Confirms an address, by `isAlertOnly` for alerts only. Throws an `ApiError` 404 if the token is not valid. */
export async function confirm(database: Database, token: string, isAlertOnly: boolean): Promise<Row> {
  const now = Date.now();
  const [confirmed] = await database.query(
    `update newsletter_subscribers set alerts_confirmed_at = coalesce(alerts_confirmed_at, $1),
       confirmed_at = case when ${isAlertOnly} or source = '${BACK_IN_STOCK}' then confirmed_at else coalesce(confirmed_at, $1) end
     where token_hash = $2 and asked_at > $3 returning email_key, confirmed_at is not null as is_reader`,
    [now, hashOf(token), now - CONFIRMATION_VALID_MS],
  );
  if (!confirmed) throw new ApiError(404, EXPIRED_LINK);
  return confirmed;
}
