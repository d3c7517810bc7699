import type { StaffProduct, StaffProductRow } from '@glow/shared/staff';
import { fill } from '@glow/shared/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { answers, asked, cellsOf, fakeStaffApi, list, open, place, posted } from '../../testing/staffApi';

beforeEach(fakeStaffApi);

const ROW: StaffProductRow = {
  id: 'skn-001',
  sku: 'GLW-1',
  name: 'Night Cream',
  brand: 'Luma',
  category: 'skincare',
  price: 44_00,
  stockCount: 12,
  variants: 0,
  isHidden: false,
  isDiscontinued: false,
  image: 'products/skn-001-1',
};
const REVIEW = { userName: 'Sofia', rating: 5, title: 'Lovely', comment: 'Soft.', date: '2026-09-14', helpful: 1 };
const PRODUCT: StaffProduct = {
  version: 'a.b',
  entry: {
    id: 'skn-001',
    sku: 'GLW-1',
    name: 'Night Cream',
    brand: 'Luma',
    price: 44,
    originalPrice: 50,
    isNew: true,
    images: ['products/skn-001-1'],
    benefits: ['soft', 'calm'],
    variants: [
      { id: '30ml', name: '30 ml', type: 'size', value: '30 ml', stock: 5 },
      { id: '50ml', name: '50 ml', type: 'size', value: '50 ml', stock: 7 },
    ],
    reviews: [{ ...REVIEW, id: 'r1', verified: true }],
  },
};
const PAGE = '/admin?tab=products&product=skn-001';
const variant = (id: string) => within(screen.getByRole('group', { name: `Variant ${id}` }));

beforeEach(() => {
  answers['GET products'] = list([ROW]);
  answers['GET products/'] = { body: { product: PRODUCT } };
});

describe('the products', () => {
  test('are listed, filtered and exported', async () => {
    const { user } = open('/admin?tab=products', 'catalogue');
    expect(await cellsOf('Products')).toEqual(['$44.00', '12', 'HideNight Cream']);
    const exports = () => ['Export CSV', 'Export JSON'].map((name) => screen.getByText(name).getAttribute('href'));
    const urlsOf = (stock: boolean) =>
      ['csv', 'json'].map((name) => `/api/admin/products/export?stock=${stock}&format=${name}`);
    expect(exports()).toEqual(urlsOf(false));
    await user.click(screen.getByRole('checkbox', { name: 'With stock' }));
    expect(exports()).toEqual(urlsOf(true));
    await user.selectOptions(screen.getByLabelText('Show'), 'Low stock');
    await user.selectOptions(screen.getByLabelText('Category'), 'Makeup');
    await waitFor(() => expect(asked.at(-1)?.request).toBe('GET products?category=makeup&show=low'));
  });

  test('are hidden in their row, on the version that there is, or say why they cannot be', async () => {
    const gone = { status: 404, body: { message: 'There is no such product.' } };
    answers['GET products/'] = [gone, { body: { product: PRODUCT } }];
    answers['POST products/'] = { body: { product: PRODUCT, changes: [] } };
    const { user } = open('/admin?tab=products');
    await user.click(await screen.findByRole('button', { name: /^Hide/ }));
    expect(await screen.findByText('There is no such product.')).toBeVisible();
    expect(posted()).toEqual([]);
    await user.click(screen.getByRole('button', { name: /^Hide/ }));
    expect(await screen.findByText('Hidden in the store')).toBeVisible();
    const hiding = { request: 'POST products/skn-001', body: { version: 'a.b', entry: { isHidden: true } } };
    expect(posted()).toEqual([hiding]);
    await waitFor(() => expect(asked.at(-1)?.request).toBe('GET products'));
  });
});

