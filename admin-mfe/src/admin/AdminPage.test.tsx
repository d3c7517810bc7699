import type { CatalogSource } from '@glow/shared/catalog';
import { createSampleCatalog, sampleProduct } from '@glow/shared/samples';
import { renderRoutes, shopper } from '@glow/shared/testing';
import { renderPart } from '@glow/shared/testing/part';
import { Badge } from '@glow/shared/ui';
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

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent);

/** The rows of a table, as a browser shows them. Queries by role take long in a page with many cells. */
async function rowsOf(caption: string) {
  const table = (await screen.findByText(caption, { selector: 'caption' })).closest('table') as HTMLTableElement;
  return [...table.tBodies[0]!.rows];
}

const namesIn = async (caption: string) => (await rowsOf(caption)).map((row) => row.cells[0]?.textContent);

const cellsOf = (row?: HTMLTableRowElement) => textsOf([...(row?.cells ?? [])].slice(1));

/** Expects that a table names its columns and rows, and its cells where rows are rendered as blocks. */
function expectLabelled(caption: string) {
  const table = within(screen.getByRole('table', { name: caption }));
  const [first, ...others] = table.getAllByRole('columnheader');
  for (const header of [first!, ...others]) expect(header).toHaveAttribute('scope', 'col');
  const [, row] = table.getAllByRole('row');
  expect(within(row!).getByRole('rowheader')).toHaveAttribute('scope', 'row');
  const labels = within(row!)
    .getAllByRole('cell', { hidden: true })
    .map((cell) => cell.dataset['label']);
  expect(labels).toEqual(textsOf(others));
}

describe('the store admin', () => {
  test('redirects guests to the login page (URL-10, AUTH-1)', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { place } = renderRoutes(Screens, '/admin?tab=orders', { pageData });
    await screen.findByRole('heading', { name: 'Oops! Page not found' });
    expect(place.url).toBe('/login');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  });

  test('opens for any account, says that its data is a demo, and keeps the tab in the URL (ADM-1, ADM-9)', async () => {
    const newcomer = { ...shopper, id: 'user-1772722800000', email: 'noor@example.com', emailVerified: false };
    const { user, place, container } = renderRoutes(Screens, '/admin?tab=nonsense', { user: newcomer, pageData });
    expect(await screen.findByRole('heading', { level: 1, name: 'Store admin' })).toBeVisible();
    expect(screen.getByText('Demo data')).toBeVisible();
    const linksIn = (part: string) => [...container.querySelectorAll(`main > ${part} a`)];
    expect(['header', 'footer'].map((part) => linksIn(part).map((link) => link.getAttribute('href')))).toEqual([
      ['/', '/account'],
      ['/privacy', '/terms'],
    ]);
    expect(screen.getByAltText('Glow').closest('header')).toBeVisible();
    expect(document.getElementById('main')).toContainElement(screen.getByRole('heading', { level: 1 }));
    expect(screen.getByRole('link', { name: 'View Store' })).toHaveAttribute('href', '/');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(textsOf(await screen.findAllByRole('tab'))).toEqual(['Dashboard', 'Products', 'Orders', 'Customers']);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Dashboard');
    await user.click(screen.getByRole('tab', { name: 'Customers' }));
    expect(await screen.findByRole('table', { name: 'Customers' })).toBeVisible();
    expect(place.url).toBe('/admin?tab=customers');
  });
});

