import { WIDTHS } from './states';

/** A state at one width: addresses of its pictures, and why one could not be taken. */
export interface Look {
  width: number;
  now?: string;
  before?: string;
  /** The share of the pixels that differ. */
  difference: number;
  problem?: string;
}

const STYLE = `
  body { margin: 2rem; font: 1rem system-ui; }
  section { margin-block: 3rem; border-top: 1px solid; }
  .widths, .pair { display: flex; gap: 1rem; align-items: flex-start; }
  figure { margin: 0; }
  img { display: block; max-width: 100%; border: 1px solid; }
  pre { white-space: pre-wrap; color: firebrick; }
`;

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function picture(title: string, address: string | undefined): string {
  const content = address ? `<a href="${address}"><img loading="lazy" src="${address}" alt=""></a>` : '';
  return content && `<figure><figcaption>${title}</figcaption>${content}</figure>`;
}

function lookAt({ width, now, before, difference, problem }: Look, isCompared: boolean): string {
  const share = isCompared && before && now ? `, ${(difference * 100).toFixed(2)} % differ` : '';
  return `<div style="flex: ${width}">
    <h3>${width} px${share}</h3>
    ${problem ? `<pre>${escape(problem)}</pre>` : ''}
    <div class="pair">${picture('before', before)}${picture('now', now)}</div>
  </div>`;
}

/** The page with all pictures: first the states that cannot be reached, then those that differ most. */
export function lookPage(states: Map<string, Look[]>, against: string | undefined): string {
  const weight = (looks: Look[]) => Math.max(...looks.map(({ problem, difference }) => (problem ? 2 : difference)));
  const sorted = [...states].sort(([, one], [, other]) => weight(other) - weight(one));
  const differing = sorted.filter(([, looks]) => weight(looks) > 0);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Glow: ${states.size} states</title>
<style>${STYLE}</style>
<h1>${states.size} states at ${WIDTHS.join(', ')} px${against ? `, ${differing.length} differ from ${escape(against)}` : ''}</h1>
${sorted
  .map(
    ([name, looks]) =>
      `<section><h2>${escape(name)}</h2><div class="widths">${looks.map((look) => lookAt(look, Boolean(against))).join('')}</div></section>`,
  )
  .join('\n')}
</html>
`;
}