describe('a product', () => {
  test('sends what was changed, as it was typed, and tells the changes', async () => {
    const saved = { version: 'c.d', entry: { ...PRODUCT.entry, name: 'Day Cream' } };
    answers['POST products/'] = { body: { product: saved, changes: ['skn-001: name Night Cream → Day Cream'] } };
    const { user } = open('/admin?tab=products');
    await user.click(await screen.findByRole('link', { name: 'Night Cream' }));
    expect(await screen.findByRole('heading', { name: /skn-001|Night Cream/ })).toHaveFocus();
    const form = within(await screen.findByRole('form', { name: 'Change this product' }));
    const [name] = form.getAllByLabelText('Name');
    fill(name, 'Day Cream');
    fill(form.getByLabelText('Original price in dollars'), '');
    fill(form.getByLabelText('Benefits'), 'soft\ncalm\n bright ');
    await user.click(form.getByLabelText('New'));
    await user.selectOptions(form.getByLabelText('Category'), 'Makeup');
    await user.selectOptions(form.getByLabelText('Subcategory'), 'Eye care');
    fill(form.getByLabelText('SKU'), 'GLW-100');
    fill(form.getByLabelText('Tags'), 'vegan\nrefillable');
    fill(variant('50ml').getByLabelText('Stock'), '9');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText(/name Night Cream → Day Cream/)).toBeVisible();
    expect(posted()[0]?.body).toEqual({
      version: 'a.b',
      entry: {
        name: 'Day Cream',
        originalPrice: null,
        benefits: ['soft', 'calm', 'bright'],
        isNew: false,
        category: 'makeup',
        subcategory: 'eye-care',
        sku: 'GLW-100',
        tags: ['vegan', 'refillable'],
        variants: [{ id: '50ml', stock: '9' }],
      },
    });
    expect(screen.getByRole('heading', { name: 'Day Cream' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'All products' }));
    expect(screen.getByRole('link', { name: 'Night Cream' })).toHaveFocus();
  });

  test('takes numbers as they are written elsewhere, and refuses what may be another one', async () => {
    answers['POST products/'] = { body: { product: PRODUCT, changes: [] } };
    const { user } = open(PAGE);
    const price = (await screen.findAllByLabelText('Price in dollars'))[0] as HTMLElement;
    const stock = variant('50ml').getByLabelText('Stock');
    for (const typed of ['1e1', '1,500', '0x10']) {
      fill(price, typed);
      fill(stock, '1e1');
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
      expect(price).toHaveAccessibleDescription('Type a number with at most 2 decimals.');
      expect(stock).toHaveAccessibleDescription('Type a whole number.');
    }
    expect(posted()).toEqual([]);
    fill(price, '٤٢,٥');
    fill(stock, ' 11 ');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const entry = { price: '42.5', variants: [{ id: '50ml', stock: '11' }] };
    await waitFor(() => expect(posted()[0]?.body).toEqual({ version: 'a.b', entry }));
  });

  test('has its errors at their fields, keeps what was typed, and shows the pictures of the store, those that are typed too', async () => {
    const errors = [
      { field: 'images.2', message: 'is on cdn.example, which is not in the setting PICTURE_HOSTS' },
      { field: 'price', message: 'is at most 100000' },
      { field: 'variants.0.stock', message: 'is too large' },
    ];
    answers['POST products/'] = { status: 422, body: { message: 'Nothing has changed.', errors } };
    const { user } = open(PAGE);
    const form = within(await screen.findByRole('form', { name: 'Change this product' }));
    const [price] = form.getAllByLabelText('Price in dollars');
    const pictures = form.getByLabelText('Pictures');
    const shown = () => pictures.closest('form')?.querySelectorAll('img').length;
    expect(shown()).toBe(1);
    fill(pictures, 'products/skn-001-1\nproducts/skn-001-2\nhttps://cdn.example/a.jpg');
    await waitFor(() => expect(shown()).toBe(2));
    fill(price, '200000');
    fill(variant('50ml').getByLabelText('Stock'), '10000000000');
    await user.click(form.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Nothing has changed.');
    expect(price).toHaveAccessibleDescription('Price in dollars is at most 100000.');
    expect(variant('50ml').getByLabelText('Stock')).toHaveAccessibleDescription(/is too large/);
    expect(variant('30ml').getByLabelText('Stock')).not.toHaveAccessibleDescription(/is too large/);
    expect(price).toHaveValue('200000');
    expect(pictures).toHaveAccessibleDescription(/^Pictures is on cdn.example, which is not in the setting/);
    expect(posted()[0]?.body).toMatchObject({
      entry: { images: ['products/skn-001-1', 'products/skn-001-2', 'https://cdn.example/a.jpg'] },
    });
  });

  test('that somebody else has changed shows it, keeps what was typed, and is saved on their version', async () => {
    const current: StaffProduct = { version: 'x.y', entry: { ...PRODUCT.entry, brand: 'Aura', isNew: false } };
    answers['POST products/'] = [
      { status: 409, body: { code: 'changed', current } },
      { body: { product: current, changes: [] } },
    ];
    const { user } = open(PAGE);
    const description = await screen.findByLabelText('Description');
    fill(description, 'mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const alert = (await screen.findByText(/^Somebody else has changed/)).parentElement;
    expect(alert).toHaveTextContent(/Brand: Luma → Aura.*New: yes → no/);
    expect(screen.getByLabelText('Brand')).toHaveValue('Aura');
    expect(description).toHaveValue('mine');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Product saved');
    expect(posted()[1]?.body).toEqual({ version: 'x.y', entry: { description: 'mine' } });
    expect(screen.queryByText(/^Somebody else/)).not.toBeInTheDocument();
  });

  test('gets a new variant', async () => {
    answers['POST products/'] = { body: { product: PRODUCT, changes: [] } };
    const { user } = open(PAGE);
    const added = await screen.findByLabelText(/^New variant/);
    fill(added, '100 ML');
    await user.click(screen.getByRole('button', { name: 'Add variant' }));
    expect(screen.queryByRole('group', { name: /Variant 100/ })).not.toBeInTheDocument();
    for (const id of ['100ml', '200ml']) {
      fill(added, id);
      await user.type(added, '{Enter}');
      fill(variant(id).getByLabelText('Name'), id.replace('ml', ' ml'));
    }
    await user.click(variant('200ml').getByRole('button', { name: /^Remove/ }));
    expect(screen.queryByRole('group', { name: 'Variant 200ml' })).not.toBeInTheDocument();
    await user.selectOptions(variant('100ml').getByLabelText('Kind'), 'Size');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Product saved');
    const added100 = { id: '100ml', name: '100 ml', type: 'size' };
    expect(posted()[0]?.body).toEqual({ version: 'a.b', entry: { variants: [added100] } });
  });

  test('loses a variant once that is confirmed, but not its last one, and says why one cannot be removed', async () => {
    const errors = [{ field: 'discontinued', message: 'leaves no variant of a product that is sold' }];
    const saved = { version: 'c.d', entry: { ...PRODUCT.entry, variants: PRODUCT.entry.variants?.slice(1) } };
    answers['POST products/'] = [
      { status: 422, body: { message: 'Nothing has changed.', errors } },
      { body: { product: saved, changes: [] } },
    ];
    const { user } = open(PAGE);
    const [name] = await screen.findAllByLabelText('Name');
    fill(name, 'Night CreamX');
    await user.click(variant('30ml').getByRole('button', { name: /^Remove/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the variant?' });
    expect(dialog).toHaveTextContent('The variant ‘30ml’ cannot be brought back.');
    expect(posted()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Nothing has changed.')).toBeVisible();
    expect(screen.getByText('leaves no variant of a product that is sold')).toBeVisible();
    await user.click(variant('30ml').getByRole('button', { name: /^Remove/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Variant removed')).toBeVisible();
    expect(posted().at(-1)?.body).toEqual({ version: 'a.b', entry: { removedVariants: ['30ml'] } });
    expect(screen.queryByRole('group', { name: 'Variant 30ml' })).not.toBeInTheDocument();
    expect(variant('50ml').queryByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
    expect(name).toHaveValue('Night CreamX');
  });

  test('loses a review once that is confirmed', async () => {
    const saved = { version: 'c.d', entry: { ...PRODUCT.entry, reviews: [] } };
    answers['POST products/'] = { body: { product: saved, changes: [] } };
    const { user } = open(PAGE);
    await user.click(await screen.findByRole('button', { name: /^Remove.*Lovely/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Remove the review?' });
    expect(posted()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('No reviews yet.')).toBeVisible();
    expect(posted()[0]?.body).toEqual({ version: 'a.b', entry: { removedReviews: ['r1'] } });
  });

  test('asks before it is left with something not saved', async () => {
    const { user } = open(PAGE);
    const [name] = await screen.findAllByLabelText('Name');
    await user.type(name!, 'X{Backspace}');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
    await user.click(screen.getByRole('link', { name: 'All products' }));
    expect(place.url).toBe('/admin?tab=products');
    await user.click(await screen.findByRole('link', { name: 'Night Cream' }));
    const [again] = await screen.findAllByLabelText('Name');
    fill(again, 'Night CreamX');
    await user.click(screen.getByRole('tab', { name: 'Orders' }));
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' });
    expect(place.url).toBe(PAGE);
    await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    expect(again).toHaveValue('Night CreamX');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    await screen.findByRole('dialog', { name: 'Leave without saving?' });
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'All products' }));
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    expect(place.url).toBe('/admin?tab=products');
  });
});

test('A new product is made by the form, which says what it lacks, and its page is open then', async () => {
  const entry = { ...PRODUCT.entry, id: 'skn-101', name: 'Day Cream' };
  const errors = [{ field: 'sku', message: 'is missing, and skn-101 is new' }];
  const product = { version: 'e.f', entry };
  answers['POST products/skn-101'] = [
    { status: 422, body: { message: 'Nothing has changed.', errors } },
    { status: 409, body: { code: 'exists', message: 'There is a product of this id already.' } },
    { body: { product, changes: ['skn-101: new, Day Cream'] } },
  ];
  answers['GET products/skn-101'] = { body: { product } };
  const { user } = open('/admin?tab=products', 'catalogue');
  await user.click(await screen.findByRole('link', { name: 'New product' }));
  expect(await screen.findByRole('heading', { name: 'New product' })).toHaveFocus();
  const form = within(screen.getByRole('form', { name: 'New product' }));
  const save = () => user.click(form.getByRole('button', { name: 'Save changes' }));
  fill(form.getByLabelText('Name'), 'Day Cream');
  fill(form.getByLabelText('Id'), 'SKN 101');
  await save();
  expect(form.getByLabelText('Id')).toHaveAccessibleDescription(/^Type lower case letters/);
  expect(posted()).toEqual([]);
  fill(form.getByLabelText('Id'), 'skn-101');
  await save();
  await screen.findByText('Nothing has changed.');
  expect(form.getByLabelText('SKU')).toHaveAccessibleDescription('SKU is missing, and skn-101 is new.');
  await save();
  expect(await screen.findByText('There is a product of this id already.')).toBeVisible();
  expect(form.getByLabelText('Id')).toHaveValue('skn-101');
  await save();
  expect(await screen.findByText('skn-101: new, Day Cream')).toBeVisible();
  const made = { request: 'POST products/skn-101', body: { version: '', entry: { name: 'Day Cream' } } };
  expect(posted().at(-1)).toEqual(made);
  await waitFor(() => expect(place.url).toBe('/admin?tab=products&product=skn-101'));
  expect(await screen.findByRole('heading', { name: 'Day Cream' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All products' }));
  expect(place.url).toBe('/admin?tab=products');
});

/** The files that the page saves from now on, each with its name and its text. */
function saveFiles() {
  const texts: string[] = [];
  const saved: [name: string, text: string][] = [];
  jest.spyOn(globalThis, 'Blob').mockImplementation((parts) => {
    texts.push(String(parts?.[0]));
    return {} as Blob;
  });
  URL.createObjectURL = () => `blob:${texts.length - 1}`;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push([this.download, texts[Number(this.href.slice(5))] ?? '']);
  });
  return saved;
}

describe('an import', () => {
  afterEach(() => jest.restoreAllMocks());
  const file = Object.assign(new File(['id,price'], 'c.csv'), { text: async () => 'id,price' });

  const upload = async (user: ReturnType<typeof open>['user']) =>
    user.upload(await screen.findByLabelText('CSV or JSON file'), file);

  async function openImport() {
    const view = open('/admin?tab=products&import=file');
    await upload(view.user);
    return view;
  }

  test('is tried first and applied then, as it was shown (ADM-13)', async () => {
    const changes = Array.from({ length: 300 }, (_, at) => `skn-${at}: price 44.00 → 45.00`);
    answers['POST products/import'] = { body: { changes, changed: 300, plan: 'p1' } };
    const { user } = open('/admin?tab=products');
    await user.click(await screen.findByRole('link', { name: 'Import a file' }));
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    await upload(user);
    expect(await screen.findByText('skn-199: price 44.00 → 45.00')).toBeVisible();
    expect(screen.queryByText('skn-200: price 44.00 → 45.00')).not.toBeInTheDocument();
    expect(screen.getByText('300 products change.')).toHaveAttribute('role', 'status');
    expect(screen.getByText('And 100 more.')).toBeVisible();
    const saved = saveFiles();
    await user.click(screen.getByRole('button', { name: 'Download all 300 changes' }));
    expect(saved).toEqual([['catalog-changes.txt', `\uFEFF${changes.join('\n')}\n`]]);
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('File imported')).toBeVisible();
    expect(posted().map(({ body }) => body)).toEqual([
      { file: 'id,price', isDryRun: true },
      { file: 'id,price', isDryRun: false, plan: 'p1' },
    ]);
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  });

  test('that would change something else by now is shown again, and applied then', async () => {
    const current = { changes: ['skn-001: price 45.00 → 46.00'], changed: 1, plan: 'p2' };
    answers['POST products/import'] = [
      { body: { changes: ['skn-001: price 44.00 → 46.00'], changed: 1, plan: 'p1' } },
      { status: 409, body: { code: 'changed', message: 'The catalogue was changed: check the list.', current } },
      { body: current },
    ];
    const { user } = await openImport();
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/^The catalogue was changed/)).toBeVisible();
    expect(screen.getByText('skn-001: price 45.00 → 46.00')).toBeVisible();
    expect(screen.queryByText('skn-001: price 44.00 → 46.00')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('File imported')).toBeVisible();
    expect(posted().map(({ body }) => (body as { plan?: string }).plan)).toEqual([undefined, 'p1', 'p2']);
  });

  test('of stock tells its problems by row and field, and is tried again once it was counted', async () => {
    const lacks = (field: string) => ({ row: 3, field, message: 'is missing, and nope-1 is new' });
    const problems = [{ row: 2, field: 'stock', message: 'needs stockWas' }, lacks('name'), lacks('brand')];
    const refused = { status: 422, body: { code: 'uncounted', message: 'Nothing has changed.', problems } };
    const products = [{ name: 'Night Cream', image: 'products/skn-001-1' }];
    const plan = { changes: ['skn-001: stock 4 → 5 (+1)'], changed: 1, plan: 'p1', products };
    answers['POST products/import'] = [refused, { body: plan }, refused, { body: plan }];
    const { user } = await openImport();
    const counted = await screen.findByRole('checkbox', { name: 'The stock in this file was counted now' });
    expect(screen.getByText('2 problems. Nothing has changed.')).toBeVisible();
    expect(screen.getByText('Row 3: nope-1 is new and lacks name, brand')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    await user.click(counted);
    expect(await screen.findByText(plan.changes[0]!)).toBeVisible();
    expect(screen.getByRole('rowheader', { name: 'Night Cream' })).toBeVisible();
    expect(screen.queryByText('Row 2: stock needs stockWas')).not.toBeInTheDocument();
    await user.click(counted);
    expect(await screen.findByText('Row 2: stock needs stockWas')).toBeVisible();
    expect(screen.queryByText(plan.changes[0]!)).not.toBeInTheDocument();
    await user.click(counted);
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(posted().at(-1)?.body).toEqual({ file: 'id,price', isDryRun: false, isCounted: true, plan: 'p1' });
  });

  test('that changes nothing cannot be applied, and one without an answer is not applied a second time', async () => {
    const plan = { changes: ['skn-001: stock 4 → 5 (+1)'], changed: 1, plan: 'p1' };
    answers['POST products/import'] = [{ body: { changes: [], changed: 0 } }, { body: plan }, 'offline'];
    const { user } = await openImport();
    expect(await screen.findByText('Nothing is different.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    await upload(user);
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/^The store does not answer/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  });

  test('that cannot be read is told, and nothing that was shown before can be applied; chosen again it is read again', async () => {
    const plan = { body: { changes: ['skn-001: price'], changed: 1, plan: 'p1' } };
    const message = 'The file has no products, or cannot be read: choose it again.';
    answers['POST products/import'] = [plan, { status: 409, body: { message } }, plan];
    const { user } = await openImport();
    await screen.findByRole('button', { name: 'Apply' });
    jest.spyOn(file, 'text').mockRejectedValueOnce(new DOMException('gone', 'NotReadableError'));
    await upload(user);
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
    await upload(user);
    expect(await screen.findByRole('button', { name: 'Apply' })).toBeVisible();
    expect(screen.queryByText(message)).not.toBeInTheDocument();
    expect(posted().map(({ body }) => (body as { file: string }).file)).toEqual(['id,price', '', 'id,price']);
  });

  const left = (waiting: number, ...problems: string[]) => ({ body: { waiting, problems } });

  test('that goes on after the answer shows how far it is until all is applied', async () => {
    const plan = { changes: ['skn-001: price'], changed: 5000, plan: 'p1' };
    answers['GET products/import'] = left(0);
    answers['POST products/import'] = [{ body: plan }, { status: 202, body: { ...plan, waiting: 5000 } }];
    const { user } = await openImport();
    const apply = await screen.findByRole('button', { name: 'Apply' });
    answers['GET products/import'] = left(3800);
    await user.click(apply);
    expect(await screen.findByText('1,200 of 5,000 products applied')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Applied products' })).toHaveValue(1200);
    expect(screen.getByText('An import is being applied.')).toHaveAttribute('role', 'status');
    expect(screen.queryByText('File imported')).not.toBeInTheDocument();
    answers['GET products/import'] = left(0);
    expect(await screen.findByText('File imported')).toBeVisible();
    expect(screen.getByText('5000 products change.')).toBeVisible();
    expect(screen.queryByRole('progressbar', { name: 'Applied products' })).not.toBeInTheDocument();
  });

  test('that somebody has begun is shown to who opens the page, with what could not be applied', async () => {
    const [earlier, late] = [2, 7].map((step) => `Step ${step} of an import is set aside.`) as [string, string];
    answers['GET products/import'] = left(100, earlier);
    const { user } = open('/admin?tab=products&import=file');
    expect(await screen.findByText('0 of 100 products applied')).toBeVisible();
    expect(screen.getByText(earlier)).toBeVisible();
    await user.upload(screen.getByLabelText('CSV or JSON file'), file);
    answers['GET products/import'] = ['offline', left(0, earlier, late)];
    expect(await screen.findByText(late)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/products applied/)).not.toBeInTheDocument());
    expect(screen.queryByText('File imported')).not.toBeInTheDocument();
    expect(posted()).toEqual([]);
  });

  test('of a file that was corrected under the same name is a change for the browser', async () => {
    const { user } = await openImport();
    const field = screen.getByLabelText<HTMLInputElement>('CSV or JSON file');
    const emptied = jest.spyOn(field, 'value', 'set');
    await user.click(field);
    expect(emptied).toHaveBeenCalledWith('');
  });
});
