import { sourceAt } from '@glow/shared/source-text';

const BOX_ID = 'glow-error';

/** Shows an error and its source lines above the page in development, until it is closed or the next edit arrives. */
export async function showError(error: unknown): Promise<void> {
  const { name, message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const text = document.createElement('pre');
  text.textContent = `${name}: ${message}\n\n${(await sourceLines(stack)) ?? stack}`;
  text.style.cssText = 'margin:0 0 1rem;white-space:pre-wrap;overflow-wrap:anywhere';
  const button = document.createElement('button');
  button.textContent = 'Close';
  button.style.cssText = 'padding:0.5rem 1rem;background:#fff;color:#2b1a1d';
  const box = document.createElement('div');
  box.id = BOX_ID;
  box.role = 'alert';
  box.style.cssText =
    'position:fixed;inset:auto 0 0;z-index:9999;max-height:60vh;overflow:auto;padding:1rem;background:#2b1a1d;color:#fff';
  box.append(text, button);
  document.getElementById(BOX_ID)?.remove();
  document.body.append(box);
  const closing = new AbortController();
  closing.signal.addEventListener('abort', () => box.remove());
  button.addEventListener('click', () => closing.abort());
  const closeAfterEdit = ({ data }: MessageEvent) => String(data).startsWith('webpackHotUpdate') && closing.abort();
  window.addEventListener('message', closeAfterEdit, closing);
}

/** File and lines of the first frame outside of libraries, by the source maps of the development servers. */
async function sourceLines(stack: string): Promise<string | undefined> {
  for (const [, url = '', line, column] of stack.matchAll(/(https?:\S+?):(\d+):(\d+)/g)) {
    const source = await sourceOf(url, Number(line), Number(column));
    if (source) return source;
  }
  return undefined;
}

async function sourceOf(url: string, line: number, column: number): Promise<string | undefined> {
  try {
    return sourceAt(await (await fetch(`${url}.map`)).text(), { line, column });
  } catch {
    // a server without source maps may answer with a page
    return undefined;
  }
}
