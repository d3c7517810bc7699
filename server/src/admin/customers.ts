import { STAFF_ROLES, type StaffCustomerRow } from '@glow/shared/staff';
import { z } from 'zod';
import { endSessionsOf, findAccount } from '../shop/accounts/endSessions';
import { changeRole } from '../shop/accounts/makeOwner';
import { columns, isoTime, jsonOf, type ItemFields } from '../base/database/readItems';
import { StartError } from '../base/errors/errors';
import { emailInBody } from '../base/validation/fields';
import { type Action, EARLIER_PAGE, type Shop, withBody, withQuery } from './action';
import { findWords, listQuery, readList } from './readList';

const roleChange = z.strictObject({
  email: emailInBody,
  role: z.enum(STAFF_ROLES),
  was: z.enum(STAFF_ROLES, EARLIER_PAGE),
});
const signingOut = z.strictObject({ email: emailInBody });

/** All addresses that have ordered or have an account of a kind. */
const CUSTOMERS = `select coalesce(address, typed, account.email) as email, coalesce(orders, 0) as orders, coalesce(spent, 0) as spent,
    last_at, role, email_verified, account.created_at,
    coalesce(nullif(trim(first_name || ' ' || last_name), ''), ordered.name, '') as name,
    account.search, coalesce(ordered.email, account.email) as key
  from (select email_key as email, count(*) as orders, sum(total) filter (where status <> 'cancelled') as spent, max(created_at) as last_at,
      (array_agg(customer_name order by created_at desc))[1] as name, (array_agg(customer_email order by created_at desc))[1] as typed from orders where email_key is not null group by email_key) as ordered
    full join (select * from accounts where kind = $1) as account on account.email = ordered.email`;

const ACCOUNT = jsonOf({ role: 'role', emailVerified: 'email_verified = 1', createdAt: isoTime('created_at') });
const FIELDS: ItemFields<StaffCustomerRow> = {
  ...columns('email', 'name', 'orders', 'spent'),
  lastOrderAt: isoTime('last_at'),
  account: `case when role is not null then ${ACCOUNT} end`,
};

export const customerActions = {
  'GET /api/admin/customers': withQuery(listQuery, listCustomers),
  'POST /api/admin/accounts/role': withBody(roleChange, async ({ database, kind }, { email, ...change }, operator) => {
    if (kind === 'oidc') throw new StartError('GLOW-301 Roles come from the identity provider.');
    await changeRole(database, { operator, accountId: await findAccount(database, email, kind), ...change });
    return {};
  }),
  'POST /api/admin/accounts/sign-out': withBody(signingOut, async ({ database, kind }, { email }, operator) => {
    await endSessionsOf(database, { operator, kind, email });
    return {};
  }),
} satisfies Record<string, Action>;

async function listCustomers({ database, kind }: Shop, { search, ...place }: z.output<typeof listQuery>) {
  const params = [kind];
  const has = await findWords(database, search, params);
  const ofOrders = "concat(split_part(orders.search, chr(31), 1), ' ', accounts.search)";
  const found = `select email, name, orders, spent, last_at, role, email_verified, created_at from (${CUSTOMERS}) as customers where ${has('search')}
    or key in (select email_key from orders left join accounts on accounts.id = account_id where ${has(ofOrders)})`;
  // those who have not ordered come last
  const rank = 'coalesce(last_at, created_at - 10000000000000)';
  return readList(database, { found, rank, id: 'md5(email)', fields: FIELDS, params }, place);
}
