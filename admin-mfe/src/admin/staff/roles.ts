import { useAuth } from '@glow/shared/auth';
import type { StaffRole } from '@glow/shared/staff';

/** The tabs and the roles that may use them; the server checks each request by itself. */
export const TAB_ROLES = {
  dashboard: ['support', 'catalogue', 'owner'],
  products: ['catalogue', 'owner'],
  orders: ['support', 'owner'],
  customers: ['support', 'owner'],
  newsletter: ['support', 'owner'],
  policy: ['owner'],
  log: ['owner'],
  releases: ['owner'],
};

/** Whether who is signed in has one of the roles. */
export function useHasRole(roles: readonly string[]): boolean {
  return useAuth((auth) => auth.roles.some((role) => roles.includes(role)));
}

/** What staff calls the roles of accounts. */
export const ROLE_LABELS: Record<StaffRole, string> = {
  customer: 'Customer',
  support: 'Support',
  catalogue: 'Catalogue',
  owner: 'Owner',
};
