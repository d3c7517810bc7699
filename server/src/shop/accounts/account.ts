import type { User } from '@glow/shared/auth';
import type { StaffRole } from '@glow/shared/staff';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../../base/database/Database';
import { addressOfName } from './authAdapter';

/** `email` has the spelling of the registration. */
export interface Account extends Omit<User, 'avatar'> {
  /** A customer shops; the other roles are staff (docs/accounts.md). */
  role: StaffRole;
}

/** Reads the account of a request's session; undefined if there is none. */
export type ReadAccount = (request: FastifyRequest) => Promise<Account | undefined>;

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

/** Other parts of the shop do this in the transaction that changes an account. */
export interface AccountHooks {
  onVerified?(transaction: Queryable, accountId: string): Promise<unknown>;
  onSession?(transaction: Queryable, accountId: string): Promise<unknown>;
  onDelete?(transaction: Queryable, accountId: string): Promise<unknown>;
}