test('The dashboard has figures, sales, statuses, orders, low stock (ADM-2, ADM-3, ADM-4, ADM-10)', async () => {
  const { user, container } = open('/admin');
  await screen.findByText('$2,486.32');
  const figures = screen.getAllByRole('term').map((term) => term.parentElement?.textContent);
  expect(figures).toEqual(['Revenue+12.5% growth$2,486.32', 'Orders+8.2% growth24', 'Products12', 'Customers19']);

  const sales = await screen.findByRole('region', { name: 'Sales by day' });
  expect(sales).toHaveTextContent('The latest 7 orders, without what was cancelled. The tallest column is $193.');
  expect(sales.querySelectorAll('svg rect')).toHaveLength(16);
  const [axis, columns] = sales.querySelectorAll('svg');
  expect(textsOf(axis!.querySelectorAll('text'))).toEqual(['$0', '$50', '$100', '$150', '$200']);
  const columnTexts = textsOf(columns!.querySelectorAll('text'));
  expect(columnTexts.filter((text) => text?.startsWith('$'))).toEqual(['$193', '$82', '$108', '$48', '$146', '$95']);
  expect(columnTexts.filter((text) => !text?.startsWith('$'))).toEqual(['Oct 15', 'Oct 20', 'Oct 25', 'Oct 30']);
  const table = within(sales).getByText('Sales', { selector: 'caption' });
  expect(table).not.toBeVisible();
  await user.click(within(sales).getByText('Show as a table'));
  expect(table).toBeVisible();
  const sold = textsOf(await rowsOf('Sales'));
  expect(sold).toHaveLength(16);
  expect(sold.filter((text) => !text?.endsWith('$0.00'))).toEqual([
    'Oct 15, 2026$193.32',
    'Oct 19, 2026$82.08',
    'Oct 21, 2026$108.00',
    'Oct 26, 2026$47.87',
    'Oct 28, 2026$145.80',
    'Oct 30, 2026$95.04',
  ]);

  const statuses = within(screen.getByRole('region', { name: 'Orders by status' })).getAllByRole('listitem');
  expect(textsOf(statuses)).toEqual(['Pending1', 'Processing2', 'Shipped1', 'Delivered2', 'Cancelled1']);

  const names = await namesIn('Recent orders');
  expect(names.map((name) => name?.slice(0, 7))).toEqual(['GLW-024', 'GLW-023', 'GLW-022', 'GLW-021', 'GLW-020']);
  expect(cellsOf((await rowsOf('Recent orders'))[0])).toEqual(['Sofia Delgado', 'Pending', '$95.04']);
  expectLabelled('Recent orders');

  const lowStock = within(screen.getByRole('region', { name: 'Low stock' })).getAllByRole('listitem');
  expect(textsOf(lowStock)).toEqual([
    'Invisible Shield Mineral Sunscreen SPF 500 left',
    'Bright Eyes Peptide Eye Cream8 left',
    'Glow Drops Liquid Highlighter12 left',
    'Midnight Repair Cream22 left',
    'Petal Flush Powder Blush26 left',
  ]);

  // screen readers have the numbers
  const drawings = [...container.querySelectorAll('svg')];
  expect(drawings.length).toBeGreaterThan(10);
  for (const drawing of drawings) expect(drawing.closest('[aria-hidden=true]')).not.toBeNull();
});

describe('low stock (ADM-4)', () => {
  test.each([
    ['begins below 30', [31, 30, 29], [29]],
    ['includes what is sold out', [0, 100], [0]],
    ['has the scarcest first', [20, 3, 11], [3, 11, 20]],
    ['shows five at most', [6, 5, 4, 3, 2, 1], [1, 2, 3, 4, 5]],
    ['is taken from all pages of products', [...Array<number>(30).fill(100), 4], [4]],
    ['may be empty', [30, 400], []],
  ])('%s', async (_, counts, expected) => {
    const query = new URLSearchParams();
    const { lowStock } = await pageData.admin({ params: {}, query, catalog: stocked(...counts) });
    expect(lowStock.map(({ stockCount }) => stockCount)).toEqual(expected);
  });
});

