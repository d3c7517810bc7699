import { integrityOf } from '@glow/shared/integrity';
import { browserScript } from './browserScripts';

/** Minified to less than 1 kB. */
export const inlineScript = browserScript('inlineScript');

/** Its hash source for the content security policy. */
export const inlineScriptSource = `'${integrityOf(inlineScript)}'`;

/** Replays the actions that the inline script has queued. */
export const replayScript = browserScript('replayScript');

export const replayScriptIntegrity = integrityOf(replayScript);

export const REPLAY_SCRIPT_PATH = '/replay.js';

/** Ten letters and digits of its hash; with this version in the URL, browsers keep the script for a year. */
export const replayScriptVersion = replayScriptIntegrity.replace(/\W/g, '').slice(-10);
