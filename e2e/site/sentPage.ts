import { JSDOM } from 'jsdom';
import { fetchRendered } from '../rendered';

/** Removed before parsing for speed: most of the markup, and not tested. */
const UNTESTED = /<(style|svg|picture)\b.*?<\/\1>| class="[^"]*"| style="(?!display:none)[^"]*"/gs;

/** Elements hidden without a style sheet. */
const HIDDEN = '[hidden], [style*="display:none"], dialog:not([open])';

const { DOMParser } = new JSDOM().window;

/** A page as sent by the server, without scripts, styles and hidden elements. */
export class SentPage {
  private parsed: Document | undefined;

  constructor(
    readonly status: number,
    readonly html: string,
  ) {}

  get document(): Document {
    this.parsed ??= withoutHidden(new DOMParser().parseFromString(this.html.replace(UNTESTED, ''), 'text/html'));
    return this.parsed;
  }

  /** Texts of all matching elements. */
  texts(selector: string): string[] {
    return this.all(selector).map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim());
  }

  /** Attribute values of all matching elements. */
  values(selector: string, attribute: string): string[] {
    return this.all(selector).map((element) => element.getAttribute(attribute) ?? '');
  }

  all<Found extends Element>(selector: string): Found[] {
    return [...this.document.querySelectorAll<Found>(selector)];
  }
}

/** Fetches a page like a browser without JavaScript. */
export async function fetchPage(url: string, request: RequestInit = {}): Promise<SentPage> {
  const { status, html } = await fetchRendered(url, {
    ...request,
    headers: { 'accept-encoding': 'identity', ...request.headers },
  });
  return new SentPage(status, html);
}

function withoutHidden(document: Document): Document {
  for (const element of document.querySelectorAll(HIDDEN)) element.remove();
  return document;
}
