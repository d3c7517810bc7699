import { useAuth } from '@glow/shared/auth';
import type { StaffRole } from '@glow/shared/staff';

export function useHasRole(...roles: StaffRole[]): boolean {
  return useAuth((auth) => roles.some((role) => auth.roles.includes(role)));
}

export const ROLE_LABELS: Record<StaffRole, string> = {
  customer: 'Customer',
  support: 'Support',
  catalogue: 'Catalogue',
  owner: 'Owner',
};
