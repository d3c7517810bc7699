import type { StaffRole } from '@glow/shared/staff';
import type { FastifyRequest } from 'fastify';

/** What a person may do: a customer shops, the others are staff (docs/accounts.md). */
export type Role = StaffRole;

/** An account of the shop, where accounts are real. */
export interface Account {
  id: string;
  /** In lower case. */
  email: string;
  emailVerified: boolean;
  firstName: string;
  lastName: string;
  phone: string;
  role: Role;
  /** ISO timestamp. */
  createdAt: string;
}

/** Reads the account of a request's session; undefined if there is none. */
export type ReadAccount = (request: FastifyRequest) => Promise<Account | undefined>;
