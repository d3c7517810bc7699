import type { Theme } from '@emotion/react';
import { composition } from '../federation/registry';

/** A remote's colour in the inspector; the shell has the ink colour. */
export function remoteColor(remote: string, { colors }: Theme): string {
  const palette = [colors.accent, colors.amber, colors.success, colors.danger, colors.mauve, colors.lineStrong];
  const index = composition().remotes.findIndex(({ name }) => name === remote);
  return palette[index % palette.length] ?? colors.ink;
}
