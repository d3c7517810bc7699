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

type Customer = [customerName: string, customerEmail: string, shippingAddress: string];

const sofia: Customer = ['Sofia Delgado', 'sofia.delgado@example.com', '1170 Mesa Drive, Austin, TX 78704, US'];
const amelia: Customer = ['Amelia Hart', 'demo@example.com', '48 Linden Street, Apartment 3, Portland, OR 97205, US'];
const noah: Customer = ['Noah Bennett', 'noah.bennett@example.com', '9 Prospect Lane, Burlington, VT 05401, US'];
const leila: Customer = ['Leila Farouk', 'leila.farouk@example.com', '640 Lakeview Court, Evanston, IL 60201, US'];
const grace: Customer = [
  'Grace Tremblay',
  'grace.tremblay@example.com',
  '315 Rue des Érables, Montréal, QC H2K 3T5, CA',
];
const harriet: Customer = ['Harriet Okafor', 'harriet.okafor@example.com', '27 Cedar Hill Road, Atlanta, GA 30307, US'];

/** An order of units at these prices. */
function sampleOrder(
  id: string,
  date: string,
  status: OrderStatus,
  customer: Customer,
  ...prices: Cents[]
): AdminOrder {
  const [customerName, customerEmail, shippingAddress] = customer;
  const { total } = orderTotals(prices.reduce((sum, price) => sum + price, 0));
  return { id, date, status, total, customerName, customerEmail, items: prices.length, shippingAddress };
}

/** The seven sample orders of the dashboard, newest first, with every status among them (ADM-8). */
export const adminOrders: readonly AdminOrder[] = [
  sampleOrder('GLW-024', '2026-10-30', 'pending', sofia, 56_00, 32_00),
  sampleOrder('GLW-023', '2026-10-28', 'processing', amelia, 89_00, 46_00),
  sampleOrder('GLW-022', '2026-10-26', 'processing', noah, 36_00),
  sampleOrder('GLW-021', '2026-10-23', 'cancelled', leila, 125_00),
  sampleOrder('GLW-020', '2026-10-21', 'delivered', grace, 72_00, 28_00),
  sampleOrder('GLW-019', '2026-10-19', 'shipped', amelia, 34_00, 42_00),
  sampleOrder('GLW-018', '2026-10-15', 'delivered', harriet, 30_00, 30_00, 30_00, 89_00),
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
