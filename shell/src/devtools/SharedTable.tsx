import styled from '@emotion/styled';
import { readSharedModules } from './readSharedModules';
import { TableHead } from './TableHead';

/** The copy of each shared library in use. */
export function SharedTable() {
  return (
    <table>
      <TableHead headings={['Library', 'Version', 'Brought by', 'Used by', 'Other copies']} />
      <tbody>
        {readSharedModules().map(({ name, version, from, usedBy, others }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{version}</td>
            <td>{from}</td>
            <UsedBy>{usedBy.join(', ')}</UsedBy>
            <td>{others}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// doubled, so that it is stronger than the panel's rule for all cells
const UsedBy = styled.td({ '&&': { whiteSpace: 'normal' } });
