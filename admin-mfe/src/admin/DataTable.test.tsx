import { renderPart } from '@glow/shared/testing/part';
import { screen, within } from '@testing-library/react';
import { DataTable } from './DataTable';

test('A table has a caption, and headers for its columns and rows (A11Y-12)', () => {
  const columns = [
    { label: 'Order', cell: (id: string) => id },
    { label: 'Letters', cell: (id: string) => id.length },
  ] as const;
  renderPart(<DataTable caption="Orders" columns={[...columns]} rows={['GLW-1', 'GLW-22']} minWidth={1} />);
  const table = within(screen.getByRole('table', { name: 'Orders' }));
  const namesOf = (role: string, scope: string) =>
    table.getAllByRole(role).map((cell) => cell.getAttribute('scope') === scope && cell.textContent);
  expect(table.getByText('Orders', { selector: 'caption' })).toBeVisible();
  expect(namesOf('columnheader', 'col')).toEqual(['Order', 'Letters']);
  expect(namesOf('rowheader', 'row')).toEqual(['GLW-1', 'GLW-22']);
});
