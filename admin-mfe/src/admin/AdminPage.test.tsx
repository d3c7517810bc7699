import type { CatalogSource } from '@glow/shared/catalog';
import { createSampleCatalog, sampleProduct } from '@glow/shared/samples';
import { renderRoutes, shopper } from '@glow/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { pageData } from '../pageData';
import { Screens } from '../routes';

let log: jest.SpyInstance;
beforeEach(() => {
  log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function open(url: string, catalog?: CatalogSource) {
  return renderRoutes(Screens, url, { user: shopper, pageData, catalog });
}

/** A catalogue of products with the given numbers of pieces. */
function stocked(...counts: number[]): CatalogSource {
  const serum = sampleProduct('skn-001');
  return createSampleCatalog(
    counts.map((stockCount, index) => ({ ...serum, id: String(index), name: `Serum ${index}`, stockCount })),
  );
}

/** The status text beside the filter. */
function note() {
  return within(screen.getByRole('tabpanel')).getByRole('status');
}

async function rowsOf(caption: string) {
  const [, ...rows] = within(await screen.findByRole('table', { name: caption })).getAllByRole('row');
  return rows;
}

async function namesIn(caption: string) {
  return (await rowsOf(caption)).map((row) => within(row).getByRole('rowheader').textContent);
}

describe('the store admin', () => {
  test('redirects guests to the login page', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { place } = renderRoutes(Screens, '/admin?tab=orders', { pageData });
    await screen.findByRole('heading', { name: 'Oops! Page not found' });
    expect(place.url).toBe('/login');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('opens for any account, also one that has just signed up', async () => {
    const newcomer = { ...shopper, id: 'user-1772722800000', email: 'noor@example.com', emailVerified: false };
    const { place } = renderRoutes(Screens, '/admin', { user: newcomer, pageData });
    expect(await screen.findByRole('heading', { level: 1, name: 'Store admin' })).toBeVisible();
    expect(place.url).toBe('/admin');
  });

  test('says that its data is for demonstration, and links to the store', async () => {
    open('/admin');
    expect(await screen.findByRole('heading', { level: 1, name: 'Store admin' })).toBeVisible();
    expect(screen.getByText('Demo data')).toBeVisible();
    expect(screen.getByRole('link', { name: 'View Store' })).toHaveAttribute('href', '/');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  });

  test('has four tabs, with the first selected', async () => {
    open('/admin');
    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual([
      'Dashboard',
      'Products',
      'Orders',
      'Customers',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Dashboard');
  });

  test.each([
    ['products', 'Products'],
    ['orders', 'Orders'],
    ['customers', 'Customers'],
    ['nonsense', 'Dashboard'],
  ])('takes the tab %s from the URL', async (tab, label) => {
    open(`/admin?tab=${tab}`);
    expect(await screen.findByRole('tab', { name: label, selected: true })).toBeVisible();
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
    await screen.findByText('$2,486.32');
    const figures = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
    expect(figures).toEqual(['Revenue+12.5% growth$2,486.32', 'Orders+8.2% growth24', 'Products12', 'Customers19']);
  });

  test('shows the sales of the latest orders day by day, as a table too', async () => {
    const { user } = open('/admin');
    const sales = await screen.findByRole('region', { name: 'Sales by day' });
    expect(sales).toHaveTextContent('The latest 7 orders, without what was cancelled. The tallest column is $193.32.');
    expect(sales.querySelectorAll('svg rect')).toHaveLength(16);
    const table = within(sales).getByText('Sales', { selector: 'caption' });
    expect(table).not.toBeVisible();
    await user.click(within(sales).getByText('Show as a table'));
    expect(table).toBeVisible();
    expect((await rowsOf('Sales')).map(({ textContent }) => textContent)).toEqual([
      'Oct 15, 2026$193.32',
      'Oct 19, 2026$82.08',
      'Oct 21, 2026$108.00',
      'Oct 26, 2026$47.87',
      'Oct 28, 2026$145.80',
      'Oct 30, 2026$95.04',
    ]);
  });

  test('shows how many orders are in each status', async () => {
    open('/admin');
    const statuses = await screen.findByRole('region', { name: 'Orders by status' });
    expect(
      within(statuses)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pending1', 'Processing2', 'Shipped1', 'Delivered2', 'Cancelled1']);
  });

  test('hides its charts from screen readers, which have the numbers', async () => {
    const { container } = open('/admin');
    await screen.findByRole('region', { name: 'Orders by status' });
    const drawings = [...container.querySelectorAll('svg')];
    expect(drawings.length).toBeGreaterThan(10);
    for (const drawing of drawings) expect(drawing.closest('[aria-hidden=true]')).not.toBeNull();
  });

  test('shows the five latest orders, newest first', async () => {
    open('/admin');
    const names = await namesIn('Recent orders');
    expect(names.map((name) => name?.slice(0, 7))).toEqual(['GLW-024', 'GLW-023', 'GLW-022', 'GLW-021', 'GLW-020']);
    const [latest] = await rowsOf('Recent orders');
    expect(
      within(latest!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['Sofia Delgado', 'Pending', '$95.04']);
  });

  test('warns of low stock, lowest first', async () => {
    open('/admin');
    const alert = await screen.findByRole('region', { name: 'Low stock' });
    expect(
      within(alert)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Invisible Shield Mineral Sunscreen SPF 500 left',
      'Bright Eyes Peptide Eye Cream8 left',
      'Glow Drops Liquid Highlighter12 left',
      'Midnight Repair Cream22 left',
      'Petal Flush Powder Blush26 left',
    ]);
  });
});

describe('low stock', () => {
  test.each([
    ['begins below 30', [31, 30, 29], [29]],
    ['includes what is sold out', [0, 100], [0]],
    ['has the scarcest first', [20, 3, 11], [3, 11, 20]],
    ['shows five at most', [6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5]],
    ['is taken from all pages of products', [...Array<number>(30).fill(100), 4], [4]],
    ['may be empty', [30, 400], []],
  ])('%s', async (_, counts, expected) => {
    open('/admin', stocked(...counts));
    const alert = await screen.findByRole('region', { name: 'Low stock' });
    const left = within(alert).queryAllByRole('listitem');
    expect(left.map((item) => item.querySelector('strong')?.textContent)).toEqual(
      expected.map((count) => `${count} left`),
    );
  });
});

describe('the products', () => {
  test('are shown in pages of 24, and another filter begins with the first page', async () => {
    const { user, place } = open('/admin?tab=products', stocked(...Array.from({ length: 30 }, (_, index) => index)));
    expect(await rowsOf('Products')).toHaveLength(24);
    expect(note()).toHaveTextContent('30 of 30 products');
    expect(screen.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(place.url).toBe('/admin?tab=products&page=2');
    expect((await namesIn('Products'))[0]).toMatch(/^Serum 24/);
    expect(screen.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/admin?tab=products&page=1');
    await user.selectOptions(screen.getByLabelText('Category'), 'Skincare');
    expect(await screen.findByText('Page 1 of 2')).toBeVisible();
    expect(place.url).toBe('/admin?tab=products&category=skincare');
  });

  test('that fit on one page have no links to others', async () => {
    open('/admin?tab=products&page=x');
    expect(await rowsOf('Products')).toHaveLength(12);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
  });

  test.each([
    ['All products', 12, /^Glow Radiance Vitamin C Serum/],
    ['Skincare', 6, /^Glow Radiance Vitamin C Serum/],
    ['Makeup', 6, /^Second Skin Serum Foundation/],
  ])('filtered by %s are %i', async (option, count, first) => {
    const { user } = open('/admin?tab=products&category=makeup');
    await user.selectOptions(await screen.findByLabelText('Category'), option);
    await screen.findByRole('option', { name: option, selected: true });
    await screen.findByText(`${count} of 12 products · Changes here are not saved (demo)`);
    await waitFor(async () => expect((await namesIn('Products'))[0]).toMatch(first));
    expect(await rowsOf('Products')).toHaveLength(count);
  });

  test('keep the chosen filter in the URL', async () => {
    const { user, place } = open('/admin?tab=products');
    await user.selectOptions(await screen.findByLabelText('Category'), 'Makeup');
    expect(await namesIn('Products')).toContain('Velvet Matte LipstickVelour · GLW-MKP-005');
    expect(place.url).toBe('/admin?tab=products&category=makeup');
  });

  test('are listed with category, price, stock and whether they are in the store', async () => {
    open('/admin?tab=products');
    const [serum] = await rowsOf('Products');
    expect(within(serum!).getByRole('rowheader')).toHaveTextContent(
      'Glow Radiance Vitamin C SerumGlow Lab · GLW-SKN-001',
    );
    expect(
      within(serum!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(0, 4),
    ).toEqual(['Skincare', '$89.00', '48', 'Visible']);
  });

  test('can be hidden and shown again, which is written to the console and saved nowhere', async () => {
    const { user } = open('/admin?tab=products');
    const [serum] = await rowsOf('Products');
    await user.click(within(serum!).getByRole('button', { name: 'Hide Glow Radiance Vitamin C Serum' }));
    expect(within(serum!).getByRole('cell', { name: 'Hidden' })).toBeVisible();
    expect(note()).toHaveTextContent('Glow Radiance Vitamin C Serum: hidden, not saved (demo)');
    await user.click(within(serum!).getByRole('button', { name: 'Show Glow Radiance Vitamin C Serum' }));
    expect(within(serum!).getByRole('cell', { name: 'Visible' })).toBeVisible();
    expect(note()).toHaveTextContent('Glow Radiance Vitamin C Serum: visible, not saved (demo)');
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
    expect(note()).toHaveTextContent(`${count} of 7 orders`);
  });

  test('are listed with customer, address, quantity and total', async () => {
    open('/admin?tab=orders&status=delivered');
    const [, latest] = await rowsOf('Orders');
    expect(within(latest!).getByRole('rowheader')).toHaveTextContent('GLW-018Oct 15, 2026');
    const cells = within(latest!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
    expect(cells.slice(0, 3)).toEqual([
      'Harriet Okaforharriet.okafor@example.com',
      '27 Cedar Hill Road, Atlanta, GA 30307, US',
      '$193.324 items',
    ]);
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
    expect(
      within(status)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled']);
    await user.selectOptions(status, 'Shipped');
    expect(log.mock.calls).toEqual([['Order status', 'GLW-024', 'shipped']]);
    expect(status).toHaveValue('shipped');
    expect(note()).toHaveTextContent('GLW-024: Shipped, not saved (demo)');
    const [latest] = await rowsOf('Orders');
    expect(within(latest!).getByText('Not saved (demo)')).toBeVisible();
  });

  test('stay in their filter after a choice, and lose the note when the choice is reverted', async () => {
    const { user } = open('/admin?tab=orders&status=pending');
    const status = await screen.findByLabelText('Status of GLW-024');
    await user.selectOptions(status, 'Cancelled');
    expect(await namesIn('Orders')).toEqual(['GLW-024Oct 30, 2026']);
    await user.selectOptions(status, 'Pending');
    expect(screen.queryByText('Not saved (demo)')).not.toBeInTheDocument();
  });
});

describe('the customers', () => {
  test('are listed with how often and for how much they ordered', async () => {
    open('/admin?tab=customers');
    const [, amelia, ...others] = await rowsOf('Customers');
    expect(others).toHaveLength(4);
    expect(
      within(amelia!)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['demo@example.com', '2', '$227.88']);
    expect(within(amelia!).getByRole('rowheader', { name: 'Amelia Hart' })).toBeVisible();
  });
});

test.each([
  ['dashboard', 'Recent orders'],
  ['products', 'Products'],
  ['orders', 'Orders'],
  ['customers', 'Customers'],
])(
  'The table of the tab %s names its columns and rows, and its cells where rows are rendered as blocks',
  async (tab, caption) => {
    open(`/admin?tab=${tab}`);
    const table = await screen.findByRole('table', { name: caption });
    const [first, ...others] = within(table).getAllByRole('columnheader');
    for (const header of [first!, ...others]) expect(header).toHaveAttribute('scope', 'col');
    for (const row of await rowsOf(caption)) {
      expect(within(row).getByRole('rowheader')).toHaveAttribute('scope', 'row');
      expect(
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.dataset['label']),
      ).toEqual(others.map(({ textContent }) => textContent));
    }
  },
);
