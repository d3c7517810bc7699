import { integrityOf } from '@glow/shared/integrity';
import { browserScript } from './browserScripts';

/** The page's inline script (`shared/src/hydration/inlineScript.ts`), minified to less than 1 kB. */
export const inlineScript = browserScript('inlineScript');

/** Its hash source for the content security policy. */
export const inlineScriptSource = `'${integrityOf(inlineScript)}'`;

/** The script that replays what the inline script has queued (`shared/src/hydration/replayScript.ts`). */
export const replayScript = browserScript('replayScript');

export const replayScriptIntegrity = integrityOf(replayScript);

export const REPLAY_SCRIPT_PATH = '/replay.js';

/** The version in its URL, with which browsers keep it for a year: ten letters and digits of its hash. */
export const replayScriptVersion = replayScriptIntegrity.replace(/\W/g, '').slice(-10);
