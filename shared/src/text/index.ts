/** Text functions that know no domain, no React and no browser: the server uses them too. */
export { compareTexts } from './compareTexts';
export { cutText } from './cutText';
export { foldText } from './foldText';
export { fullName } from './fullName';
export { initialsOf } from './initialsOf';
export { printable } from './printable';
export { redact } from './redact';
export { redactAddresses } from './redactAddresses';
export { scriptJson } from './scriptJson';
