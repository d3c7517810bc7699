/** What the log keeps of an error: its kind, its code and where it arose. Messages are left out, databases put values into them. */
export function safeErrorLog(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error ? error.code : undefined;
  return { error: error.name, code, at: error.stack?.split('\n').filter((text) => text.startsWith('    at ')).map((text) => text.trim()) };
}
