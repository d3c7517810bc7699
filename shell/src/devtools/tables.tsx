import styled from '@emotion/styled';
import { composition } from '../federation/registry';
import { measureLoad } from './measureLoad';
import { remoteColor } from './remoteColor';
import { readSharedModules } from './readSharedModules';

/** The shell's files, which the registry does not list. */
const SHELL_FILES = '/assets/shell/';

/** The releases of this page with their teams and loading costs. */
export function ReleaseTable() {
  const { shell, remotes: live } = composition();
  const rows = [
    { name: 'shell', team: undefined, ...shell, files: SHELL_FILES },
    ...live.map(({ name, team, version, build, entry }) => ({
      name,
      team,
      version,
      build,
      files: entry && new URL('.', new URL(entry, document.baseURI)).pathname,
    })),
  ];
  return (
    <table>
      <TableHead headings={['Remote', 'Team', 'Version', 'Build', 'Files', 'kB', 'Loaded in']} />
      <tbody>
        {rows.map(({ name, team, version, build, files }) => {
          const load = files ? measureLoad(files) : undefined;
          return (
            <tr key={name}>
              <RemoteName scope="row" remote={name}>
                {name}
              </RemoteName>
              <td>{team ?? '–'}</td>
              <td>{version}</td>
              <td>
                <code>{build}</code>
              </td>
              {load?.files ? (
                <>
                  <td>{load.files}</td>
                  <td>{(load.bytes / 1000).toFixed(1)}</td>
                  <td>{load.duration} ms</td>
                </>
              ) : (
                <td colSpan={3}>{files ? 'not loaded' : 'no live release'}</td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const RemoteName = styled.th<{ remote: string }>(({ theme, remote }) => ({
  borderLeft: `4px solid ${remoteColor(remote, theme)}`,
}));

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

/** The header row of a table. */
function TableHead({ headings }: { headings: string[] }) {
  return (
    <thead>
      <tr>
        {headings.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
  );
}
