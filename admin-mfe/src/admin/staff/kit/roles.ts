import { useAuth } from '@glow/shared/auth';
import type { StaffRole } from '@glow/shared/staff';

/** Whether who is signed in has one of the roles. */
export function useHasRole(...roles: StaffRole[]): boolean {
  return useAuth((auth) => roles.some((role) => auth.roles.includes(role)));
}

/** What staff calls the roles of accounts. */
export const ROLE_LABELS: Record<StaffRole, string> = {
  customer: 'Customer',
  support: 'Support',
  catalogue: 'Catalogue',
  owner: 'Owner',
};
