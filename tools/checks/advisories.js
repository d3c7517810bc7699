// npm run advisories: known vulnerabilities of what the store ships. Ends with 1 where there is one, with 2 where the registry cannot be asked.
import { npm } from './npm.js';

const { stdout } = npm('audit', '--json', '--omit', 'dev', '--package-lock-only');
const { vulnerabilities, message, error } = read(stdout);

if (!vulnerabilities) {
  const reason = error?.summary || message || 'no answer';
  console.error(`Whether there are advisories is not known: the registry cannot be asked (${reason.split('\n')[0]}).`);
  process.exitCode = 2;
} else {
  const found = Object.values(vulnerabilities);
  for (const { name, severity, via } of found)
    console.log(`${severity}  ${name}: ${via.map((cause) => cause.title ?? `by ${cause}`).join(', ')}`);
  console.log(
    found.length === 0 ? 'No known vulnerabilities.' : `${found.length} packages with known vulnerabilities.`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text.trim() };
  }
}