describe('the products', () => {
  test('are shown in pages of 24, and another filter begins with the first page (ADM-5)', async () => {
    const { user, place } = open('/admin?tab=products', stocked(...Array.from({ length: 30 }, (_, index) => index)));
    expect(await rowsOf('Products')).toHaveLength(24);
    expect(note()).toHaveTextContent('30 of 30 products');
    expect(screen.queryByText('Previous')).not.toBeInTheDocument();
    await user.click(screen.getByText('Next'));
    expect(await screen.findByText('Page 2 of 2')).toBeVisible();
    expect(place.url).toBe('/admin?tab=products&page=2');
    expect((await namesIn('Products'))[0]).toMatch(/^Serum 24/);
    expect(screen.queryByText('Next')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/admin?tab=products&page=1');
    await user.selectOptions(screen.getByLabelText('Category'), 'Skincare');
    expect(await screen.findByText('Page 1 of 2')).toBeVisible();
    expect(place.url).toBe('/admin?tab=products&category=skincare');
  });

  test('are filtered by category in the URL; those that fit on one page have no links to others (ADM-5)', async () => {
    const { user, place } = open('/admin?tab=products&page=x');
    expect(await rowsOf('Products')).toHaveLength(12);
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    for (const [option, count, first, url] of [
      ['Makeup', 6, /^Second Skin Serum Foundation/, '/admin?tab=products&category=makeup'],
      ['Skincare', 6, /^Glow Radiance Vitamin C Serum/, '/admin?tab=products&category=skincare'],
      ['All products', 12, /^Glow Radiance Vitamin C Serum/, '/admin?tab=products'],
    ] as const) {
      await user.selectOptions(screen.getByLabelText('Category'), option);
      await screen.findByText(`${count} of 12 products · Changes here are not saved (demo)`);
      await waitFor(async () => expect((await namesIn('Products'))[0]).toMatch(first));
      expect(await rowsOf('Products')).toHaveLength(count);
      expect(place.url).toBe(url);
    }
  });

  test('can be hidden and shown again, which is written to the console and saved nowhere (ADM-5, ADM-11, ADM-12)', async () => {
    const { user } = open('/admin?tab=products');
    const [serum] = await rowsOf('Products');
    expect(serum?.cells[0]).toHaveTextContent('Glow Radiance Vitamin C SerumGlow Lab · GLW-SKN-001');
    expect(cellsOf(serum).slice(0, 3)).toEqual(['Skincare', '$89.00', '48']);
    expectLabelled('Products');
    // no browser: the table is as on a narrow screen
    expect(within(serum!).getByText('Skincare')).not.toBeVisible();
    expect(within(serum!).getByText('$89.00')).toBeVisible();
    // the class stands for the colour
    const { className } = renderPart(<Badge tone="bad" />).container.firstElementChild!;
    const badges = screen.getAllByText('Sold out');
    for (const badge of badges) expect(badge).toHaveClass(className, { exact: true });
    const soldOut = badges.map((badge) => badge.closest('tr')?.cells[0]?.textContent);
    expect(soldOut).toEqual([expect.stringMatching(/^Invisible Shield Mineral Sunscreen SPF 50/)]);
    const row = within(serum!);
    await user.click(row.getByRole('button', { name: 'Hide Glow Radiance Vitamin C Serum' }));
    expect(row.getByText('Hidden')).toBeVisible();
    expect(row.getByText('Hidden')).toHaveClass(className, { exact: true });
    expect(note()).toHaveTextContent('Glow Radiance Vitamin C Serum: hidden, not saved (demo)');
    await user.click(row.getByRole('button', { name: 'Show Glow Radiance Vitamin C Serum' }));
    expect(row.queryByText('Hidden')).not.toBeInTheDocument();
    expect(note()).toHaveTextContent('Glow Radiance Vitamin C Serum: visible, not saved (demo)');
    expect(log.mock.calls).toEqual([
      ['Product visibility', 'skn-001', 'hidden'],
      ['Product visibility', 'skn-001', 'visible'],
    ]);
  });
});

describe('the orders', () => {
  test('are filtered by status in the URL (ADM-6, ADM-8)', async () => {
    const { user, place } = open('/admin?tab=orders&status=nonsense');
    expect(await rowsOf('Orders')).toHaveLength(7);
    expectLabelled('Orders');
    for (const [status, count] of Object.entries({
      Pending: 1,
      Processing: 2,
      Shipped: 1,
      Cancelled: 1,
      Delivered: 2,
    })) {
      await user.selectOptions(screen.getByLabelText('Status'), status);
      expect(note()).toHaveTextContent(`${count} of 7 orders`);
      expect(await rowsOf('Orders')).toHaveLength(count);
      expect(place.url).toBe(`/admin?tab=orders&status=${status.toLowerCase()}`);
    }
    const [, latest] = await rowsOf('Orders');
    expect(latest?.cells[0]).toHaveTextContent('GLW-018Oct 15, 2026');
    expect(cellsOf(latest).slice(0, 3)).toEqual([
      'Harriet Okaforharriet.okafor@example.com',
      '27 Cedar Hill Road, Atlanta, GA 30307, US',
      '$193.324 items',
    ]);
  });

  test('offer all five statuses; a choice is written to the console and can be reverted (ADM-6)', async () => {
    const { user } = open('/admin?tab=orders&status=pending');
    const status = await screen.findByLabelText('Status of GLW-024');
    const labels = ['Pending', 'Processing', 'Shipped', 'Delivered', 'Cancelled'];
    expect(textsOf(within(status).getAllByRole('option'))).toEqual(labels);
    await user.selectOptions(status, 'Shipped');
    expect(log.mock.calls).toEqual([['Order status', 'GLW-024', 'shipped']]);
    expect(status).toHaveValue('shipped');
    expect(note()).toHaveTextContent('GLW-024: Shipped, not saved (demo)');
    const [latest] = await rowsOf('Orders');
    expect(within(latest!).getByText('Not saved (demo)')).toBeVisible();
    expect(await namesIn('Orders')).toEqual(['GLW-024Oct 30, 2026']);
    await user.selectOptions(status, 'Pending');
    expect(screen.queryByText('Not saved (demo)')).not.toBeInTheDocument();
  });
});

test('The customers are listed with how often and for how much they ordered (ADM-7)', async () => {
  open('/admin?tab=customers');
  const [, amelia, ...others] = await rowsOf('Customers');
  expect(others).toHaveLength(4);
  expect(amelia?.cells[0]).toHaveTextContent('Amelia Hart');
  expect(cellsOf(amelia)).toEqual(['demo@example.com', '2', '$227.88']);
  expectLabelled('Customers');
});
