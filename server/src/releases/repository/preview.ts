import type { Signer } from '../../base/config/signingKey';

/** Builds that one shopper asks to see instead of the live ones. */
export interface Preview {
  /** Build ids by package name. */
  builds: ReadonlyMap<string, string>;
  /** Whether a valid signature covers them; without it, only builds are shown that are served anyway. */
  isSigned: boolean;
}

export const PREVIEW_PURPOSE = 'preview';

/** The preview of a shopper who asks for no other builds. */
export const noPreview: Preview = { builds: new Map(), isSigned: false };

const BUILD = '[a-z][a-z0-9-]*@[\\w-]{1,64}';
/** Builds, and optionally expiry (seconds since 1970) and signature. Separated by dots, since a cookie may hold no commas. */
const PREVIEW = new RegExp(`^(${BUILD}(?:\\.${BUILD})*)(?:\\.(\\d{10})\\.([\\w-]{43}))?$`);

/** The text of a preview for links and cookies: `blog@77aa.checkout@4f1c`. */
export function previewText(builds: ReadonlyMap<string, string>): string {
  return [...builds]
    .map(([name, build]) => `${name}@${build}`)
    .sort()
    .join('.');
}

/** The text of a preview with a signature: `checkout@4f1c.1763900000.<signature>`. */
export function signPreview(builds: ReadonlyMap<string, string>, until: Date, signer: Signer): string {
  const text = `${previewText(builds)}.${Math.floor(until.getTime() / 1000)}`;
  return `${text}.${signer.sign(text)}`;
}

/** Reads such a text; empty for any other text. A wrong or expired signature counts as none. */
export function readPreview(text: string, signer: Signer): Preview {
  const [, listed, expiry = '', signature = ''] = PREVIEW.exec(text) ?? [];
  if (!listed) return noPreview;
  const builds = new Map(listed.split('.').map((part) => part.split('@') as [name: string, build: string]));
  const isSigned = Number(expiry) * 1000 > Date.now() && signer.isSigned(`${previewText(builds)}.${expiry}`, signature);
  return { builds, isSigned };
}
