import type { StaffRole } from '@glow/shared/staff';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../base/database/Database';
import { addressOfName } from './authAdapter';

/** An account of the shop, where accounts are real. */
export interface Account {
  id: string;
  /** As it was registered. */
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  phone: string;
  /** What the person may do: a customer shops, the others are staff (docs/accounts.md). */
  role: StaffRole;
  /** ISO timestamp. */
  createdAt: string;
}

/** Reads the account of a request's session; undefined if there is none. */
export type ReadAccount = (request: FastifyRequest) => Promise<Account | undefined>;

/** The account of a row as the library gives it. */
export function toAccount(user: object): Account {
  const fields = user as Record<string, string | Date>;
  const { id, email, address, emailVerified, name, lastName, phone, role, createdAt } = fields;
  return {
    id: String(id),
    email: String(address ?? addressOfName(String(email))),
    emailVerified: Boolean(emailVerified),
    firstName: String(name ?? ''),
    lastName: String(lastName ?? ''),
    phone: String(phone ?? ''),
    role: role as StaffRole,
    createdAt: new Date(createdAt ?? 0).toISOString(),
  };
}

/** What other parts of the shop do when an account changes, in its transaction. */
export interface AccountHooks {
  /** Called once an address is verified. */
  onVerified?(transaction: Queryable, accountId: string): Promise<unknown>;
  /** Called when an account signs in. */
  onSession?(transaction: Queryable, accountId: string): Promise<unknown>;
  /** Called before an account is deleted. */
  onDelete?(transaction: Queryable, accountId: string): Promise<unknown>;
}
