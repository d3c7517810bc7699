import { theme } from '@glow/shared/theme';
import type { Composition } from './composer';
import type { LocalComposition } from './withLocalRemote';

/** A strip above the page that covers nothing. It is outside the React root, so that it adds no script and survives navigation. */
const STYLE = [
  'display:flex;flex-wrap:wrap;justify-content:center;align-items:center',
  `gap:0 ${theme.space(4)};padding:${theme.space(1.5)} ${theme.space(5)} ${theme.space(0.5)}`,
  `background:${theme.colors.ink};color:${theme.colors.background};font-size:${theme.text.md}`,
].join(';');

/** HTML of the preview badge: the previewed builds, or the local remote and when it ends, and a link back to the live store. Empty without a preview. */
export function previewBadge({ previews, releases, local }: Composition & Partial<LocalComposition>): string {
  if (previews.length === 0) return '';
  const builds = previews.map((name) => `${name} ${releases.get(name)?.version} (${releases.get(name)?.build})`);
  const text = local
    ? `${local.name} from ${new URL(local.base).host} until ${local.until.toISOString().slice(11, 16)} UTC`
    : `Preview of ${builds.map(escape).join(', ')}`;
  return `<aside aria-label="Preview" style="${STYLE}"><span>${text}</span><a href="?preview=off" style="color:inherit;line-height:${theme.touchTarget}">Back to the live store</a></aside>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
