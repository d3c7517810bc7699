/** What the staff's API (`/api/admin`) and its screens exchange. Money of rows is integer cents, times are ISO timestamps. */
export type { AuditRow, Dashboard, ErrorRow, List, LowStock, ReleaseRow } from './shopTypes';
export type { StaffMail, StaffOrder, StaffOrderChange, StaffOrderRow } from './orderTypes';
export type { StaffCustomerRow, StaffRole, SubscriberRow } from './peopleTypes';
export type { ProductEntry, ProductEntryVariant, StaffProduct, StaffProductRow } from './productTypes';

/** Stock below this many pieces is low (ADM-4). */
export const LOW_STOCK_BELOW = 30;
