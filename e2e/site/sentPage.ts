import { JSDOM } from 'jsdom';

/** Most of a page's markup, and nothing of it is asked about. */
const DRAWINGS = /<(style|svg|picture)\b.*?<\/\1>/gs;

/** What no browser shows, whatever the styles say. */
const HIDDEN = '[hidden], [style*="display:none"], dialog:not([open])';

const { DOMParser } = new JSDOM().window;

/** A page as the server sends it: no script runs, no style applies, and what is hidden is left out. */
export class SentPage {
  private parsed: Document | undefined;

  constructor(
    readonly status: number,
    readonly html: string,
  ) {}

  get document(): Document {
    this.parsed ??= shown(new DOMParser().parseFromString(this.html.replace(DRAWINGS, ''), 'text/html'));
    return this.parsed;
  }

  /** The text of every element that the selector finds. */
  texts(selector: string): string[] {
    return this.all(selector).map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());
  }

  /** An attribute of every element that the selector finds. */
  values(selector: string, attribute: string): string[] {
    return this.all(selector).map((element) => element.getAttribute(attribute) ?? '');
  }

  all<Found extends Element>(selector: string): Found[] {
    return [...this.document.querySelectorAll<Found>(selector)];
  }
}

/** Fetches a page as a browser does that has JavaScript turned off. */
export async function fetchPage(url: string, request: RequestInit = {}): Promise<SentPage> {
  const answer = await fetch(url, { ...request, headers: { accept: 'text/html', 'accept-encoding': 'identity', ...request.headers } });
  return new SentPage(answer.status, await answer.text());
}

function shown(document: Document): Document {
  for (const element of document.querySelectorAll(HIDDEN)) element.remove();
  return document;
}
