// Runs before it is known that anything is installed: no dependency may be imported here.
import { missingPackages } from './installed.js';

/** Commands for which what the server needs is enough, so that an operator's machine needs no tools. */
const OF_OPERATORS = [
  ...['catalog', 'db', 'registry', 'shop', 'status'],
  ...['allow', 'preview', 'promote', 'prune', 'releases', 'rollback', 'unpublish'],
];

/** Ends the process with a sentence when packages are missing that a command needs: it installs nothing itself (decision 0076). */
export function requireInstalled(command) {
  const missing = missingPackages({ withTools: !OF_OPERATORS.includes(command) });
  if (missing.length === 0) return;
  const more = missing.length > 3 ? ` and ${missing.length - 3} more` : '';
  console.error(
    `Not installed: ${missing.slice(0, 3).join(', ')}${more}. \`npm start\`, \`npm run build\` or \`npm install\` installs what is missing; this command changes nothing.`,
  );
  process.exit(1);
}
