import { orderTotals, type Cents, type OrderStatus } from '@glow/shared/orders';

/** An order as the dashboard lists it; `items` is the number of units, `total` integer cents with shipping and tax (ADM-8). */
export interface AdminOrder {
  id: string;
  date: string;
  status: OrderStatus;
  total: Cents;
  customerName: string;
  customerEmail: string;
  items: number;
  shippingAddress: string;
}

/** The seven sample orders of the dashboard, newest first, with every status among them (ADM-8). */
export const adminOrders: readonly AdminOrder[] = [
  {
    id: 'GLW-024',
    date: '2026-10-30',
    status: 'pending',
    total: orderTotals(56_00 + 32_00).total,
    customerName: 'Sofia Delgado',
    customerEmail: 'sofia.delgado@example.com',
    items: 2,
    shippingAddress: '1170 Mesa Drive, Austin, TX 78704, US',
  },
  {
    id: 'GLW-023',
    date: '2026-10-28',
    status: 'processing',
    total: orderTotals(89_00 + 46_00).total,
    customerName: 'Amelia Hart',
    customerEmail: 'demo@example.com',
    items: 2,
    shippingAddress: '48 Linden Street, Apartment 3, Portland, OR 97205, US',
  },
  {
    id: 'GLW-022',
    date: '2026-10-26',
    status: 'processing',
    total: orderTotals(36_00).total,
    customerName: 'Noah Bennett',
    customerEmail: 'noah.bennett@example.com',
    items: 1,
    shippingAddress: '9 Prospect Lane, Burlington, VT 05401, US',
  },
  {
    id: 'GLW-021',
    date: '2026-10-23',
    status: 'cancelled',
    total: orderTotals(125_00).total,
    customerName: 'Leila Farouk',
    customerEmail: 'leila.farouk@example.com',
    items: 1,
    shippingAddress: '640 Lakeview Court, Evanston, IL 60201, US',
  },
  {
    id: 'GLW-020',
    date: '2026-10-21',
    status: 'delivered',
    total: orderTotals(72_00 + 28_00).total,
    customerName: 'Grace Tremblay',
    customerEmail: 'grace.tremblay@example.com',
    items: 2,
    shippingAddress: '315 Rue des Érables, Montréal, QC H2K 3T5, CA',
  },
  {
    id: 'GLW-019',
    date: '2026-10-19',
    status: 'shipped',
    total: orderTotals(34_00 + 42_00).total,
    customerName: 'Amelia Hart',
    customerEmail: 'demo@example.com',
    items: 2,
    shippingAddress: '48 Linden Street, Apartment 3, Portland, OR 97205, US',
  },
  {
    id: 'GLW-018',
    date: '2026-10-15',
    status: 'delivered',
    total: orderTotals(3 * 30_00 + 89_00).total,
    customerName: 'Harriet Okafor',
    customerEmail: 'harriet.okafor@example.com',
    items: 4,
    shippingAddress: '27 Cedar Hill Road, Atlanta, GA 30307, US',
  },
];

/** The dashboard's hard-coded figures; revenue is integer cents, growth is percent (ADM-2). */
export const adminStats = {
  totalRevenue: 2486_32,
  totalOrders: 24,
  totalProducts: 12,
  totalCustomers: 19,
  revenueGrowth: 12.5,
  orderGrowth: 8.2,
};
