import type { AuditRow, ErrorRow, ReleaseRow, SubscriberRow } from '@glow/shared/staff';
import { fill } from '@glow/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answers, asked, cellsOf, fakeStaffApi, list, open, posted } from '../testing/staffApi';

beforeEach(fakeStaffApi);

describe('the newsletter', () => {
  const READER: SubscriberRow = {
    email: 'sofia@example.com',
    firstName: 'Sofia',
    interests: ['skincare', 'makeup'],
    source: 'footer',
    subscribedAt: '2026-10-30T10:00:00.000Z',
    isConfirmed: false,
  };

  test('has its readers, and an export for an owner only', async () => {
    answers['GET newsletter'] = list([READER]);
    const { unmount } = open('/admin?tab=newsletter', 'support');
    const [interests, ...cells] = await cellsOf('Readers');
    expect(interests).toBe('skincare, makeup');
    expect(cells).toEqual(['footer', 'Oct 30, 2026Not confirmed', 'Removesofia@example.com']);
    expect(screen.queryByRole('link', { name: 'Export CSV' })).not.toBeInTheDocument();
    unmount();
    open('/admin?tab=newsletter');
    expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute('download');
  });

  test('loses a reader once that is confirmed', async () => {
    answers['GET newsletter'] = list([READER]);
    answers['POST newsletter/leave'] = [{ status: 503 }, {}];
    const { user } = open('/admin?tab=newsletter');
    for (const message of ['The store does not answer. Please try again.', 'Reader removed']) {
      await user.click(await screen.findByRole('button', { name: /^Remove/ }));
      const dialog = await screen.findByRole('dialog', { name: 'Remove the reader?' });
      await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
      expect(await screen.findByText(message)).toBeVisible();
    }
    const removal = { request: 'POST newsletter/leave', body: { email: 'sofia@example.com' } };
    expect(posted()).toEqual([removal, removal]);
    await waitFor(() => expect(asked.at(-1)?.request).toBe('GET newsletter'));
  });

  test('may have no readers yet', async () => {
    answers['GET newsletter'] = list([]);
    open('/admin?tab=newsletter');
    expect(await screen.findByRole('heading', { name: 'No readers yet' })).toBeVisible();
  });
});

