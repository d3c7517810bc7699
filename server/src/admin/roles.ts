import type { StaffRole } from '@glow/shared/staff';
import type { FastifyRequest, preParsingAsyncHookHandler } from 'fastify';
import type { ReadAccount } from '../shop/accounts/account';
import { ApiError } from '../base/errors/ApiError';

/** The roles by method and address (docs/reference/roles.md). */
export const ROLES = {
  'GET /api/admin/dashboard': ['support', 'catalogue', 'owner'],
  'GET /api/admin/orders': ['support', 'owner'],
  'GET /api/admin/orders/:id': ['support', 'owner'],
  'POST /api/admin/orders/:id': ['support', 'owner'],
  'POST /api/admin/orders/:id/mails': ['support', 'owner'],
  'GET /api/admin/customers': ['support', 'owner'],
  'POST /api/admin/accounts/role': ['owner'],
  'POST /api/admin/accounts/sign-out': ['owner'],
  'GET /api/admin/newsletter': ['support', 'owner'],
  'POST /api/admin/newsletter/leave': ['support', 'owner'],
  'GET /api/admin/newsletter/export': ['owner'],
  'GET /api/admin/products': ['catalogue', 'owner'],
  'GET /api/admin/products/:id': ['catalogue', 'owner'],
  'POST /api/admin/products/:id': ['catalogue', 'owner'],
  'GET /api/admin/products/import': ['catalogue', 'owner'],
  'POST /api/admin/products/import': ['catalogue', 'owner'],
  'GET /api/admin/products/export': ['catalogue', 'owner'],
  'GET /api/admin/policy': ['owner'],
  'POST /api/admin/policy': ['owner'],
  'GET /api/admin/audit-log': ['owner'],
  'GET /api/admin/releases': ['owner'],
  'GET /api/admin/errors': ['owner'],
} as const satisfies Record<string, readonly StaffRole[]>;

export type StaffAction = keyof typeof ROLES;

/** Refuses requests without a session (401) and accounts with another role (403). */
export function requireRole(readAccount: ReadAccount, roles: readonly StaffRole[]): preParsingAsyncHookHandler {
  return async (request: FastifyRequest) => {
    const account = await readAccount(request);
    if (!account) throw new ApiError(401, 'Please sign in.', undefined, { code: 'signed_out' });
    if (!roles.includes(account.role)) throw new ApiError(403, 'Your account may not do this.');
    request.staff = account.email;
  };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The address of the account that does something as staff. */
    staff?: string;
  }
}
