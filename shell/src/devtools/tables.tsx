import styled from '@emotion/styled';
import { composition } from '../federation/registry';
import { shareScope } from '../federation/shareScope';
import { TableHead } from '../components/TableHead';
import type { Theme } from '@emotion/react';

/** The registry does not list the shell's files. */
const SHELL_FILES = '/assets/shell/';

export function ReleaseTable() {
  const { shell, remotes: live } = composition();
  const rows = [
    { name: 'shell', team: undefined, ...shell, files: SHELL_FILES },
    ...live.map(({ entry, ...remote }) => ({
      ...remote,
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

/** Transferred bytes (encoded bytes if cached) and milliseconds with a pending request, for files below a URL path. */
export function measureLoad(path: string) {
  const loaded = (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.startsWith(window.location.origin + path))
    .sort((a, b) => a.startTime - b.startTime);
  const bytes = new Map<string, number>();
  let busyUntil = 0;
  let duration = 0;
  for (const { name, encodedBodySize, transferSize, startTime, responseEnd } of loaded) {
    bytes.set(name, transferSize || encodedBodySize);
    duration += Math.max(0, responseEnd - Math.max(startTime, busyUntil));
    busyUntil = Math.max(busyUntil, responseEnd);
  }
  return {
    files: bytes.size,
    bytes: [...bytes.values()].reduce((sum, size) => sum + size, 0),
    duration: Math.round(duration),
  };
}

function withoutPrefix(container: string): string {
  return container.replace(/^glow_/, '');
}

/** From the page's share scope: the copy of each library in use, and the number of other copies. */
export function readSharedModules() {
  return Object.entries(shareScope)
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .flatMap(([name, versions]) => {
      const copies = Object.entries(versions);
      const [version, copy] = copies.find(([, { loaded, lib }]) => loaded || lib) ?? [];
      if (!version || !copy) return [];
      const usedBy = copy.useIn.map(withoutPrefix);
      return [{ name, version, from: withoutPrefix(copy.from), usedBy, others: copies.length - 1 }];
    });
}

const RemoteName = styled.th<{ remote: string }>(({ theme, remote }) => ({
  borderLeft: `4px solid ${remoteColor(remote, theme)}`,
}));

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

// doubled, so that it overrides the panel's rule for all cells
const UsedBy = styled.td({ '&&': { whiteSpace: 'normal' } });

/** A remote's colour in the inspector; the shell has the ink colour. */
export function remoteColor(remote: string, { colors }: Theme): string {
  const palette = [colors.accent, colors.amber, colors.success, colors.danger, colors.mauve, colors.lineStrong];
  const index = composition().remotes.findIndex(({ name }) => name === remote);
  return palette[index % palette.length] ?? colors.ink;
}
