import { renderRoutes, shopper } from '@glow/shared/testing';
import { screen, within } from '@testing-library/react';
import { Screens } from '../routes';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function open(url: string) {
  return renderRoutes(Screens, url, { user: shopper });
}

async function rowsOf(caption: string) {
  const [, ...rows] = within(await screen.findByRole('table', { name: caption })).getAllByRole('row');
  return rows;
}

async function namesIn(caption: string) {
  return (await rowsOf(caption)).map((row) => within(row).getByRole('rowheader').textContent);
}

describe('the store admin', () => {
  test('sends whoever is not signed in to the login page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { place } = renderRoutes(Screens, '/admin?tab=orders');
    await screen.findByRole('heading', { name: 'Oops! Page not found' });
    expect(place.url).toBe('/login');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('says that its data is for demonstration, and leads to the store', async () => {
    open('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Store admin' })).toBeVisible();
    expect(screen.getByText('Demo data')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Store' })).toHaveAttribute('href', '/');
  });

  test('keeps the chosen tab in the URL', async () => {
    const { user, place } = open('/admin');
    expect(await screen.findByRole('tab', { name: 'Dashboard', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Customers' }));
    expect(await screen.findByRole('table', { name: 'Customers' })).toBeVisible();
    expect(place.url).toBe('/admin?tab=customers');
  });
});

describe('the dashboard', () => {
  test('shows the figures of the store', async () => {
    open('/admin');
    expect(await screen.findByText('$2,486.32')).toBeVisible();
    expect(screen.getByText('+12.5% growth')).toBeVisible();
    expect(screen.getByText('+8.2% growth')).toBeVisible();
  });

  test('shows the five latest orders, newest first', async () => {
    open('/admin');
    const names = await namesIn('Recent orders');
    expect(names.map((name) => name?.slice(0, 7))).toEqual(['GLW-024', 'GLW-023', 'GLW-022', 'GLW-021', 'GLW-020']);
  });

  test('warns of what runs low, the scarcest first', async () => {
    open('/admin');
    const alert = await screen.findByRole('region', { name: 'Low stock' });
    expect(within(alert).getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Invisible Shield Mineral Sunscreen SPF 500 left',
      'Bright Eyes Peptide Eye Cream8 left',
      'Glow Drops Liquid Highlighter12 left',
      'Midnight Repair Cream22 left',
      'Petal Flush Powder Blush26 left',
    ]);
  });
});

describe('the products', () => {
  test.each([
    ['All products', 12],
    ['Skincare', 6],
    ['Makeup', 6],
  ])('filtered by %s are %i', async (option, count) => {
    const { user } = open('/admin?tab=products&category=makeup');
    await user.selectOptions(await screen.findByLabelText('Category'), option);
    await screen.findByRole('option', { name: option, selected: true });
    expect(await rowsOf('Products')).toHaveLength(count);
  });

  test('can be hidden and shown again, which is written to the console and saved nowhere', async () => {
    const { user } = open('/admin?tab=products');
    const [serum] = await rowsOf('Products');
    await user.click(within(serum!).getByRole('button', { name: 'Hide Glow Radiance Vitamin C Serum' }));
    expect(within(serum!).getByRole('cell', { name: 'Hidden' })).toBeVisible();
    expect(screen.getByText('Glow Radiance Vitamin C Serum: hidden, not saved (demo)')).toBeVisible();
    await user.click(within(serum!).getByRole('button', { name: 'Show Glow Radiance Vitamin C Serum' }));
    expect(within(serum!).getByRole('cell', { name: 'Visible' })).toBeVisible();
    expect(log.mock.calls).toEqual([
      ['Product visibility', 'skn-001', 'hidden'],
      ['Product visibility', 'skn-001', 'visible'],
    ]);
  });
});

describe('the orders', () => {
  test.each([
    ['all', 7],
    ['pending', 1],
    ['processing', 2],
    ['shipped', 1],
    ['delivered', 2],
    ['cancelled', 1],
    ['nonsense', 7],
  ])('of the filter %s are %i', async (status, count) => {
    open(`/admin?tab=orders&status=${status}`);
    expect(await rowsOf('Orders')).toHaveLength(count);
  });

  test('keep the chosen filter in the URL', async () => {
    const { user, place } = open('/admin?tab=orders');
    await user.selectOptions(await screen.findByLabelText('Status'), 'Shipped');
    expect(await namesIn('Orders')).toEqual(['GLW-019Oct 19, 2026']);
    expect(place.url).toBe('/admin?tab=orders&status=shipped');
  });

  test('offer all five statuses; a choice is written to the console and saved nowhere', async () => {
    const { user } = open('/admin?tab=orders');
    const status = await screen.findByLabelText('Status of GLW-024');
    expect(within(status).getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled']);
    await user.selectOptions(status, 'Shipped');
    expect(log.mock.calls).toEqual([['Order status', 'GLW-024', 'shipped']]);
    expect(screen.getByText('GLW-024: Shipped, not saved (demo)')).toBeVisible();
  });
});

describe('the customers', () => {
  test('are listed with how often and for how much they ordered', async () => {
    open('/admin?tab=customers');
    const [, amelia] = await rowsOf('Customers');
    expect(within(amelia!).getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['demo@example.com', '2', '$227.88']);
    expect(within(amelia!).getByRole('rowheader', { name: 'Amelia Hart' })).toBeVisible();
  });
});
