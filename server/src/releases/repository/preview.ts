import type { Signer } from '../../base/config/signingKey';

/** Builds that one shopper asks to see instead of the live ones. */
export interface Preview {
  builds: ReadonlyMap<string, string>;
  /** Without a valid signature, a shopper sees only builds that are served anyway. */
  isSigned: boolean;
}

export const PREVIEW_PURPOSE = 'preview';

export const noPreview: Preview = { builds: new Map(), isSigned: false };

const BUILD = '[a-z][a-z0-9-]*@[\\w-]{1,64}';
/** Builds; for signed texts also expiry (seconds since 1970) and signature. A cookie may hold dots, but no commas. */
const PREVIEW = new RegExp(`^(${BUILD}(?:\\.${BUILD})*)(?:\\.(\\d{10})\\.([\\w-]{43}))?$`);

/** For links and cookies: `blog@77aa.checkout@4f1c`. */
export function previewText(builds: ReadonlyMap<string, string>): string {
  return [...builds]
    .map(([name, build]) => `${name}@${build}`)
    .sort()
    .join('.');
}

/** For links and cookies: `checkout@4f1c.1763900000.<signature>`. */
export function signPreview(builds: ReadonlyMap<string, string>, until: Date, signer: Signer): string {
  const text = `${previewText(builds)}.${Math.floor(until.getTime() / 1000)}`;
  return `${text}.${signer.sign(text)}`;
}

/** Another text gives an empty preview; a wrong or expired signature counts as none. */
export function readPreview(text: string, signer: Signer): Preview {
  const [, listed, expiry = '', signature = ''] = PREVIEW.exec(text) ?? [];
  if (!listed) return noPreview;
  const builds = new Map(listed.split('.').map((part) => part.split('@') as [name: string, build: string]));
  const isSigned = Number(expiry) * 1000 > Date.now() && signer.isSigned(`${previewText(builds)}.${expiry}`, signature);
  return { builds, isSigned };
}
