import { pathOf } from './programs.js';

/** The path of Firefox: `FIREFOX`, or one in the path; undefined if none is installed. */
export const firefoxPath = process.env.FIREFOX ?? pathOf('firefox-esr') ?? pathOf('firefox');

/** What is said if there is no Firefox. */
export const WITHOUT_FIREFOX =
  'Not run: the purchase, the account and the journal in Firefox, because this machine has none (Debian: apt-get install firefox-esr; elsewhere: set FIREFOX to its path).';
