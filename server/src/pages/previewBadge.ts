import type { Composition } from './composer';

/** A strip above the store: it covers nothing. It stands outside of what React draws, so that it costs no shopper a byte and stays wherever a preview goes. */
const STYLE = 'display:flex;flex-wrap:wrap;justify-content:center;align-items:center;gap:0 16px;padding:6px 20px 2px;background:#2B2320;color:#FAF6F1;font-size:14px';

/** The badge of a page with builds that need not be live: which they are, and the way back to the live store. Nothing on any other page. */
export function previewBadge({ previews, releases }: Composition): string {
  if (previews.length === 0) return '';
  const builds = previews.map((name) => `${name} ${releases.get(name)?.version} (${releases.get(name)?.build})`);
  return `<aside aria-label="Preview" style="${STYLE}"><span>Preview of ${builds.map(escape).join(', ')}</span><a href="?preview=off" style="color:inherit;line-height:44px">Back to the live store</a></aside>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