describe('the policy', () => {
  const POLICY = { tax: 8_000, shipping: 5_99, freeFrom: 50_00, maxPieces: 999, maxSubtotal: 10_000_00 };
  beforeEach(() => {
    answers['GET policy'] = { body: { policy: POLICY, version: 'v1' } };
  });

  test('is changed once before and after are confirmed', async () => {
    const policy = { ...POLICY, tax: 9_500, shipping: 0 };
    answers['POST policy'] = { body: { policy, changes: ['tax 8% → 9.5%', 'shipping $5.99 → Free'] } };
    const { user } = open('/admin?tab=policy');
    const tax = await screen.findByLabelText('Tax in percent');
    expect(tax).toHaveValue('8');
    expect(screen.getByLabelText('Shipping in dollars')).toHaveValue('5.99');
    fill(tax, '9.5');
    fill(screen.getByLabelText('Shipping in dollars'), '0');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    const dialog = await screen.findByRole('dialog', { name: 'Change the policy?' });
    expect(dialog).toHaveTextContent(/Tax in percent: 8 → 9.5.*Shipping in dollars: 5.99 → 0/);
    expect(posted()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Change' }));
    expect(await screen.findByText('tax 8% → 9.5%, shipping $5.99 → Free')).toBeVisible();
    expect(posted()[0]?.body).toEqual({ version: 'v1', tax: 9_500, shipping: 0 });
  });

  test('that somebody else has changed is shown as it is now, what was typed stays, and is saved on it', async () => {
    const current = { policy: { ...POLICY, shipping: 7_99, tax: 9_000 }, version: 'v2' };
    const saved = { policy: { ...current.policy, tax: 9_500 }, version: 'v3' };
    answers['POST policy'] = [
      { status: 409, body: { code: 'changed', message: 'The policy was changed by somebody else.', current } },
      { body: { ...saved, changes: ['tax 9% → 9.5%'] } },
    ];
    const { user } = open('/admin?tab=policy');
    const tax = await screen.findByLabelText('Tax in percent');
    fill(tax, '9.5');
    const save = async () => {
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
      await user.click(await screen.findByRole('button', { name: 'Change' }));
    };
    await save();
    const alert = (await screen.findByText(/^Somebody else has changed this policy meanwhile\./)).parentElement;
    const changes = [...(alert?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(changes).toEqual(['Tax in percent: 8 → 9', 'Shipping in dollars: 5.99 → 7.99']);
    expect(tax).toHaveValue('9.5');
    expect(screen.getByLabelText('Shipping in dollars')).toHaveValue('7.99');
    await save();
    expect(await screen.findByText('tax 9% → 9.5%')).toBeVisible();
    expect(posted().map(({ body }) => body)).toEqual([
      { version: 'v1', tax: 9_500 },
      { version: 'v2', tax: 9_500 },
    ]);
  });

  test('with a tax of 25 % or more asks with what a product costs', async () => {
    const { user } = open('/admin?tab=policy');
    const tax = await screen.findByLabelText('Tax in percent');
    for (const [typed, sentence] of [
      ['24.9', undefined],
      ['25', 'Tax of 25%: a product of $45.00 costs $56.25.'],
      ['100', 'Tax of 100%: a product of $45.00 costs $90.00.'],
    ] as const) {
      fill(tax, typed);
      await user.click(screen.getByRole('button', { name: 'Save changes' }));
      const dialog = await screen.findByRole('dialog', { name: 'Change the policy?' });
      if (sentence) expect(within(dialog).getByText(sentence)).toBeVisible();
      else expect(dialog).not.toHaveTextContent('a product of');
      await user.click(within(dialog).getByRole('button', { name: 'Back' }));
    }
  });

  test('has its errors at their fields, those of the server too', async () => {
    const errors = [{ field: 'tax', message: 'The tax is at most 100%.' }];
    answers['POST policy'] = { status: 400, body: { message: 'Check the fields.', errors } };
    const { user } = open('/admin?tab=policy');
    const tax = await screen.findByLabelText('Tax in percent');
    fill(tax, '');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(tax).toHaveAccessibleDescription(/^Type a number/);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    fill(tax, '900');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(await screen.findByText('Check the fields.')).toBeVisible();
    expect(tax).toHaveAccessibleDescription('The tax is at most 100%.');
    expect(tax).toHaveValue('900');
  });

  test('shows and saves a typed number as it was meant, or asks for another', async () => {
    answers['POST policy'] = { body: { policy: POLICY, changes: [] } };
    const { user } = open('/admin?tab=policy');
    await screen.findByLabelText('Tax in percent');
    const save = () => user.click(screen.getByRole('button', { name: 'Save changes' }));
    for (const [label, typed, message] of [
      ['Shipping in dollars', '5,000', 'Type a number with at most 2 decimals.'],
      ['Highest subtotal of an order, in dollars', '12.345', 'Type a number with at most 2 decimals.'],
      ['Most pieces of one line of an order', '1.5', 'Type a whole number.'],
      ['Most pieces of one line of an order', '2.', 'Type a whole number.'],
      ['Tax in percent', '1e1', 'Type a number with at most 3 decimals.'],
    ] as const) {
      fill(screen.getByLabelText(label), typed);
      await save();
      expect(screen.getByLabelText(label)).toHaveAccessibleDescription(message);
    }
    fill(screen.getByLabelText('Tax in percent'), '8,875');
    fill(screen.getByLabelText('Shipping in dollars'), '5,00');
    fill(screen.getByLabelText('Most pieces of one line of an order'), '٢٠');
    fill(screen.getByLabelText('Highest subtotal of an order, in dollars'), '10000.0');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Change the policy?' });
    const texts = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(texts).toEqual([
      'Tax in percent: 8 → 8.875',
      'Shipping in dollars: 5.99 → 5',
      'Most pieces of one line of an order: 999 → 20',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Change' }));
    await waitFor(() =>
      expect(posted()[0]?.body).toEqual({ version: 'v1', tax: 8_875, shipping: 5_00, maxPieces: 20 }),
    );
  });

  test('that could not be loaded is loaded again with Retry', async () => {
    answers['GET policy'] = ['offline', { body: { policy: POLICY } }];
    const { user } = open('/admin?tab=policy');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByLabelText('Tax in percent')).toBeVisible();
  });
});

describe('the log', () => {
  const ENTRY: AuditRow = {
    at: Date.parse('2026-10-30T10:00:00.000Z'),
    operator: 'noor@example.com',
    subject: 'skn-001',
    change: 'price 44.00 → 45.00',
  };

  test('has its entries, by subject', async () => {
    answers['GET audit-log'] = list(
      [
        { ...ENTRY, name: 'Night Cream' },
        { ...ENTRY, operator: 'root', note: 'a note' },
      ],
      { pageCount: 2 },
    );
    const { user } = open('/admin?tab=log');
    const [change, operator, at] = await cellsOf('Log');
    expect([change, operator]).toEqual(['price 44.00 → 45.00', 'noor@example.com']);
    expect(at).toContain('2026');
    expect(screen.getAllByRole('row')[2]).toHaveTextContent(/^skn-001.*a notecommand on the server \(root\)/);
    expect(screen.getByRole('rowheader', { name: 'Night Cream' })).toBeVisible();
    await user.type(screen.getByLabelText('Search entries'), 'policy{Enter}');
    await waitFor(() => expect(asked.at(-1)?.request).toBe('GET audit-log?subject=policy'));
  });
});

describe('releases and errors', () => {
  const at = '2026-10-30T10:00:00.000Z';
  const canary = { build: 'def', version: '1.3.0', share: 10 };
  const RELEASES: ReleaseRow[] = [
    { package: 'checkout', build: 'abc', version: '1.2.0', since: at, canary, isOff: true },
    { package: 'blog', isOff: false },
    { package: 'gifts', build: 'ghi', isOff: false },
  ];
  const ERROR: ErrorRow = {
    package: 'blog',
    build: 'xyz',
    phase: 'render',
    message: 'x is undefined',
    count: 3,
    firstAt: at,
    lastAt: at,
  };

  test('are shown, each by itself', async () => {
    answers['GET releases'] = { body: { releases: RELEASES } };
    answers['GET errors'] = ['offline', { body: { errors: [ERROR] } }];
    const { user } = open('/admin?tab=releases');
    const [build, , canary, state] = await cellsOf('Releases');
    expect([build, canary, state]).toEqual(['abc1.2.0', 'def, 10%', 'Off']);
    expect(screen.getByRole('row', { name: /blog/ })).toHaveTextContent('blog——NoneOn');
    expect(screen.getByRole('row', { name: /gifts/ })).toHaveTextContent('giftsghiThe start of the serverNoneOn');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect((await cellsOf('Errors')).slice(0, 2)).toEqual(['x is undefinedrender', '3']);
  });

  test('may be none', async () => {
    answers['GET releases'] = { body: { releases: [] } };
    answers['GET errors'] = { body: { errors: [] } };
    open('/admin?tab=releases');
    expect(await screen.findByText('No release is live.')).toBeVisible();
    expect(await screen.findByText('No errors in the last 28 days.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Errors' })).toBeVisible();
  });
});
