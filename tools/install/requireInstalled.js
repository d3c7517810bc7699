// node --import ./tools/install/requireInstalled.js <program>: an operator's command, which installs nothing (decision 0076)
import { missingPackages } from './installed.js';

const missing = missingPackages();
if (missing.length > 0) {
  console.error(
    `Not installed: ${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ` and ${missing.length - 3} more` : ''}. \`npm start\`, \`npm run build\` or \`npm install\` installs what is missing; this command changes nothing.`,
  );
  process.exit(1);
}
await import('tsx');
